import { heardByTheHouse, saidByTheHouse, type WireMessage } from './wire-messages.ts';

/** The WebSocket for programs, in AsyncAPI 3.0, made from the schemas that check its messages: `/api/asyncapi.json`. */
export function asyncApi(): object {
  const heard = heardByTheHouse().map((message) => ({ name: `to-house.${message.type}`, message }));
  const said = saidByTheHouse().map((message) => ({ name: nameOf(message), message }));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Croupier',
      version: '1',
      description:
        'What happens at the tables, and what players ask of them. Open /ws with the session cookie that POST /api/guest or ' +
        'POST /api/sign-in sets; each message is one JSON document. /protocol and /api/openapi.json have the rest.',
    },
    defaultContentType: 'application/json',
    channels: {
      tables: {
        address: '/ws',
        messages: Object.fromEntries(
          [...heard, ...said].map(({ name }) => [name, reference('components/messages', name)]),
        ),
      },
    },
    operations: {
      hear: operation('receive', 'What a client may send', heard),
      say: operation('send', 'What the house sends', said),
    },
    components: {
      messages: Object.fromEntries(
        [...heard, ...said].map(({ name, message: { type, about, schema } }) => [
          name,
          { name: type, summary: about, payload: schema },
        ]),
      ),
    },
  };
}

const nameOf = ({ type, kind }: WireMessage): string =>
  ['from-house', type, ...(kind === undefined ? [] : [kind])].join('.');

const reference = (where: string, name: string): object => ({ $ref: `#/${where}/${name}` });

const operation = (
  action: 'send' | 'receive',
  summary: string,
  messages: readonly { name: string }[],
): object => ({
  action,
  summary,
  channel: reference('channels', 'tables'),
  messages: messages.map(({ name }) => reference('channels/tables/messages', name)),
});
