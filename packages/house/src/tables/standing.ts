import { type PlayerId, progressivesOf, type Refusal, roomIn } from '@croupier/table';
import type {
  BankView,
  MeterView,
  OfferView,
  PersonView,
  PhaseView,
  StandingView,
} from '../protocol/index.ts';
import { needsABet } from './decide-round.ts';
import { noBank } from './no-bets.ts';
import type { TableSetting } from './setting.ts';
import type { TableState } from './state.ts';

/** What stands at the table beside the bets, for all to see. */
export function viewStanding(
  table: TableSetting,
  state: TableState,
  phase: Pick<PhaseView, 'until'>,
  naming: (player: PlayerId) => PersonView,
): StandingView {
  const { jackpot } = state;
  return {
    bank: viewBank(table, state, naming),
    offer: viewOffer(state, phase, naming),
    meters: viewMeters(table, state),
    jackpot: jackpot && {
      stage: jackpot.stage,
      winners: jackpot.awards.map(({ seat, player, amount }) => ({ seat, who: naming(player).who, amount })),
    },
    paidIn: state.paid?.round ?? null,
    ready: [...state.ready].map((player) => naming(player).who),
    freeHand: state.free,
    waits: waitsFor(table, state),
  };
}

/**
 * True if nothing that is seen of it can have changed: then it need not be told again. A player's bank covers less with every
 * bet, an offer has its time, and shared meters move at other tables; there nothing is left out.
 */
export const standsAsBefore = (table: TableSetting, before: TableState, now: TableState): boolean =>
  before.phase === 'betting' &&
  now.phase === 'betting' &&
  before.bank === now.bank &&
  now.bank.holder === null &&
  before.meters === now.meters &&
  before.links === now.links &&
  before.jackpot === now.jackpot &&
  before.paid === now.paid &&
  before.ready === now.ready &&
  before.free === now.free &&
  needsABet(table, before) === needsABet(table, now);

/** What can be won of the table's meters, once they are seeded. */
export const viewMeters = ({ game }: TableSetting, { meters, links }: TableState): MeterView[] =>
  Object.entries(progressivesOf(game.layout)).flatMap(([name, { wager, reseed }]) => {
    const amount = meters[name];
    return amount === undefined ? [] : [{ name, wager, amount, reseed, shared: links[name] ?? null }];
  });

/** A bank is seen from when it is put up until its round is settled. */
function viewBank(
  table: TableSetting,
  state: TableState,
  naming: (player: PlayerId) => PersonView,
): BankView | null {
  const bank = state.bank.holder ?? (state.phase === 'settled' ? state.standing.bank : undefined);
  if (!bank) return null;
  return {
    seat: bank.seat,
    holder: naming(bank.player),
    amount: bank.amount,
    dealerBet: bank.dealerBet ?? null,
    room: roomIn(table.game.layout, state.bank.holder, state.bets),
  };
}

function viewOffer(
  { phase: name, shoe, bank }: TableState,
  { until }: Pick<PhaseView, 'until'>,
  naming: (player: PlayerId) => PersonView,
): OfferView | null {
  if (name === 'cut' && shoe.offered)
    return { of: 'cut', seat: shoe.offered.seat, holder: naming(shoe.offered.player), until };
  return name === 'bank' && bank.offered && bank.offered !== 'anybody'
    ? { of: 'bank', seat: bank.offered.seat, holder: naming(bank.offered.player), until }
    : null;
}

function waitsFor(table: TableSetting, state: TableState): Refusal | null {
  const { bank: rules, freeHands } = table.game.layout;
  const missing = noBank(table, state);
  if (missing) return missing;
  // Bots would bet against it after a while.
  if (
    state.phase === 'betting' &&
    state.bank.holder &&
    rules?.required &&
    !table.bots &&
    state.bets.length === 0
  )
    return { reason: 'The bank waits for another player to bet against it.', cite: rules.cites.bank };
  if (state.phase === 'betting' && needsABet(table, state)) {
    const [cite] = freeHands?.cites ?? [];
    return { reason: 'No more hands without bets from this shoe: place a bet.', ...(cite ? { cite } : {}) };
  }
  if (!state.jackpot) return null;
  const [progressive] = Object.values(progressivesOf(table.game.layout));
  const reason =
    state.jackpot.stage === 'called'
      ? 'The jackpot waits for a supervisor to confirm it.'
      : 'The call of the jackpot was taken back; the round waits for the floor.';
  return { reason, ...(progressive ? { cite: progressive.cite } : {}) };
}
