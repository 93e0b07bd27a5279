import { forOne, type Game, game, PUSH, row, to, win } from '@croupier/table';
import {
  type BaccaratRules,
  type BaccaratWager,
  bankerWins,
  type Coup,
  dealtBy,
  playerWins,
  tied,
} from '../baccarat/coup.ts';
import { playerAndBanker } from '../baccarat/look.ts';
import { bankerWinsWithThree, playerWinsWithThree } from '../baccarat/wagers.ts';
import {
  bankerOnNatural,
  collectionFees,
  dealing,
  decks,
  goldBonus,
  playerHits,
  seating,
  settling,
  silverBonus,
  tieBet,
  typeOfGame,
  whole,
} from './clauses.ts';
import { collectionSchedule, SCHEDULE_NUMBERS } from './collection-fees.ts';
import { drawClause, GOLD_DRAWING } from './drawing.ts';
import { postedBaccaratGold } from './posted.ts';
import { closing, goldPasses } from './settling.ts';
import { goldTurning } from './turning.ts';

const LINES = ['player-line', 'banker-line'];
const pushes = row('tie', tied, PUSH, bankerOnNatural('4'));

/** The five betting spaces of each seat. */
const wagers = ({ line, tie, bonus }: ReturnType<typeof collectionSchedule>): BaccaratWager[] => [
  {
    id: 'player-line',
    name: 'Player line',
    cite: settling('4'),
    sees: 'points',
    between: line,
    rows: [row('Player wins', playerWins, win(to(1)), settling('2'), dealing('2')), pushes],
  },
  {
    id: 'banker-line',
    name: 'Banker line',
    cite: settling('5'),
    sees: 'points',
    between: line,
    rows: [row('Banker wins', bankerWins, win(to(1)), settling('3'), dealing('3')), pushes],
  },
  {
    id: 'tie',
    name: 'Tie',
    cite: tieBet('7'),
    sees: 'points',
    between: tie,
    rows: [row('tie', tied, win(forOne(9)), tieBet('1'), tieBet('7'))],
  },
  {
    id: 'gold',
    name: 'Gold Bonus',
    cite: goldBonus('6'),
    sees: 'points',
    between: bonus,
    rows: [
      row(
        'Banker wins with a three-card seven',
        bankerWinsWithThree(7),
        win(to(40)),
        goldBonus('5'),
        goldBonus('1'),
      ),
    ],
  },
  {
    id: 'silver',
    name: 'Silver Bonus',
    cite: silverBonus('6'),
    sees: 'points',
    between: bonus,
    rows: [
      row(
        'Player wins with a three-card eight',
        playerWinsWithThree(8),
        win(forOne(25)),
        silverBonus('5'),
        silverBonus('1'),
      ),
    ],
  },
];

/** baccarat-gold: a player-dealer banks every wager, and the house lives on its fees. */
export const baccaratGold: Game<Coup, BaccaratRules> = game({
  id: 'baccarat-gold/baccarat-gold',
  title: 'Baccarat Gold',
  section: whole,
  look: playerAndBanker,
  posted: postedBaccaratGold,

  rules: (house) => {
    const seats = house.chooses('seats', [8, 14], {
      default: 8,
      about:
        'Seats: a blackjack table of eight, or a baccarat table of fourteen, the player-dealer among them',
      cite: seating('1'),
    });
    const schedule = collectionSchedule(
      house.chooses('schedule', SCHEDULE_NUMBERS, {
        default: 1,
        about: 'The schedule of limits and collection fees',
        cite: collectionFees('1'),
      }),
      collectionFees('1'),
    );
    const drawing = house.chooses('drawing', ['printed', 'house-way', 'standard'], {
      default: 'printed',
      about: "The Banker's draw: as printed, by the house way (up to five), or by the common table",
      cite: bankerOnNatural('2'),
    });
    return {
      seats,
      spotsPerPlayer: { is: seats - 1, cites: [seating('1')] },
      shoe: {
        decks: house.chooses('decks', [4, 6, 8], {
          default: 8,
          about: 'Decks in the shoe',
          cite: decks('1'),
        }),
        cutCardFromBack: 16,
      },
      wagers: wagers(schedule),
      exclusions: [],
      requirements: [
        {
          wagers: ['tie'],
          anyOf: LINES,
          reason: 'Tie needs a bet on the player line or the banker line beside it.',
          cite: tieBet('2'),
        },
        {
          wagers: ['gold'],
          anyOf: LINES,
          reason: 'The Gold Bonus needs a bet on the player line or the banker line beside it.',
          cite: goldBonus('2'),
        },
        {
          wagers: ['silver'],
          anyOf: LINES,
          reason: 'The Silver Bonus needs a bet on the player line or the banker line beside it.',
          cite: silverBonus('3'),
        },
        {
          wagers: ['silver'],
          anyOf: LINES,
          noMoreThanThat: true,
          reason: 'The Silver Bonus may not be more than the bet on the line beside it.',
          cite: silverBonus('4'),
        },
      ],
      backBets: { cite: tieBet('3') },
      forbids: { moreSeats: seating('1') },
      aggregates: [],
      commissionLaid: false,
      fees: schedule.fees,
      bank: {
        wagers: ['player-line', 'banker-line', 'tie', 'gold', 'silver'],
        required: true,
        coversAll: false,
        commission: 0,
        besideBank: [],
        rotation: { roundsInARow: 2, alternatesWithHouse: false, afterABet: false, cite: typeOfGame('1') },
        cites: {
          bank: typeOfGame('1'),
          cover: typeOfGame('1'),
          alone: seating('1'),
          commission: typeOfGame('1'),
        },
      },
      ...dealtBy(
        GOLD_DRAWING[drawing],
        {
          noMoreBets: dealing('1'),
          firstFour: dealing('9'),
          turnHands: dealing('9'),
          totals: dealing('9'),
          natural: bankerOnNatural('3'),
          playerDraw: playerHits('1'),
          bankerDraw: drawClause(drawing),
          winner: settling('1'),
          tie: bankerOnNatural('4'),
        },
        { turn: goldTurning(seats), closing },
      ),
      passes: goldPasses(seats),
    };
  },
});
