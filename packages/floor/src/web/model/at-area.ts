import type { BetView, LineView, ResultView, TableView } from '@croupier/house/protocol';
import type { BetKind, BetOption } from '@croupier/table';
import type { Asked } from './model.ts';

/** What lies on one area of the layout, and what may be done there, as the house says. */
export interface AtArea {
  readonly mine: number;
  readonly tip: number;
  /** The bet for the dealer is over, and was lost. */
  readonly tipLost: boolean;
  readonly others: readonly OthersBet[];
  /** On its way: asked, not answered. */
  readonly asked: number;
  /** What became of my bets here; those for the dealer are told apart, in the result. */
  readonly lines: readonly LineView[];
  /** The bet that a chip would be here. */
  readonly option: BetOption | null;
}

/** What is known of anybody's bet that is settled. */
export type Settled = Pick<ResultView, 'kind' | 'result' | 'stake' | 'returned'>;

interface OthersBet {
  readonly name: string;
  readonly kind: BetKind;
  readonly amount: number;
  /** How it came out, once the round is over. */
  readonly settled: Settled | null;
}

export function atArea(
  view: TableView,
  asked: readonly Asked[],
  place: { readonly spot: number; readonly wager: string },
  forDealer: boolean,
): AtArea {
  const here = <T extends { readonly spot: number; readonly wager: string }>(list: readonly T[]): T[] =>
    list.filter(({ spot, wager }) => spot === place.spot && wager === place.wager);
  const bets = here(view.bets);
  const mine = bets.filter(({ who }) => who === view.you.who);
  const lines = view.you.lines.filter(({ seat, wager }) => seat === place.spot && wager === place.wager);
  return {
    mine: sum(mine.filter(({ kind }) => kind !== 'tip')),
    tip: sum(mine.filter(({ kind }) => kind === 'tip')),
    tipLost: lines.some(({ kind, result }) => kind === 'tip' && result === 'lose'),
    others: bets
      .filter(({ who }) => who !== view.you.who)
      .map(({ who, kind, amount }) => ({
        name: nameOf(view, who),
        kind,
        amount,
        settled: settledAt(view, { ...place, who, kind }),
      })),
    asked: sum(here(asked.flatMap(({ command }) => (command.type === 'bet' ? command.changes : [])))),
    lines: lines.filter(({ kind }) => kind !== 'tip'),
    option: here(view.you.options).find(({ kind }) => (kind === 'tip') === forDealer) ?? null,
  };
}

/** How all the others' bets here came out; none until the round is over. */
export const settledOf = ({ others }: Pick<AtArea, 'others'>): Settled[] =>
  others.flatMap(({ settled }) => settled ?? []);

/** How somebody's bet came out, for all to see. */
export const settledAt = (
  { results }: TableView,
  bet: { readonly spot: number; readonly wager: string; readonly who: string; readonly kind: BetKind },
): Settled | null =>
  results.find(
    ({ seat, wager, who, kind }) =>
      seat === bet.spot && wager === bet.wager && who === bet.who && kind === bet.kind,
  ) ?? null;

/** Chips that were put down and that the house has not answered for, less those that were taken back. */
export const onTheWay = (asked: readonly Asked[]): number =>
  sum(asked.flatMap(({ command }) => (command.type === 'bet' ? command.changes : [])));

const sum = (bets: readonly Pick<BetView, 'amount'>[]): number =>
  bets.reduce((total, { amount }) => total + amount, 0);

export const nameOf = (view: Pick<TableView, 'spots'>, who: string): string =>
  view.spots.find(({ holder }) => holder.who === who)?.holder.name ?? 'somebody';

/** What is in play beside your bets and your bank: a fee, or commission that is laid before the deal. */
export function besideBets({ bets, you, standing, phase }: TableView): number {
  if (phase.name !== 'betting') return 0;
  const bank = standing.bank?.holder.who === you.who ? standing.bank.amount : 0;
  return you.inPlay - bank - sum(bets.filter(({ who }) => who === you.who));
}

/** What a settled bet did to its owner's chips. What a bet for the dealer wins is the dealer's. */
export const netOf = ({ kind, result, stake, returned }: Settled): number =>
  kind === 'tip' && result === 'win' ? -stake : returned - stake;

export const netOfAll = (lines: readonly Settled[]): number =>
  lines.reduce((total, line) => total + netOf(line), 0);

/** What is paid on the bets that won, beside what was staked. */
export const paidOn = ({ lines }: Pick<AtArea, 'lines'>): number =>
  lines.reduce((total, line) => total + Math.max(0, netOf(line)), 0);

/** What is paid on the others' bets that won. */
export const paidToOthers = (at: Pick<AtArea, 'others'>): number =>
  settledOf(at).reduce((total, bet) => total + Math.max(0, netOf(bet)), 0);
