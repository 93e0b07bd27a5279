import { describe, expect, it } from 'vitest';
import { readinessOf } from './readiness.ts';
import { sceneOf, situationOf, wishableIn } from './scene-of.ts';
import { spoken } from './spoken.ts';
import { aPlayer, aPokerTable, cite } from './testing/a-poker-table.ts';
import { toldHand } from './told.ts';

const view = aPokerTable();
const { hand } = view;
if (!hand) throw new Error('There is no hand.');

describe('the picture of a poker table', () => {
  const scene = sceneOf(view);

  it('has every seat, one’s own cards, and backs for the others', () => {
    expect(scene.chairs.map(({ person }) => person?.name ?? null)).toEqual([
      null,
      'Ada',
      null,
      null,
      'Ben',
      null,
    ]);
    expect(scene.chairs[1]).toMatchObject({
      you: true,
      cards: ['Th', 'Ac'],
      stack: 9_800,
      bet: 200,
      button: true,
    });
    expect(scene.chairs[4]).toMatchObject({ you: false, cards: [null, null], did: null });
    expect(scene.chairs[1]?.did).toEqual({ what: 'Bet', amount: 200 });
  });

  it('counts what is in the middle and in front', () => {
    expect(scene.pots).toEqual([{ name: 'Pot', amount: 800 }]);
    expect(scene.total).toBe(1_000);
  });

  it('bclc-poker 17.0 §3.5: posts the blinds and the ceilings', () => {
    const posted = (change: Partial<typeof view.stakes>): string =>
      sceneOf({ ...view, stakes: { ...view.stakes, ...change } }).stakes;
    expect(posted({})).toBe('1/2');
    expect(posted({ maximumBet: 50_000 })).toBe('1/2, bets up to 500');
    expect(posted({ betting: 'fixed-limit', bigBet: 400 })).toBe('2/4, blinds 1/2');
  });

  it('bclc-poker 22.0 §1.5, §2.2: says that a kill is played, where its button lies, and what a killed pot is played for', () => {
    const stakes = { ...view.stakes, betting: 'fixed-limit', bigBet: 400, kill: 'full' } as const;
    const killed = (state: 'leg-up' | 'kill', seat: number | null, smallBet: number) => {
      const kill = { state, seat, smallBet, bigBet: 2 * smallBet };
      const { chairs, stakes: posted } = sceneOf({
        ...view,
        stakes,
        hand: view.hand && { ...view.hand, kill },
      });
      return [posted, ...chairs.flatMap((chair) => (chair.kill ? [chair.seat, chair.kill] : []))];
    };
    expect(killed('leg-up', 2, 200)).toEqual(['2/4, blinds 1/2, full kill', 2, 'Leg up']);
    expect(killed('kill', 5, 400)).toEqual(['2/4, blinds 1/2, full kill, killed: 4/8', 5, 'Kill']);
    // Its holder has left: the pot is killed all the same (§6.2.6).
    expect(killed('kill', null, 400)).toEqual(['2/4, blinds 1/2, full kill, killed: 4/8']);
  });

  it('says what was done and for whom the table waits', () => {
    expect([scene.caption, scene.waits]).toEqual(['You bet 2.', 'Waiting for Ben.']);
    expect(scene.youHave).toBe('pair of tens');
  });

  it('names who was dealt in though they have left, and gives nothing of theirs to whoever sits down there', () => {
    const won = {
      type: 'awarded',
      seat: 5,
      amount: 900,
      pot: 0,
      board: 0,
      hand: null,
      call: null,
      cite,
    } as const;
    const [ada, ben] = view.seats;
    const after = {
      ...view,
      phase: { ...view.phase, name: 'over' as const },
      hand: { ...hand, log: [...hand.log, won] },
    };
    const left = sceneOf({ ...after, seats: ada ? [ada] : [] });
    expect(left.result).toEqual(['Ben wins 9 from the pot.']);
    const eve = ben && { ...ben, who: 'eve', name: 'Eve', bot: false };
    const taken = sceneOf({ ...after, seats: ada && eve ? [ada, eve] : [] });
    expect(taken.result).toEqual(['Ben wins 9 from the pot.']);
    expect(taken.chairs[4]).toMatchObject({ person: { name: 'Eve' }, cards: [], won: 0, state: 'waiting' });
  });

  it('names side pots, and takes away those that were pushed', () => {
    const pots = [
      { amount: 900, seats: [2, 5] },
      { amount: 400, seats: [2] },
    ];
    const awarded = {
      type: 'awarded',
      seat: 5,
      amount: 900,
      pot: 0,
      board: 0,
      hand: 'high',
      call: 'pair of aces',
      cite,
    } as const;
    const before = sceneOf({ ...view, hand: { ...hand, view: { ...hand.view, pots } } });
    expect(before.pots.map(({ name }) => name)).toEqual(['Main pot', 'Side pot']);
    const after = sceneOf({
      ...view,
      hand: {
        ...hand,
        log: [...hand.log, awarded, { ...awarded, seat: 2, amount: 400, pot: 1 }],
        view: { ...hand.view, pots },
      },
    });
    expect(after.pots).toEqual([]);
    expect(after.chairs[4]?.won).toBe(900);
    expect(after.result).toEqual([
      'Ben wins 9 from the main pot with a pair of aces.',
      'You win 4 from the side pot with a pair of aces.',
    ]);
  });

  it('bclc-poker 17.0 §10.15: has the cards that the winning hand does not use pulled down', () => {
    const boards = [['Ts', '7d', '2c', '3c', 'Kd']];
    const read = [{ seat: 2, board: 0, hand: 'high' as const, cards: ['Ts', 'Th', 'Ac', 'Kd', '7d'] }];
    const players = [aPlayer(5, { cards: ['4h', '5h'] }), aPlayer(2)];
    const pulled = (hands: typeof read) => {
      const { chairs, pulled: board } = sceneOf({
        ...view,
        hand: { ...hand, view: { ...hand.view, boards, players, read: hands } },
      });
      return [board, chairs[1]?.pulled, chairs[4]?.pulled];
    };
    expect(pulled([])).toEqual([[[]], [], []]);
    expect(pulled(read)).toEqual([[['2c', '3c']], [], []]);
    // Both share a pot that the board wins for them, with one card of Ada's beside it.
    const shared = [
      { seat: 2, board: 0, hand: 'high' as const, cards: ['Ac', 'Kd', 'Ts', '7d', '3c'] },
      { seat: 5, board: 0, hand: 'high' as const, cards: ['Kd', 'Ts', '7d', '3c', '2c'] },
    ];
    expect(pulled(shared)).toEqual([[[]], ['Th'], ['4h', '5h']]);
  });

  it('in words has the same cards, players and pot', () => {
    const words = spoken(scene);
    expect(words).toContain('You hold the ten of hearts and the ace of clubs.');
    expect(words).toContain('On the board: the ten of spades, the seven of diamonds, the two of clubs.');
    expect(words).toContain('Seat 5, Ben, 98.');
    expect(words).toContain('In all 10.');
    expect(words).toContain('Seat 2, you, the button, 98, 2 in front, bet 2.');
  });

  it('is spoken board by board, without a number between hands, and with why somebody is dealt nothing', () => {
    const boards = [
      ['Ts', '7d'],
      ['Ts', '2c'],
    ];
    const twice = spoken(sceneOf({ ...view, hand: { ...hand, view: { ...hand.view, boards } } }));
    expect(twice).toContain('On board 1: the ten of spades, the seven of diamonds. On board 2: the ten of');
    const [ada, ben] = view.seats;
    if (!ada || !ben) throw new Error('Nobody sits there.');
    const seats = [ada, { ...ben, stack: 0 }];
    const between = spoken(sceneOf({ ...view, seats, hand: null }));
    expect(between).not.toContain('Hand');
    expect(between).toContain('Seat 5, Ben, 0, no chips.');
  });

  it('is spoken with what is seen of a stud hand, the rest of it counted', () => {
    const players = [aPlayer(5, { cards: [null, null, '6h'] }), aPlayer(2)];
    const stud = spoken(sceneOf({ ...view, hand: { ...hand, view: { ...hand.view, players } } }));
    expect(stud).toContain('shows the six of hearts and 2 cards face down.');
  });

  it('tells the cards of a street together', () => {
    expect(toldHand(view)).toEqual([
      'You post the small blind, 1.',
      'On the board: the ten of spades, the seven of diamonds, the two of clubs.',
      'You bet 2.',
    ]);
  });
});

describe('a hand with more to tell', () => {
  const turned = (board: number, card: string) => ({ type: 'turned', board, card, cite }) as const;
  const won = (board: number, seat: number) =>
    ({
      type: 'awarded',
      seat,
      amount: 400,
      pot: 0,
      board,
      hand: 'high',
      call: 'pair of aces',
      cite,
    }) as const;

  it('names the board where there are two', () => {
    const log = [turned(0, '3c'), turned(1, '4c'), won(0, 2), won(1, 5)];
    expect(toldHand({ ...view, hand: { ...hand, log } })).toEqual([
      'On the board: the three of clubs.',
      'On board 2: the four of clubs.',
      'You win 4 from the pot on board 1 with a pair of aces.',
      'Ben wins 4 from the pot on board 2 with a pair of aces.',
    ]);
  });

  it('calls a street when all of it lies there, until somebody acts on it', () => {
    const called = (log: typeof hand.log, boards: readonly string[][]) => {
      const { caption, captionCards } = sceneOf({
        ...view,
        hand: { ...hand, log: [...hand.log.slice(0, 3), ...log], view: { ...hand.view, boards } },
      });
      return [caption, captionCards.join(' ')];
    };
    const flop = [turned(0, 'Ts'), turned(0, '7d'), turned(0, '2c')];
    expect(called(flop.slice(0, 2), [['Ts', '7d']])).toEqual(['You post the small blind, 1.', '']);
    expect(called(flop, [['Ts', '7d', '2c']])).toEqual([
      'On the board: the ten of spades, the seven of diamonds and the two of clubs.',
      'Ts 7d 2c',
    ]);
    expect(
      called(
        [turned(0, '4c'), turned(1, '5c')],
        [
          ['Ts', '7d', '2c', '4c'],
          ['Ts', '7d', '2c', '5c'],
        ],
      ),
    ).toEqual(['On board 2: the five of clubs.', '5c']);
    const burned = { type: 'burned', cite } as const;
    expect(called([...flop, burned, turned(0, '4c')], [['Ts', '7d', '2c', '4c']])).toEqual([
      'On the board: the four of clubs.',
      '4c',
    ]);
    expect(sceneOf(view).caption).toBe('You bet 2.');
  });

  it('tells who asked to see whose hand', () => {
    const seen = { type: 'seen', seat: 2, by: 5, cards: ['Th', 'Ac'], cite } as const;
    expect(toldHand({ ...view, hand: { ...hand, log: [seen, { ...seen, seat: 5, by: 2 }] } })).toEqual([
      'Ben asks to see your hand: the ten of hearts and the ace of clubs.',
      'You ask to see the hand of Ben: the ten of hearts and the ace of clubs.',
    ]);
  });

  it('bclc-poker 17.0 §4.2, §4.3: marks a missed blind until it is paid, and who waits for the button', () => {
    const [ada, ben] = view.seats;
    if (!ada || !ben) throw new Error('Nobody sits there.');
    const seats = [
      ada,
      { ...ben, seat: 3, owes: { small: true, big: false } },
      { ...ben, seat: 4, isNew: true },
      { ...ben, owes: { small: true, big: true } },
    ];
    const marks = sceneOf({ ...view, seats }).chairs.map(({ waitsFor }) => waitsFor);
    expect(marks).toEqual([null, null, 'Missed blind', 'Waits for the button', null, null]);
  });

  it('shows a straddle that is declared, and how a hand was given up', () => {
    const [ada, ben] = view.seats;
    if (!ada || !ben) throw new Error('Nobody sits there.');
    const players = [aPlayer(5, { status: 'mucked' }), aPlayer(2)];
    const { chairs } = sceneOf({
      ...view,
      seats: [{ ...ada, straddles: 400 }, ben],
      hand: { ...hand, view: { ...hand.view, players } },
    });
    expect(chairs[1]?.straddles).toBe(400);
    expect(chairs[4]).toMatchObject({ state: 'folded', out: 'Mucked' });
  });
});

describe('what a wish can be made in view of', () => {
  it('is the hand, the street and the price', () => {
    expect(situationOf(view)).toEqual({ hand: 7, street: 'flop', price: 200, owed: 0 });
  });

  it.each([
    ['folded', { players: [aPlayer(2, { status: 'folded' })] }],
    ['all in', { players: [aPlayer(2, { status: 'all-in' })] }],
    ['at the showdown', { street: 'showdown' }],
  ] as const)('is nothing once %s', (_when, change) => {
    expect(situationOf({ ...view, hand: { ...hand, view: { ...hand.view, ...change } } })).toBeNull();
  });
});

describe('whoever is away or leaves', () => {
  it.each([
    ['sits out', { sittingOut: true }],
    ['leaves', { leaving: true }],
  ] as const)('wishes nothing: %s', (_how, change) => {
    const seats = view.seats.map((seat) => (seat.seat === 2 ? { ...seat, ...change } : seat));
    expect(wishableIn(view)).toEqual(situationOf(view));
    expect(wishableIn({ ...view, seats })).toBeNull();
  });
});

describe('how somebody with a seat stands', () => {
  const asSeated = (change: object, phase: 'playing' | 'over' = 'over'): ReturnType<typeof readinessOf> => {
    const table = aPokerTable();
    const seats = table.seats.map((seat) => (seat.seat === 2 ? { ...seat, ...change } : seat));
    return readinessOf({ ...table, seats, phase: { name: phase, since: 0, until: null } });
  };

  it.each([
    ['ready', {}],
    ['away', { sittingOut: true }],
    ['late', { sittingOut: true, absent: true }],
    ['broke', { stack: 0, sittingOut: true, absent: true }],
    ['leaving', { stack: 0, sittingOut: true, leaving: true }],
  ] as const)('is %s before anything else', (standing, change) => {
    expect(asSeated(change)).toBe(standing);
  });

  it('is not broke while all in, and is once the hand is over', () => {
    expect(asSeated({ stack: 0 }, 'playing')).toBe('ready');
    expect(asSeated({ stack: 0, inHand: false }, 'playing')).toBe('broke');
    expect(asSeated({ stack: 0 }, 'over')).toBe('broke');
  });

  it('is nothing for who only watches', () => {
    const table = aPokerTable();
    expect(readinessOf({ ...table, you: { ...table.you, seat: null } })).toBe('ready');
  });
});
