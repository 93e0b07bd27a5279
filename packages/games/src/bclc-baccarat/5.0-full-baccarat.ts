import { type Game, game, handle, section } from '@croupier/table';
import { type BaccaratRules, type Coup, drawsBy } from '../baccarat/coup.ts';
import { playerAndBanker } from '../baccarat/look.ts';
import { bclcBaccarat } from '../rulebooks.ts';
import { type HoldingClauses, postedSqueeze, type SqueezePlan, squeezeRules } from './squeeze-table.ts';

const at = section(bclcBaccarat, '5.0');

const holding: HoldingClauses = { overTheTable: '3.1.4', squeezing: '3.1.5', folding: '3.1.5.a' };

const plan: SqueezePlan = {
  // As at the Classic table, to which the section refers for whatever it does not say (§1.2).
  seats: 18,
  hosts: section(bclcBaccarat, '4.0')('1.2'),
  coup: {
    noMoreBets: at('5.3.1'),
    largeTies: at('5.3.2'),
    firstFour: at('5.3.4'),
    natural: at('5.4'),
    playerDraw: at('6.1.2'),
    bankerDraw: drawsBy(at('6.2.2'), at('6.3'), at('6.4')),
  },
  squeeze: {
    turnHands: at('3.1.3.b'),
    offer: {
      highest: at('3.1.1'),
      equal: at('3.1.3.a'),
      next: at('3.1.3'),
      button: at('3.1.2'),
    },
    hands: {
      player: {
        initial: {
          pass: at('5.3.5'),
          byDealer: at('5.3.5.b'),
          reveal: at('5.3.6'),
          lay: at('5.3.6'),
          total: at('5.3.6'),
        },
        third: {
          pass: at('6.5.1'),
          byDealer: at('6.5.1.a'),
          reveal: at('6.5.2'),
          lay: at('6.5.2.a'),
          total: at('6.5.2.b'),
        },
      },
      banker: {
        initial: {
          // The sentence on passing the Banker cards stands at the end of the clause on facing the Player's.
          pass: at('5.3.6.a'),
          byDealer: at('5.3.6.c'),
          reveal: at('5.3.7'),
          lay: at('5.3.7'),
          total: at('5.3.7'),
        },
        third: {
          pass: at('6.6.1'),
          byDealer: at('6.6.1.a'),
          reveal: at('6.6.2'),
          lay: at('6.6.2.a'),
          total: at('6.6.2.b'),
        },
      },
    },
  },
  manner: {
    dealer: 'The stickperson',
    thirdLies: 'to the right of',
    waiting: [
      handle(
        'The stickperson keeps the first and third cards, the Player hand, at the right.',
        at('5.3.4.a'),
      ),
      handle(
        'The second and fourth, the Banker hand, wait under the inside corner of the shoe.',
        at('5.3.4.b'),
      ),
    ],
    outOfOrder: { player: at('5.3.6.a'), banker: at('5.3.7.a') },
  },
  holding,
};

/** bclc-baccarat 5.0: Full Baccarat, with a dealer for each side and a stickperson who deals (§2.1). */
export const fullBaccarat: Game<Coup, BaccaratRules> = game({
  id: 'bclc-baccarat/full-baccarat',
  title: 'Full Baccarat',
  section: at,
  look: playerAndBanker,
  posted: (table) =>
    postedSqueeze(table, holding, (rule) => [
      rule('Baccarat whose cards are held and turned by the players.', '1.1', '1.2'),
      rule(
        'Two dealers, one for each side, and a stickperson, who draws and places the cards and calls the game.',
        '2.1',
        '2.1.1',
        '5.1',
      ),
      rule(
        'The highest single wager on Player, and on Banker, may hold that hand; declined, it goes to the next highest.',
        '3.1.1',
        '3.1.3',
      ),
      rule('Wagers are not added up to win the cards.', '5.3.5.a'),
      rule(
        'Of equal wagers the lowest seat comes first; a hand that nobody takes is turned by the stickperson.',
        '3.1.3.a',
        '3.1.3.b',
      ),
      rule('A button by the wager marks who holds a hand.', '3.1.2'),
      rule('Only players seated at the table hold cards; back bettors do not.', '4.1.1', '4.1.2'),
      rule(
        'Player is faced before Banker; who holds the one hand may ask for the other order when nobody bets on the other.',
        '5.3.6.a',
        '5.3.7.a',
      ),
      rule('A third card goes to whoever faced the first two.', '6.5.1', '6.6.1'),
    ]),
  rules: (house) => squeezeRules(house, at, plan),
});
