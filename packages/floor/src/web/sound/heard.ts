import type { PokerTableView, TableView } from '@croupier/house/protocol';

/** What is to be heard: something on the felt, or a sentence of the dealer's. */
export type Heard = { readonly sound: 'card' | 'chips' | 'won' } | { readonly say: string };

const CARD: Heard = { sound: 'card' };
const CHIPS: Heard = { sound: 'chips' };
const WON: Heard = { sound: 'won' };

/** What is heard when a table goes from one look to the next; nothing of what lay there before one came. */
export function heardAtTable(before: TableView | null, now: TableView): readonly Heard[] {
  if (before?.table !== now.table) return [];
  const same = before.round === now.round;
  const said = same ? now.calls.slice(before.calls.length) : now.calls;
  const won = now.phase.name === 'settled' && before.phase.name !== 'settled';
  return [
    ...(cardsOn(now) > (same ? cardsOn(before) : 0) ? [CARD] : []),
    ...(chipsOn(now) > (same ? chipsOn(before) : 0) ? [CHIPS] : []),
    ...(won && now.you.lines.some(({ result }) => result === 'win') ? [WON] : []),
    ...said.filter((say) => say !== '').map((say) => ({ say })),
  ];
}

/** The same at a poker table, where each step is told in a sentence or speaks for itself. */
export function heardAtPoker(
  before: PokerTableView | null,
  now: PokerTableView,
  told: (step: NonNullable<PokerTableView['hand']>['log'][number]) => string,
): readonly Heard[] {
  if (before?.table !== now.table || !now.hand) return [];
  const known = before.hand?.number === now.hand.number ? before.hand.log.length : 0;
  const steps = now.hand.log.slice(known);
  const happened = (...types: readonly string[]): boolean => steps.some(({ type }) => types.includes(type));
  return [
    ...(happened('dealt', 'turned') ? [CARD] : []),
    ...(happened('posted', 'acted', 'collected') ? [CHIPS] : []),
    ...(steps.some((step) => step.type === 'awarded' && step.seat === now.you.seat) ? [WON] : []),
    ...steps
      .filter(({ type }) => type !== 'dealt' && type !== 'burned')
      .map((step) => ({ say: told(step) }))
      .filter(({ say }) => say !== ''),
  ];
}

const cardsOn = ({ places }: TableView): number => places.reduce((sum, { cards }) => sum + cards.length, 0);

const chipsOn = ({ bets }: TableView): number => bets.reduce((sum, { amount }) => sum + amount, 0);
