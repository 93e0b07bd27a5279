import { type Game, game, type PostedRule, type Section, section } from '@croupier/table';
import { type BaccaratRules, type Coup, drawsBy } from '../baccarat/coup.ts';
import { playerAndBanker } from '../baccarat/look.ts';
import { bclcBaccarat } from '../rulebooks.ts';
import { type HoldingClauses, postedSqueeze, type SqueezePlan, squeezeRules } from './squeeze-table.ts';

const at = section(bclcBaccarat, '3.0');

export const midiHolding: HoldingClauses = {
  overTheTable: '2.1.4',
  squeezing: '2.1.5',
  folding: '2.1.5.a',
};

/** The clauses of 3.0, and of 4.0, which numbers the same rules alike. */
export const midiClauses = (own: Section): Omit<SqueezePlan, 'seats' | 'manner'> => ({
  coup: {
    noMoreBets: own('4.3.1'),
    largeTies: own('4.3.2'),
    firstFour: own('4.3.4'),
    natural: own('4.5'),
    playerDraw: own('5.1.2'),
    bankerDraw: drawsBy(own('5.2.2'), own('5.3'), own('5.4')),
  },
  squeeze: {
    turnHands: own('2.1.3.b'),
    offer: {
      highest: own('2.1.1'),
      equal: own('2.1.3.a'),
      next: own('2.1.3'),
      button: own('2.1.2'),
    },
    hands: {
      player: {
        initial: {
          pass: own('4.3.5'),
          byDealer: own('4.3.5.a'),
          reveal: own('4.3.6'),
          lay: own('4.3.6.a'),
          total: own('4.3.6.b'),
        },
        third: {
          pass: own('5.5.1'),
          byDealer: own('5.5.1.a'),
          reveal: own('5.5.2'),
          lay: own('5.5.2.a'),
          total: own('5.5.2.b'),
        },
      },
      banker: {
        initial: {
          pass: own('4.3.7'),
          byDealer: own('4.3.7.a'),
          reveal: own('4.3.8'),
          lay: own('4.3.8.a'),
          // The clause names the Player again; it means the Banker's count (READINGS 26).
          total: own('4.3.8.b'),
        },
        third: {
          pass: own('5.6.1'),
          byDealer: own('5.6.1.a'),
          reveal: own('5.6.2'),
          lay: own('5.6.2.a'),
          total: own('5.6.2.b'),
        },
      },
    },
  },
  holding: midiHolding,
});

/** Who holds the cards, as 3.0 and 4.0 post it alike. */
export const postedMidi = (rule: (text: string, ...clauses: string[]) => PostedRule): PostedRule[] => [
  rule(
    'The highest wager on Player, and the highest on Banker, may hold that hand; declined, it goes to the next highest.',
    '2.1.1',
    '2.1.3',
  ),
  rule(
    'Of equal wagers the lowest seat comes first; a hand that nobody takes is turned by the dealer.',
    '2.1.3.a',
    '2.1.3.b',
  ),
  rule('A button by the wager marks who holds a hand.', '2.1.2'),
  rule('Only players seated at the table hold cards; back bettors do not.', '3.1.1', '3.1.2'),
  rule(
    'Four cards face down; Player is revealed and counted first, then Banker; a third card goes to whoever holds the hand.',
    '4.3.4',
    '4.4',
    '5.5.1',
    '5.6.1',
  ),
];

/** bclc-baccarat 3.0: Squeeze Play Midi-Baccarat. */
export const squeezeMidiBaccarat: Game<Coup, BaccaratRules> = game({
  id: 'bclc-baccarat/squeeze-midi-baccarat',
  title: 'Squeeze Play Midi-Baccarat',
  section: at,
  look: playerAndBanker,
  posted: (table) =>
    postedSqueeze(table, midiHolding, (rule) => [
      rule('Mini-Baccarat whose cards are held and turned by the players.', '1.1', '1.3'),
      rule('Dealt only in private rooms and areas set apart from the floor.', '1.2'),
      ...postedMidi(rule),
    ]),
  rules: (house) =>
    squeezeRules(house, at, {
      ...midiClauses(at),
      seats: 9,
      manner: { dealer: 'The dealer', thirdLies: 'beside' },
    }),
});
