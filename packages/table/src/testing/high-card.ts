import { type Card, rankOf } from '@croupier/cards';
import { section } from '../cite.ts';
import type { Question } from '../decision.ts';
import { type Game, game } from '../game.ts';
import { dollars } from '../money.ts';
import type { Outcomes } from '../outcomes.ts';
import { to } from '../pays.ts';
import type { DealtFelt, Rules } from '../rules.ts';
import { ask, deal, type Script, say, turn } from '../script.ts';
import { PUSH, row, win, winLess } from '../wager.ts';

/**
 * A game made up for the tests of the language: each seat and the dealer get a card, seats play or fold, the high
 * card wins. It has what baccarat has not: private hands, decisions, and a bonus at long odds under a limit.
 */
interface Showdown {
  readonly own: Card;
  readonly dealer: Card;
  readonly played: boolean;
}

export const at = section({ id: 'test-book', title: 'A rulebook for tests' }, '1.0');

const beats = ({ own, dealer, played }: Showdown): boolean => played && rankOf(own) > rankOf(dealer);
const ties = ({ own, dealer, played }: Showdown): boolean => played && rankOf(own) === rankOf(dealer);
const isAce = ({ own }: Showdown): boolean => rankOf(own) === 12;

function* showdown({ bets, place }: DealtFelt): Script<Outcomes<Showdown>> {
  const seats = [...new Set(bets.map(({ spot }) => spot))].toSorted((a, b) => a - b);
  const hands = new Map(seats.map((seat) => [seat, place(String(seat), seat)]));
  const dealer = place('dealer');
  for (const hand of hands.values()) yield deal(hand, 'down', at('7.1'));
  yield deal(dealer, 'down', at('7.2'));
  const playing = new Set<number>();
  for (const seat of seats) {
    const question: Question = {
      seat,
      actions: [{ verb: 'play' }, { verb: 'fold' }],
      absent: { verb: 'fold' },
      cite: at('7.3'),
    };
    if ((yield* ask(question)).verb === 'play') playing.add(seat);
  }
  yield turn(dealer, at('7.4'));
  yield say(() => 'Hands, please.', at('7.5'));
  for (const hand of hands.values()) yield turn(hand, at('7.6'));
  return (seat) => {
    const own = hands.get(seat)?.cards[0];
    const shown = dealer.cards[0];
    if (own === undefined || shown === undefined) throw new Error(`Seat ${seat} has no hand.`);
    return { own, dealer: shown, played: playing.has(seat) };
  };
}

export const highCard: Game<Showdown> = game<Showdown, Rules<Showdown>>({
  look: { family: 'banked', hands: 'at-seats', handSize: 1, panel: 'round' },
  id: 'test-book/high-card',
  title: 'High Card',
  section: at,
  posted: () => [{ text: 'High card wins.', cites: [at('3.1')] }],
  rules: (house) => ({
    seats: 6,
    spotsPerPlayer: { is: 2, cites: [at('2')] },
    shoe: {
      decks: house.chooses('decks', [1, 2], { default: 1, about: 'Decks', cite: at('1') }),
      cutCardFromBack: 0,
    },
    wagers: [
      {
        id: 'ante',
        name: 'Ante',
        cite: at('3'),
        rows: [row('high card', beats, winLess(5, to(1)), at('3.1')), row('tie', ties, PUSH, at('3.2'))],
      },
      { id: 'ace', name: 'Ace', cite: at('4'), rows: [row('ace', isAce, win(to(100)), at('4.1'))] },
    ],
    exclusions: [],
    tips: { commissioned: false, participating: at('5'), paidAfterOwn: at('5.1'), cites: [at('5.2')] },
    aggregates: [{ wagers: ['ace'], limit: dollars(50_000), cite: at('6') }],
    commissionLaid:
      house.chooses('laid', ['no', 'yes'], { default: 'no', about: 'Commission laid beforehand' }) === 'yes',
    play: showdown,
    caption: (_place, cards) => `${cards.length}`,
    summary: () => ({}),
  }),
});
