import { cents } from '@croupier/table';
import { texasHoldem } from '../../bclc-poker/17.0-texas-holdem.ts';
import { jackpotNamed } from '../../bclc-poker/jackpots.ts';
import { RiggedHand, setupWith } from '../../poker/testing/rigged-hand.ts';
import type { Variant } from '../../poker/variant.ts';
import { type Elsewhere, finishedHand } from '../finished-hand.ts';
import { type JackpotAward, type JudgedJackpots, judgeJackpots } from '../judge.ts';

export interface Dealt {
  readonly holes: Record<number, string>;
  readonly board?: string;
  /** How many are dealt in; five unless a test says otherwise. */
  readonly players?: number;
  readonly away?: readonly number[];
  readonly elsewhere?: readonly Elsewhere[];
  /** In cents, and the bet of the first round too; everybody puts in one. */
  readonly bigBlind?: number;
  readonly options?: Record<string, unknown>;
  readonly variant?: Variant;
  /** What is answered before everybody calls and checks to the end. */
  readonly answers?: readonly string[];
}

/** A hand in which everybody comes in for one bet of five dollars and checks to the end, unless a test says otherwise. */
function dealt(hand: Dealt): RiggedHand {
  const { holes, board = '', players = 5, bigBlind = 500, variant = texasHoldem } = hand;
  const bets = variant.forced.kind === 'blinds' ? { bigBlind } : { smallBet: bigBlind, ante: 100 };
  const setup = setupWith(
    Array.from({ length: players }, () => 100_000),
    { ...bets, ...hand.options },
    { variant },
  );
  const rigged = new RiggedHand(setup, { holes, board });
  rigged.do(...(hand.answers ?? []));
  while (rigged.hand.waiting.for === 'answer') {
    const answer = passive(rigged);
    if (answer === undefined) rigged.away();
    else rigged.do(answer);
  }
  return rigged;
}

/** Shows, checks or calls; a card that must be thrown away is the last one. */
function passive({ question }: RiggedHand): string | undefined {
  const may = (verb: string): boolean =>
    question.actions.some((action) => action.verb === verb && !action.refused);
  return ['show', 'check', 'call', 'bet'].find(may);
}

/** What a hand wins of jackpots: `'28.0': 100_000` posts a thousand dollars for section 28.0, `'30.0 quads-9': …` a prize. */
export function judged(
  posted: Readonly<Record<string, number>>,
  hand: Dealt,
  options: Record<string, unknown> = {},
): JudgedJackpots {
  const { state } = dealt(hand).hand;
  const witness = { away: new Set(hand.away), knows: () => true, elsewhere: hand.elsewhere ?? [] };
  const open = Object.entries(posted).map(([key, amount]) => {
    const [section = '', name = null] = key.split(' ');
    return { rules: jackpotNamed(IDS[section] ?? '').with(options), name, amount: cents(amount) };
  });
  return judgeJackpots(finishedHand(state, witness), open);
}

const IDS: Readonly<Record<string, string>> = {
  '28.0': 'bclc-poker/bad-beat-jackpot',
  '29.0': 'bclc-poker/wide-area-bad-beat-jackpot',
  '30.0': 'bclc-poker/high-hand-progressive-jackpot',
  '31.0': 'bclc-poker/daily-high-hand-bonus',
  '32.0': 'bclc-poker/limit-no-limit-high-hand-progressive-jackpot',
};

/** Who has what of the only jackpot that was won: `{ 1: 50000 }`; undefined if none was. */
export function awarded({ won }: JudgedJackpots): Record<string, number> | undefined {
  const [only, ...more] = won;
  if (more.length > 0) throw new Error('Several were won.');
  return only && Object.fromEntries(only.awards.map((award) => [whoOf(award), award.amount]));
}

const whoOf = ({ table, seat }: JackpotAward): string =>
  table === undefined ? `${seat}` : `${table}/${seat}`;
