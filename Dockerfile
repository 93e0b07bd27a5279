# Croupier in a container: built from this repository, run without rights.
FROM node:22-bookworm-slim AS build
WORKDIR /croupier
COPY . .
RUN npm ci --no-audit --no-fund && npm run build

FROM node:22-bookworm-slim
WORKDIR /croupier
ENV NODE_ENV=production
COPY --from=build /croupier/package.json /croupier/package-lock.json ./
COPY --from=build /croupier/packages ./packages
COPY --from=build /croupier/rulebooks ./rulebooks
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force \
  && mkdir -p /data /checkpoints && chown node:node /data /checkpoints
USER node
EXPOSE 4321
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4321/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "packages/cli/bin/croupier.mjs"]
CMD ["serve", "--host", "0.0.0.0", "--port", "4321", "--data", "/data"]
