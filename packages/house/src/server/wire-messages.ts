import { z } from 'zod';
import { clientMessage, serverMessage } from '../protocol/index.ts';

/** One message of the WebSocket as the pages for people and for programs describe it. */
export interface WireMessage {
  readonly type: string;
  /** Whose part is inside, where there is one for each kind of table. */
  readonly kind: string | undefined;
  readonly about: string;
  /** JSON Schema, draft 7, which AsyncAPI takes as it is. */
  readonly schema: Readonly<Record<string, unknown>>;
}

export const heardByTheHouse = (): WireMessage[] => clientMessage.options.map(described);
export const saidByTheHouse = (): WireMessage[] => serverMessage.options.map(described);

function described(message: z.ZodObject): WireMessage {
  const {
    $schema: _dialect,
    description,
    ...schema
  } = z.toJSONSchema(message, { io: 'input', target: 'draft-7' });
  return {
    type: constantOf(message, 'type') ?? '',
    kind: constantOf(message, 'kind'),
    about: description ?? '',
    schema,
  };
}

function constantOf({ shape }: z.ZodObject, field: string): string | undefined {
  const literal = shape[field];
  return literal instanceof z.ZodLiteral ? String(literal.value) : undefined;
}
