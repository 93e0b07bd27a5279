import { type Section, section } from '@croupier/table';
import { baccaratGoldBook } from '../rulebooks.ts';

/** baccarat-gold has no numbered sections: its clauses are paragraphs under headings. */
const under = (heading: string): Section => section(baccaratGoldBook, heading);

export const whole: Section = under('all');
export const typeOfGame: Section = under('Type of Game');
export const objectOfGame: Section = under('Object of the Game');
export const decks: Section = under('Description of the Deck and Number of Decks Used');
export const cardValues: Section = under('Card Values and Hand Rankings');
export const seating: Section = under('Description of Table Used and Total Number of Seated Positions');
export const dealing: Section = under('Dealing Procedures and Round of Play');
export const playerHits: Section = under('Player Hand Hit Requirements');
export const bankerOnFour: Section = under('Banker Hit or Stand Requirements: Player Dealt 0 through 4');
export const bankerOnFive: Section = under('Banker Hit or Stand Requirements: Player Dealt a 5');
export const bankerOnSix: Section = under('Banker Hit or Stand Requirements: Player Dealt a 6 or a 7');
export const bankerOnNatural: Section = under(
  'Banker Hit or Stand Requirements: Player Dealt a Natural 8, or a Natural 9',
);
export const settling: Section = under('How Each Wager Wins, Loses, or Pushes');
export const tieBet: Section = under('Tie Bet');
export const goldBonus: Section = under('Gold Bonus Bet');
export const silverBonus: Section = under('Silver Bonus Bet');
export const collectionFees: Section = under('COLLECTION FEES');
