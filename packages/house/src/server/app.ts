import { existsSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import swagger from '@fastify/swagger';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import { SignInLocked } from '../people/index.ts';
import type { HttpRefusal } from '../protocol/index.ts';
import { isReachable } from '../storage/reachable.ts';
import type { TableSetting } from '../tables/setting.ts';
import { asyncApi } from './asyncapi.ts';
import type { Casino } from './casino.ts';
import { compressAnswers } from './compressed.ts';
import type { Mathematician } from './mathematician.ts';
import { type Counters, routeMetrics } from './metrics.ts';
import { hasNul, NUL_REFUSED } from './nul.ts';
import { isOwnOrigin } from './origin.ts';
import { protocolPage } from './protocol-page.ts';
import { routeAudit } from './routes-audit.ts';
import { routeHowToPlay } from './routes-how-to-play.ts';
import { routeJackpots } from './routes-jackpots.ts';
import { routeOdds } from './routes-odds.ts';
import { routePeople } from './routes-people.ts';
import { routePlayed } from './routes-played.ts';
import { routePoker } from './routes-poker.ts';
import { routeRules } from './routes-rules.ts';
import { routeSelf } from './routes-self.ts';
import { routeSessions } from './routes-sessions.ts';
import { NotAllowed, routeStaff } from './routes-staff.ts';
import { routeStatistics } from './routes-statistics.ts';
import { NotThere, routeTables } from './routes-tables.ts';
import { routeTraining } from './routes-training.ts';
import { sentenceOf } from './sentences.ts';
import { NotSignedIn } from './session.ts';

export interface AppOptions {
  /** The directory of the web client; without it only the API is served. */
  readonly assets?: string;
  /** The directory of the pages about the packages, which may not have been made. */
  readonly reference?: string;
  /** Who works out what the games are worth; without one nobody says it. */
  readonly mathematician?: Mathematician;
  /** How long a request may take to arrive, in milliseconds. */
  readonly requestTime: number;
  /** Where there are metrics to be read. */
  readonly metrics?: Counters;
  /** Where every request gets a line. */
  readonly log: FastifyBaseLogger;
  readonly trustProxy?: readonly string[];
  /** Requests that one address may make in a minute; a twentieth of it to come in by. */
  readonly requestsPerMinute: number;
}

const LARGEST_BODY = 16 * 1024;

/** The HTTP side of the house. */
export async function makeApp(casino: Casino, options: AppOptions): Promise<FastifyInstance> {
  const answerWhy = (error: unknown, reply: Pick<FastifyReply, 'header' | 'status'>): FastifyReply => {
    const { status, ...refusal } = sentenceOf(error);
    if (status >= 500) casino.complain(error);
    const body: HttpRefusal = { error: refusal };
    if (error instanceof SignInLocked) reply.header('retry-after', Math.ceil(error.wait / 1000));
    return reply.status(statusFor(error) ?? status).send(body);
  };
  const app: FastifyInstance = fastify({
    // An address that cannot be read comes to no route, and so to no handler of errors.
    frameworkErrors: (error, _request, reply) => {
      answerWhy(error, reply);
    },
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: true,
    // Fastify's own lines of a request are two; here it has one, when it is answered.
    loggerInstance: options.log.child({}, { level: 'error' }),
    trustProxy: options.trustProxy ? [...options.trustProxy] : false,
    // A body or a header that never ends is not waited for.
    requestTimeout: options.requestTime,
    connectionTimeout: 0,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: options.requestTime, connectionsCheckingInterval: options.requestTime / 10 },
  });
  // Bodies are checked by the protocol's own schemas in the handlers; here they only describe.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  acceptJsonOnly(app);
  app.setErrorHandler((error, _request, reply) => answerWhy(error, reply));
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: false,
  });
  // Whoever hung up before they were heard has no address to count by, and hears no answer.
  app.addHook('onRequest', async ({ socket }, reply) => {
    if (socket.remoteAddress === undefined) reply.hijack();
  });
  await app.register(rateLimit, {
    max: options.requestsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { statusCode }) =>
      Object.assign(new Error('Too many requests; wait a minute.'), { statusCode }),
  });
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Croupier',
        description:
          'Casino table games by the book: the HTTP side of the house. What happens at the tables comes over the WebSocket; see /protocol.',
        version: '1',
      },
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    const refuse = (status: number, reason: string) => {
      const body: HttpRefusal = { error: { reason } };
      return reply.status(status).send(body);
    };
    if (!isOwnOrigin(request.headers)) await refuse(403, 'Requests from other sites are not taken.');
    else if (hasNul(request.url)) await refuse(400, NUL_REFUSED);
  });
  app.addHook('onResponse', async ({ method, url, ip }, reply) => {
    const took = Math.round(reply.elapsedTime);
    options.log.info({ method, url, address: ip, status: reply.statusCode, milliseconds: took }, 'a request');
  });
  compressAnswers(app);
  if (options.metrics) routeMetrics(app, casino, options.metrics);
  const max = Math.ceil(options.requestsPerMinute / 20);
  await app.register(async (routes) => {
    const strict = { config: { rateLimit: { max, timeWindow: '1 minute' } } };
    routePeople(routes, casino, strict);
    routeSelf(routes, casino);
    routeSessions(routes, casino, strict);
    routeStaff(routes, casino, strict);
    routeAudit(routes, casino);
    routeTables(routes, casino);
    routePlayed(routes, casino);
    routeStatistics(routes, casino, options.mathematician, strict);
    routePoker(routes, casino);
    routeJackpots(routes, casino);
    routeRules(routes);
    routeHowToPlay(routes, casino);
    const settingOf = (table: string): TableSetting | undefined => {
      const open = casino.tables.get(table);
      return open?.kind === 'banked' ? open.driver.setting : undefined;
    };
    routeOdds(routes, settingOf, options.mathematician, strict);
    routeTraining(routes, (table) => settingOf(table)?.game, casino.training);
  });
  const hasReference = options.reference !== undefined && existsSync(join(options.reference, 'index.html'));
  app.get('/livez', { schema: { hide: true }, config: { rateLimit: false } }, () => ({ ok: true }));
  app.get('/healthz', { schema: { hide: true }, config: { rateLimit: false } }, async (_request, reply) => {
    const ok = await isReachable(casino.store.database);
    return reply.status(ok ? 200 : 503).send({ ok });
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/api/asyncapi.json', { schema: { hide: true } }, () => asyncApi());
  app.get('/protocol', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(protocolPage(app.swagger(), hasReference)),
  );
  await serveClient(app, options.assets);
  if (hasReference) await serveReference(app, options.reference);
  return app;
}

/** The page may run and load what comes from this house, and nothing else. */
const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  // React and the animations set style attributes.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'"],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (hasNul(String(body))) {
      done(Object.assign(new Error(NUL_REFUSED), { statusCode: 400 }));
      return;
    }
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)));
    } catch {
      done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }));
    }
  });
}

function statusFor(error: unknown): number | undefined {
  if (error instanceof NotSignedIn) return 401;
  if (error instanceof NotAllowed) return 403;
  return error instanceof NotThere ? 404 : undefined;
}

/** The pages about the packages, beside the client's files. */
const serveReference = async (app: FastifyInstance, pages = ''): Promise<void> => {
  app.get('/reference', { schema: { hide: true } }, (_request, reply) => reply.redirect('/reference/'));
  await app.register(files, { root: pages, prefix: '/reference/', decorateReply: false });
};

/** Where the build puts files whose names carry their hash. */
const BUNDLED = '/assets/';

/** The web client, with its page for every address that is none of the house's own. */
async function serveClient(app: FastifyInstance, assets: string | undefined): Promise<void> {
  const served = assets !== undefined && existsSync(assets);
  if (served) {
    await app.register(files, {
      root: assets,
      // The build leaves brotli and gzip beside each file.
      preCompressed: true,
      // Names of bundled files carry their hash; the page itself is always asked for.
      setHeaders: (reply, path) => {
        void reply.header(
          'cache-control',
          path.startsWith(join(assets, BUNDLED)) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    // A file of another release is gone: the page in its place would be kept as that file.
    const isPage = ![BUNDLED, '/api/'].some((folder) => request.url.startsWith(folder));
    if (served && request.method === 'GET' && isPage) {
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    }
    const body: HttpRefusal = { error: { reason: 'There is nothing at this address.' } };
    return reply.status(404).send(body);
  });
}
