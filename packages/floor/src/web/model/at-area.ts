import type { BetView, LineView, ResultView, TableView } from '@croupier/house/protocol';
import type { BetKind, BetOption } from '@croupier/table';
import type { Asked } from './model.ts';

/** What lies on one area of the layout, and what may be done there, as the house says. */
export interface AtArea {
  readonly mine: number;
  readonly tip: number;
  readonly others: readonly OthersBet[];
  /** On its way: asked, not answered. */
  readonly asked: number;
  /** What became of my bets here; those for the dealer are told apart, in the result. */
  readonly lines: readonly LineView[];
  /** The bet that a chip would be here. */
  readonly option: BetOption | null;
}

interface OthersBet {
  readonly name: string;
  readonly kind: BetKind;
  readonly amount: number;
  /** How it came out, once the round is over. */
  readonly result: ResultView | null;
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
  return {
    mine: sum(mine.filter(({ kind }) => kind !== 'tip')),
    tip: sum(mine.filter(({ kind }) => kind === 'tip')),
    others: bets
      .filter(({ who }) => who !== view.you.who)
      .map(({ who, kind, amount }) => ({
        name: nameOf(view, who),
        kind,
        amount,
        result: resultAt(view, { ...place, who, kind }),
      })),
    asked: sum(here(asked.flatMap(({ command }) => (command.type === 'bet' ? command.changes : [])))),
    lines: view.you.lines.filter(
      ({ seat, wager, kind }) => seat === place.spot && wager === place.wager && kind !== 'tip',
    ),
    option: here(view.you.options).find(({ kind }) => (kind === 'tip') === forDealer) ?? null,
  };
}

/** What all the others' bets here won or lost together; null until the round is over. */
export function othersNet({ others }: Pick<AtArea, 'others'>): number | null {
  const results = others.flatMap(({ result }) => result ?? []);
  return results.length === 0 ? null : netOfAll(results);
}

/** How somebody's bet came out, for all to see. */
export function resultAt(
  { results }: TableView,
  bet: { readonly spot: number; readonly wager: string; readonly who: string; readonly kind: BetKind },
): ResultView | null {
  return (
    results.find(
      ({ seat, wager, who, kind }) =>
        seat === bet.spot && wager === bet.wager && who === bet.who && kind === bet.kind,
    ) ?? null
  );
}

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

/** What is known of a settled bet, whosever it is. */
export type CameOut = Pick<LineView, 'kind' | 'result' | 'stake' | 'returned'>;

/** What a settled bet did to its owner's chips. What a bet for the dealer wins is the dealer's. */
export const netOf = ({ kind, result, stake, returned }: CameOut): number =>
  kind === 'tip' && result === 'win' ? -stake : returned - stake;

export const netOfAll = (lines: readonly CameOut[]): number =>
  lines.reduce((total, line) => total + netOf(line), 0);

/** What is paid on the bets that won, beside what was staked. */
export const paidOn = ({ lines }: Pick<AtArea, 'lines'>): number =>
  lines.reduce((total, line) => total + Math.max(0, netOf(line)), 0);

/** What is paid on the others' bets that won. */
export const paidToOthers = ({ others }: Pick<AtArea, 'others'>): number =>
  others.reduce((total, { result }) => total + (result ? Math.max(0, netOf(result)) : 0), 0);
