import type { FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import { type AnswerName, answerSchemas } from './answer-schemas.ts';

/** The tighter limit on requests for whoever comes in. */
export interface StrictLimit {
  readonly config: { readonly rateLimit: { readonly max: number; readonly timeWindow: string } };
}

interface Parts {
  readonly body?: z.ZodType;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly list?: boolean;
}

/** A route as OpenAPI shows it, from the same schemas that check it. */
export function described(summary: string, answer: AnswerName | z.ZodType, parts: Parts = {}): FastifySchema {
  const one = typeof answer === 'string' ? answerSchemas[answer] : answer;
  return {
    summary,
    ...(parts.body ? { body: z.toJSONSchema(parts.body, { io: 'input' }) } : {}),
    ...(parts.params ? { params: z.toJSONSchema(parts.params, { io: 'input' }) } : {}),
    ...(parts.query ? { querystring: z.toJSONSchema(parts.query, { io: 'input' }) } : {}),
    response: {
      200: { description: summary, ...z.toJSONSchema(parts.list ? z.array(one) : one) },
      '4xx': {
        description: 'Refused: why, and the clause if one forbids it',
        ...z.toJSONSchema(answerSchemas.HttpRefusal),
      },
    },
  };
}

export const bodyOf = <T>(request: FastifyRequest, schema: z.ZodType<T>): T =>
  schema.parse(request.body ?? {});
export const paramsOf = <T>(request: FastifyRequest, schema: z.ZodType<T>): T => schema.parse(request.params);
export const queryOf = <T>(request: FastifyRequest, schema: z.ZodType<T>): T => schema.parse(request.query);
