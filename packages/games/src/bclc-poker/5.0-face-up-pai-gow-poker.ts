import { paiGowHigh } from '@croupier/cards';
import {
  arrange,
  type Bet,
  type Cents,
  type DealtFelt,
  dollars,
  envyLines,
  type Game,
  game,
  handle,
  inDollars,
  judge,
  NOTHING,
  type Outcomes,
  type Place,
  PUSH,
  plus,
  type Rules,
  row,
  type Script,
  say,
  seatsOf,
  section,
  shareDown,
  to,
  total,
  turn,
  type Wager,
  win,
  worth,
} from '@croupier/table';
import { handsOf } from '../banked/look.ts';
import { bclcPoker } from '../rulebooks.ts';
import { paiGowHouseWay } from './2.0-house-way.ts';
import { deliveryOf, paiGowLayout } from './2.0-pai-gow-poker.ts';
import { MAIN, paiGowPlay, passes, placeInWords, summary, theHouseWay } from './2.0-play.ts';
import { type PaiGowShowdown, pushes, wins } from './2.0-showdown.ts';
import { ACE_HIGH_BONUS, type AceHighs, dealersAceHigh, isAceHigh } from './5.0-ace-high.ts';
import { postedFaceUp } from './5.0-posted.ts';
import { Fortune, type FortuneShowdown, fortuneBonusBy } from './fortune-bonus.ts';

const at = section(bclcPoker, '5.0');
const basic = section(bclcPoker, '2.0');
const fortune = section(bclcPoker, '3.0');

export interface FaceUpShowdown extends FortuneShowdown, AceHighs {}

/** A hand against the dealer's open one. Nothing of the basic game is decided where the dealer plays ace-high (§6.2). */
class FaceUp extends Fortune implements FaceUpShowdown {
  readonly dealerAceHigh: AceHighs['dealerAceHigh'];
  readonly returned: boolean;

  constructor(hand: PaiGowShowdown) {
    super(hand);
    this.dealerAceHigh = dealersAceHigh(hand.banker);
    this.returned = this.dealerAceHigh !== 'no';
  }

  get playerAceHigh(): boolean {
    return isAceHigh(this.cards);
  }
}

/** The basic game: nothing is kept of a win (§3.1), and a dealer who plays ace-high gives every wager back, fouls too (READINGS 34). */
const FACE_UP: Wager<PaiGowShowdown> = {
  id: MAIN,
  name: 'Pai Gow Poker',
  cite: basic('8.4.3'),
  rows: [
    row('dealer plays ace-high', ({ returned = false }) => returned, PUSH, at('6.2'), at('7.3.1.a')),
    row('both hands higher', wins, win(to(1)), basic('8.4.1'), at('3.1')),
    row('one hand higher', pushes, PUSH, basic('8.4.2'), basic('8.4.6')),
  ],
};

const FORTUNE = fortuneBonusBy({
  bonus: at('2.1.1'),
  payTable: at('6.6.1'),
  anyCards: at('2.1.5'),
  envy: at('2.2.2'),
  mark: at('7.2'),
  keep: fortune('8.2.2'),
  pay: at('9.2'),
  payEnvy: at('9.3'),
});

const BONUS_WAGERS: readonly Wager<FaceUpShowdown>[] = [FORTUNE.wager, ACE_HIGH_BONUS];
const BONUSES = BONUS_WAGERS.map(({ id }) => id);

/** §6.3: what both bonuses of all players pay in a round at most. */
const LIMIT = dollars(50_000);

const besideBasic = (wager: Wager<never>, clause: string) => ({
  wagers: [wager.id],
  anyOf: [MAIN],
  reason: `The ${wager.name} needs a Pai Gow Poker wager beside it.`,
  cite: at(clause),
});

/** bclc-poker 5.0: Face Up Pai Gow Poker with the Fortune Bonus, its envy, and the Ace High Bonus. The dealer always banks. */
export const faceUpPaiGowPoker: Game<FaceUpShowdown> = game<FaceUpShowdown, Rules<FaceUpShowdown>>({
  id: 'bclc-poker/face-up-pai-gow-poker',
  title: 'Face Up Pai Gow Poker',
  section: at,
  look: handsOf(7),
  ranked: paiGowHigh,
  houseWay: paiGowHouseWay, // §8.1
  posted: postedFaceUp,

  rules: (house) => ({
    ...paiGowLayout,
    wagers: [FACE_UP, ...BONUS_WAGERS],
    requirements: [
      ...(paiGowLayout.requirements ?? []),
      besideBasic(FORTUNE.wager, '2.1.2'),
      besideBasic(ACE_HIGH_BONUS, '2.3.2'),
    ],
    tips: {
      commissioned: false,
      paidAfterOwn: basic('5.2'),
      participating: at('4.1'),
      cites: [],
    },
    aggregates: [{ wagers: BONUSES, limit: LIMIT, cite: at('6.3'), shared: at('6.4') }],
    commissionLaid: false,
    envy: FORTUNE.envy,
    play: paiGowPlay(deliveryOf(house), {
      outcome: (hand): FaceUpShowdown => new FaceUp(hand),
      swept: FORTUNE.mark,
      opens: openDealersHand,
      set: at('7.4'),
      pay: PAY_IN_FULL,
      turned: payBonuses,
    }),
    // Each hand's basic game before its bonuses (§9.1), envy when all are settled, one after the other (§9.3, §9.3.4).
    passes: (outcomes) => [...passes(outcomes, [MAIN, ...BONUSES]), { from: 'right', wagers: ['envy'] }],
    summary,
  }),
});

const PAY_IN_FULL = handle('Pay the winners in full: no commission is taken.', at('3.1'));

/** §7.3: before anybody sets, the dealer's hand lies open and is set the house way. */
function* openDealersHand(dealer: Place): Script<void> {
  yield turn(dealer, at('7.3'));
  yield arrange(dealer, theHouseWay(dealer), at('7.3.1'));
  yield say(() => `Dealer has ${placeInWords(dealer)}.`, at('7.3.1'));
  if (isAceHigh(dealer.cards))
    yield say(() => 'Dealer plays ace-high: all basic wagers push.', at('7.3.1.a'));
}

function* payBonuses(felt: DealtFelt, outcomes: Outcomes<FaceUpShowdown>): Script<void> {
  yield* FORTUNE.pay(felt, outcomes);
  for (const { seats, won } of bonusWins(felt.bets, outcomes)) {
    if (won < LARGE) continue;
    const who = `${seats.length > 1 ? 'Seats' : 'Seat'} ${seats.join(', ')}`;
    yield handle(`${who}: ${inDollars(won)} on bonuses, by the procedure for large payouts.`, at('9.4'));
  }
}

/** §9.4: from here on a player's combined payouts need more than the dealer. */
const LARGE = dollars(10_000);

interface BonusWin {
  readonly seats: readonly number[];
  /** On both bonuses, by their rows. */
  readonly bonuses: Cents;
  readonly envy: Cents;
}

const NO_WIN: BonusWin = { seats: [], bonuses: NOTHING, envy: NOTHING };

/** What each player's bonuses and envy come to: of the bonuses a share of the limit where it is enforced (§6.4). */
function* bonusWins(
  bets: readonly Bet[],
  outcomes: Outcomes<FaceUpShowdown>,
): Iterable<{ readonly seats: readonly number[]; readonly won: Cents }> {
  const players = new Map<string, BonusWin>();
  const add = (player: string, seat: number, won: Partial<Pick<BonusWin, 'bonuses' | 'envy'>>): void => {
    const { seats, bonuses, envy } = players.get(player) ?? NO_WIN;
    players.set(player, {
      seats: seats.includes(seat) ? seats : [...seats, seat],
      bonuses: plus(bonuses, won.bonuses ?? NOTHING),
      envy: plus(envy, won.envy ?? NOTHING),
    });
  };
  for (const { spot, player, wager, kind, amount } of bets) {
    const bonus = kind === 'own' ? BONUS_WAGERS.find(({ id }) => id === wager) : undefined;
    const decided = bonus && judge(bonus, outcomes(spot));
    if (decided) add(player, spot, { bonuses: worth(decided.award, amount, false).won });
  }
  for (const { player, seat, won } of envyLines(FORTUNE.envy, bets, outcomes, seatsOf(bets), undefined))
    add(player, seat, { envy: won });
  const all = total([...players.values()].map(({ bonuses }) => bonuses));
  for (const { seats, bonuses, envy } of players.values())
    yield { seats, won: plus(all > LIMIT ? shareDown(LIMIT, bonuses, all) : bonuses, envy) };
}
