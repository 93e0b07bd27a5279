import { type Cite, type Discretion, type Section, section } from '@croupier/table';
import { type BaccaratRules, type CoupWays, dealtBy, drawsBy } from '../baccarat/coup.ts';
import { standardTableau } from '../baccarat/third-card.ts';
import { bclcBaccarat } from '../rulebooks.ts';

/** bclc-baccarat 1.0, Mini-Baccarat: what other sections refer to for everything they do not say themselves. */
export const mini: Section = section(bclcBaccarat, '1.0');

/** The table of Mini-Baccarat with everything on it but its wagers and its commission. */
export function bclcTable(
  house: Discretion,
  exclusion: { readonly onOneSpot: Cite; readonly acrossSpots: Cite },
  ways: CoupWays = {},
): Omit<BaccaratRules, 'wagers' | 'commissionLaid' | 'aggregates'> {
  return {
    seats: 9,
    spotsPerPlayer: { is: 9, cites: [mini('4.1'), mini('3.1.2')] },
    shoe: {
      decks: house.chooses('decks', [6, 7, 8], { default: 8, about: 'Decks in the shoe', cite: mini('1.1') }),
      cutCardFromBack: 16,
    },
    exclusions: [
      {
        wagers: ['player', 'banker'],
        reason: 'Player and Banker cannot be bet together, on one spot or across several.',
        ...exclusion,
      },
    ],
    forbids: { moreSeats: mini('4.1') },
    backBets: { cite: mini('4.2'), consent: mini('4.2.1') },
    tips: {
      commissioned: false,
      participating: mini('6.1'),
      paidAfterOwn: mini('6.2'),
      cites: [mini('6.2.1'), mini('6.2.3')],
    },
    ...dealtBy(
      standardTableau,
      {
        noMoreBets: mini('8.3.1'),
        largeTies: mini('8.3.2'),
        firstFour: mini('8.3.3'),
        turnHands: mini('8.3.4'),
        totals: mini('8.3.5'),
        natural: mini('8.5'),
        playerDraw: mini('9.1.2'),
        bankerDraw: drawsBy(mini('9.2.2'), mini('9.3'), mini('9.4')),
        winner: mini('10.1'),
        tie: mini('10.1.1'),
      },
      ways,
    ),
  };
}

/** The 5 % on Banker is taken from the win, or laid beside the wager before the deal, as the house likes. */
export const commissionLaid = (house: Discretion, cite: Cite): boolean =>
  house.chooses('commission', ['from-win', 'beforehand'], {
    default: 'from-win',
    about: 'When the 5 % on Banker is taken: from the win, or laid beside the wager before the deal',
    cite,
  }) === 'beforehand';
