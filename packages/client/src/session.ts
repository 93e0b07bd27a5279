import type { HttpRefusal } from '@croupier/house/protocol';
import { RefusedByHouse } from './refused.ts';

/** Comes in by one of the doors of HTTP; the answer is the session cookie. */
export async function comeIn(address: string, door: string, body: object | undefined): Promise<string> {
  const answer = await fetch(`${address}${door}`, {
    method: 'POST',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw await refusalIn(answer);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

export async function refusalIn(answer: Response): Promise<Error> {
  const text = await answer.text();
  if (!answer.headers.get('content-type')?.includes('json')) return new Error(`${answer.status}: ${text}`);
  const { error }: HttpRefusal = JSON.parse(text);
  return new RefusedByHouse(error);
}
