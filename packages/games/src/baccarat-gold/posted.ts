import { type Cite, decksOf, inWords, type PostedRule, type TableGame } from '@croupier/table';
import {
  bankerOnFive,
  bankerOnFour,
  bankerOnNatural,
  bankerOnSix,
  cardValues,
  collectionFees,
  dealing,
  decks,
  goldBonus,
  objectOfGame,
  playerHits,
  seating,
  settling,
  silverBonus,
  tieBet,
  typeOfGame,
} from './clauses.ts';
import { scheduleInWords } from './collection-fees.ts';

const rule = (text: string, ...cites: Cite[]): PostedRule => ({ text, cites });

/** The sign of Baccarat Gold, in the order in which a player meets its rules. */
export function postedBaccaratGold({ options, layout }: Pick<TableGame, 'options' | 'layout'>): PostedRule[] {
  return [
    rule(
      'A player banks every wager, the bonuses included; the house takes no part in the play and only collects fees.',
      typeOfGame('1'),
      settling('1'),
      silverBonus('7'),
    ),
    rule(
      'The player-dealer never wins or loses more than the bank; what it does not cover goes back.',
      typeOfGame('1'),
      tieBet('9'),
      goldBonus('9'),
      silverBonus('8'),
    ),
    rule(
      `At most ${inWords(layout.bank?.rotation.roundsInARow ?? 0)} rounds in a row, then the bank is offered on, clockwise.`,
      typeOfGame('1'),
    ),
    rule(`${decksOf(layout)} without jokers, dealt from a shoe.`, decks('1')),
    rule(
      `${layout.seats} seats, the player-dealer’s among them; ${inWords(layout.wagers.length)} betting spaces at each.`,
      seating('1'),
      silverBonus('2'),
    ),
    rule(
      'Bet on the hand that comes closer to nine, on either line.',
      objectOfGame('1'),
      dealing('2'),
      dealing('3'),
    ),
    rule(
      'Aces count one, tens and court cards nothing, the others their face; only the last digit of a hand counts.',
      cardValues('1'),
    ),
    rule('All bets lie before the first card and stay as they are.', dealing('1')),
    rule(
      'Tie, Gold and Silver need a bet on a line beside them, back-line bettors’ too.',
      tieBet('2'),
      tieBet('3'),
      goldBonus('2'),
      goldBonus('3'),
      silverBonus('3'),
      silverBonus('4'),
    ),
    rule(
      'Tie and Gold may be more than the bet on the line; Silver may not.',
      tieBet('4'),
      goldBonus('3'),
      silverBonus('4'),
    ),
    rule(
      'Tie wins on equal totals, however many cards, and never pushes.',
      dealing('4'),
      tieBet('6'),
      tieBet('8'),
    ),
    rule(
      'Gold wins when Banker wins with a three-card seven; a tie of sevens loses.',
      dealing('5'),
      goldBonus('4'),
      goldBonus('7'),
    ),
    rule('Silver wins when Player wins with a three-card eight.', dealing('6'), silverBonus('5')),
    rule('Player’s cards lie face up; Banker’s first lies face down, the second up.', dealing('9')),
    rule(
      'An eight or nine on either first two cards is a natural: nobody draws.',
      bankerOnNatural('1'),
      bankerOnNatural('3'),
    ),
    rule('Player draws on five or less and stands on six or more.', playerHits('1'), bankerOnNatural('5')),
    ...bankersDraw(String(options.drawing)),
    rule('Equal hands push both lines.', bankerOnNatural('4')),
    rule(
      'The hole card gives the action button to a seat counted clockwise from the player-dealer: ace or ten the next, two or jack the second, and so on to eight or nine the eighth; if nobody bets there, to the next who does.',
      dealing('7'),
    ),
    rule(
      'Bets are settled clockwise from the button, at each seat Gold, Silver, Tie, banker line, player line; if the bank covers all action, counter-clockwise from the dealer’s right.',
      dealing('7'),
      dealing('8'),
      settling('6'),
      goldBonus('8'),
    ),
    rule(scheduleInWords(Number(options.schedule)), collectionFees('1'), tieBet('5')),
    rule('Fees are dropped with the first card and never come back.', collectionFees('1')),
  ];
}

function bankersDraw(drawing: string): PostedRule[] {
  if (drawing === 'house-way')
    return [rule('Banker draws on five or less and stands on six or more.', bankerOnNatural('2'))];
  const byThirdCard = (when: string): PostedRule =>
    rule(
      `If Player ${when}, Banker draws on two or less; on three unless Player’s third card was an eight; on four against two to seven; on five against four to seven; on six against six or seven.`,
      bankerOnFive('1'),
    );
  const stood = rule('If Player stood on six or seven, Banker draws on five or less.', bankerOnSix('1'));
  return drawing === 'standard'
    ? [byThirdCard('drew'), stood]
    : [
        rule('If Player was dealt four or less, Banker draws on six or less.', bankerOnFour('1')),
        byThirdCard('was dealt five'),
        stood,
      ];
}
