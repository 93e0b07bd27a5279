import type { Statistics } from '@croupier/house/protocol';
import { chips } from '../chips/money.ts';

type Game = Statistics['rounds']['games'][number];
type PokerGame = Statistics['hands']['games'][number];

/** Fewer rounds than this and luck is nearly all of it. */
const MANY = 1_000;

/** "You staked 1,250 in 40 rounds and lost 35. At the edges of these bets so much would cost about 17.50 in the long run." */
export function againstTheEdge({
  rounds,
  staked,
  net,
  expected,
}: Pick<Game, 'rounds' | 'staked' | 'net' | 'expected'>): string {
  const result = net === 0 ? 'came out even' : `${net < 0 ? 'lost' : 'won'} ${chips(Math.abs(net))}`;
  const played = `You staked ${chips(staked)} in ${rounds.toLocaleString('en')} ${rounds === 1 ? 'round' : 'rounds'} and ${result}.`;
  if (expected === null) return `${played} What these bets cost in the long run is not counted yet.`;
  const would = expected > 0 ? 'bring' : 'cost';
  const luck = net - expected;
  const verdict =
    luck === 0
      ? 'You are exactly there.'
      : `You are ${chips(Math.abs(luck))} ${luck > 0 ? 'better' : 'worse'} off than that${
          rounds < MANY ? ', which over so few rounds is luck' : ''
        }.`;
  return `${played} At the edges of these bets so much would ${would} about ${chips(Math.abs(expected))} in the long run. ${verdict}`;
}

/** "38 %", or nothing to say of none. */
export const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;

/** "1.06 %", with a true minus for what favours the player; nothing to say of what is not counted. */
export const edgeOf = (edge: number | null): string =>
  edge === null ? '–' : `${edge < 0 ? '−' : ''}${Math.abs(edge * 100).toFixed(2)} %`;

/** Big blinds in a hundred hands, with a true minus. */
export function perHundred({ bigBlinds, hands }: Pick<PokerGame, 'bigBlinds' | 'hands'>): string {
  if (hands === 0) return '–';
  const rate = Math.round((bigBlinds / hands) * 1_000) / 10;
  return `${rate > 0 ? '+' : rate < 0 ? '−' : ''}${Math.abs(rate).toFixed(1)}`;
}
