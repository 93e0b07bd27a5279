import type { PokerPlayerView, PokerSeatView, PokerTableView } from '@croupier/house/protocol';

export const cite = { rulebook: 'bclc-poker', section: '17.0', clause: '1' } as const;

const aSeat = (seat: number, name: string, bot = false): PokerSeatView => ({
  seat,
  who: name.toLowerCase(),
  name,
  bot,
  stack: 10_000,
  sittingOut: false,
  absent: false,
  leaving: false,
  isNew: false,
  owes: { small: false, big: false },
  inHand: true,
});

export const aPlayer = (seat: number, change: Partial<PokerPlayerView> = {}): PokerPlayerView => ({
  seat,
  stack: 9_800,
  bet: 200,
  status: 'in',
  cards: [null, null],
  call: null,
  ...change,
});

/** Ada in seat 2 against Ben in seat 5, who is a bot, on the flop of hand 7; it is Ben's turn. */
export const aPokerTable = (change: Partial<PokerTableView> = {}): PokerTableView => ({
  table: 'holdem-1',
  name: 'The Card Room',
  game: 'bclc-poker/texas-holdem',
  title: 'Texas Hold’em',
  seq: 10,
  now: 1_000,
  stakes: {
    betting: 'no-limit',
    smallBlind: 100,
    bigBlind: 200,
    smallBet: 200,
    bigBet: 200,
    smallestChip: 100,
    minimumBuyIn: 4_000,
    maximumBuyIn: 40_000,
    rake: null,
  },
  places: 6,
  phase: { name: 'playing', since: 1_000, until: null },
  seats: [aSeat(2, 'Ada'), aSeat(5, 'Ben (bot)', true)],
  button: 2,
  hand: {
    number: 7,
    name: 'holdem-1#7',
    button: 2,
    commitments: [],
    opened: [],
    log: [
      { type: 'posted', seat: 2, kind: 'small-blind', money: 'live', amount: 100, cite },
      { type: 'collected', pots: [], cite },
      { type: 'burned', cite },
      { type: 'turned', board: 0, card: 'Ts', cite },
      { type: 'turned', board: 0, card: '7d', cite },
      { type: 'turned', board: 0, card: '2c', cite },
      { type: 'acted', seat: 2, verb: 'bet', to: 200, put: 200, allIn: false, discarded: [], cite },
    ],
    view: {
      street: 'flop',
      boards: [['Ts', '7d', '2c']],
      pots: [{ amount: 800, seats: [2, 5] }],
      price: 200,
      players: [aPlayer(5, { bet: 0 }), aPlayer(2)],
      toAct: 5,
      raked: 0,
    },
  },
  asking: { seat: 5, turn: 3, since: 1_000, until: 26_000 },
  watching: 1,
  you: {
    who: 'ada',
    name: 'Ada',
    balance: 50_000,
    seat: 2,
    inPlay: 10_000,
    cards: ['Th', 'Ac'],
    have: 'pair of tens',
    question: null,
    mayAdd: null,
    opened: [],
  },
  ...change,
});
