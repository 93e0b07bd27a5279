import { type Discretion, type Game, game, handle, type PostedRule } from '@croupier/table';
import type { BaccaratRules, Coup } from '../baccarat/coup.ts';
import { playerAndBanker } from '../baccarat/look.ts';
import { bySqueeze, type SqueezeClauses } from '../baccarat/squeeze.ts';
import type { OfferManner } from '../baccarat/squeeze-offer.ts';
import { postedColorado } from './posted.ts';
import { coloradoTable, rule } from './table.ts';
import { coloradoBasics, coloradoOptional } from './wagers.ts';

const at = rule('2817');

const clauses: SqueezeClauses = {
  turnHands: at('(4)'),
  totals: rule('2813')('(1)'),
  offer: { highest: at('(1)'), equal: at('(4)(e)'), next: at('(4)(f)') },
  hands: {
    player: {
      initial: {
        pass: at('(4)(a)'),
        byDealer: at('(4)'),
        reveal: at('(4)(a)'),
        lay: at('(4)(a)'),
        total: at('(4)(a)'),
      },
      third: { pass: at('(4)(c)'), byDealer: at('(4)(c)'), reveal: at('(4)(c)'), lay: at('(4)(c)') },
    },
    banker: {
      initial: {
        pass: at('(4)(b)'),
        byDealer: at('(4)'),
        reveal: at('(4)(b)'),
        lay: at('(4)(b)'),
        total: at('(4)(b)'),
      },
      third: { pass: at('(4)(d)'), byDealer: at('(4)(d)'), reveal: at('(4)(d)'), lay: at('(4)(d)') },
    },
  },
};

/** A player who bet less may turn a hand, if the house allows it and the whole table agrees. */
const lowerBettorOf = (house: Discretion): OfferManner['lowerBettor'] =>
  house.chooses('lowerBettor', ['allowed', 'denied'], {
    default: 'allowed',
    about: 'Whether a player with a lower wager may turn the cards when everybody at the table agrees',
    cite: at('(4)(f)'),
  }) === 'allowed'
    ? { ifAllAgree: at('(4)(f)') }
    : 'denied';

const posting = (text: string, ...own: readonly string[]): PostedRule => ({ text, cites: own.map(at) });

/** colorado-rule-28 30-2817: Midi Baccarat, the mini table with its cards handled by the players. */
export const coloradoMidiBaccarat: Game<Coup, BaccaratRules> = game({
  id: 'colorado-rule-28/midi-baccarat',
  title: 'Midi Baccarat (Colorado)',
  section: at,
  look: playerAndBanker,
  posted: (table) => [
    posting(
      'The highest wager on each hand turns its cards, face down to them and face up back.',
      '(1)',
      '(4)(a)',
      '(4)(b)',
    ),
    posting('Any third card goes to whoever turned the first two.', '(4)(c)', '(4)(d)'),
    posting(
      'Players with equal wagers agree who turns; if they do not, it is the one nearest the dealer counter-clockwise.',
      '(4)(e)',
    ),
    table.options.lowerBettor === 'allowed'
      ? posting('A player with a lower wager may turn the cards if everybody at the table agrees.', '(4)(f)')
      : posting('Only the highest wager turns the cards.', '(4)(f)'),
    ...postedColorado(table),
  ],

  rules: (house) => ({
    ...coloradoTable(house, [...coloradoBasics(house), ...coloradoOptional(house)], {
      seats: { usual: 9, cite: rule('2802')('(15)') },
      clauses: { noMoreBets: at('(2)'), firstFour: at('(3)') },
      turn: bySqueeze(clauses, {
        dealer: 'The dealer',
        // Counter-clockwise from the dealer the highest seat comes first.
        firstOfEquals: 'highest seat',
        lowerBettor: lowerBettorOf(house),
        thirdLies: 'beside',
        waiting: [
          handle(
            'The Banker hand waits under the right corner of the shoe until the Player is called.',
            at('(4)'),
          ),
        ],
      }),
    }),
    aggregates: [],
  }),
});
