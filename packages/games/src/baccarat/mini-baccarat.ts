import { type Game, game, PUSH, row, section, to, win, winLess } from '@croupier/table';
import { bclcBaccarat } from '../rulebooks.ts';
import { type BaccaratRules, bankerWins, type Coup, dealtBy, playerWins, tied } from './coup.ts';
import { postedMiniBaccarat } from './posted.ts';
import { standardTableau } from './third-card.ts';

const at = section(bclcBaccarat, '1.0');

/** bclc-baccarat 1.0: Mini-Baccarat. */
export const miniBaccarat: Game<Coup, BaccaratRules> = game({
  id: 'bclc-baccarat/mini-baccarat',
  title: 'Mini-Baccarat',
  section: at,
  posted: postedMiniBaccarat,

  rules: (house) => ({
    seats: 9,
    spotsPerPlayer: { is: 9, cites: [at('4.1'), at('3.1.2')] },
    shoe: {
      decks: house.chooses('decks', [6, 7, 8], { default: 8, about: 'Decks in the shoe', cite: at('1.1') }),
      cutCardFromBack: 16,
    },

    wagers: [
      {
        id: 'player',
        name: 'Player',
        cite: at('1.2'),
        rows: [row('Player wins', playerWins, win(to(1)), at('7.1')), row('tie', tied, PUSH, at('7.2'))],
      },
      {
        id: 'banker',
        name: 'Banker',
        cite: at('1.2'),
        rows: [
          row('Banker wins', bankerWins, winLess(5, to(1)), at('7.1'), at('5.1'), at('7.4')),
          row('tie', tied, PUSH, at('7.2')),
        ],
      },
      { id: 'tie', name: 'Tie', cite: at('1.2'), rows: [row('tie', tied, win(to(8)), at('7.3'))] },
    ],
    exclusions: [
      {
        wagers: ['player', 'banker'],
        reason: 'Player and Banker cannot be bet together, on one spot or across several.',
        onOneSpot: at('3.1.1.a'),
        acrossSpots: at('3.1.2.a'),
      },
    ],
    commissionLaid:
      house.chooses('commission', ['from-win', 'beforehand'], {
        default: 'from-win',
        about: 'When the 5 % on Banker is taken: from the win, or laid beside the wager before the deal',
        cite: at('5.1.1'),
      }) === 'beforehand',
    backBets: { cite: at('4.2'), consent: at('4.2.1') },
    tips: { commissioned: false, participating: at('6.1'), cites: [at('6.2'), at('6.2.1'), at('6.2.3')] },
    aggregates: [],

    ...dealtBy(standardTableau, {
      noMoreBets: at('8.3.1'),
      largeTies: at('8.3.2'),
      firstFour: at('8.3.3'),
      turnHands: at('8.3.4'),
      totals: at('8.3.5'),
      natural: at('8.5'),
      playerDraw: at('9.1.2'),
      bankerDraw: at('9.2'),
      winner: at('10.1'),
      tie: at('10.1.1'),
    }),
  }),
});
