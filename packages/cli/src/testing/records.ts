import { MINI } from './croupier.ts';

/** A line as CONTRACT writes it: seat, wager, stake, result, won, commission, returned. */
const line = (
  seat: number,
  wager: string,
  stake: number,
  result: string,
  [won, commission, returned]: readonly [number, number, number],
  more: object = {},
) => ({ seat, wager, stake, result, won, commission, returned, ...more });

const LOST = [0, 0, 0] as const;

const seat = (number: number, wagers: object, more: object = {}) => ({ seat: number, wagers, ...more });

const record = (name: string, seats: object[], hands: object, lines: object[], options: object = {}) => ({
  name,
  lines,
  record: { format: 'croupier-round/1', game: MINI, options, seats, hands },
});

/** Rounds written and settled by hand from bclc-baccarat 1.0, clause by clause. */
export const BY_HAND = [
  record(
    '§8.5 a natural nine stands against seven and nobody draws',
    [seat(1, { player: 1000 }), seat(2, { banker: 1000 }), seat(3, { tie: 1000 })],
    { player: '9h Kd', banker: '5c 2s' },
    [
      line(1, 'player', 1000, 'win', [1000, 0, 2000]),
      line(2, 'banker', 1000, 'lose', LOST),
      line(3, 'tie', 1000, 'lose', LOST),
    ],
  ),
  record(
    '§9.1.2, §11.2 Player draws a two on five; Banker stands on six against it',
    [seat(1, { player: 2500 }), seat(2, { banker: 2500 })],
    { player: 'Ac 4d 2s', banker: '6h Kd' },
    [line(1, 'player', 2500, 'win', [2500, 0, 5000]), line(2, 'banker', 2500, 'lose', LOST)],
  ),
  record(
    '§9.3, §11.2 both draw: Banker draws on six against a six, and pays 5 % (§5.1)',
    [seat(4, { banker: 1000 }), seat(9, { player: 1000 })],
    { player: 'Kc 2d 6c', banker: '6h Th 3c' },
    [line(4, 'banker', 1000, 'win', [1000, 50, 1950]), line(9, 'player', 1000, 'lose', LOST)],
  ),
  record(
    '§9.4 Player stands on six, so Banker draws on five',
    [seat(1, { banker: 10_000 })],
    { player: 'Kc 6d', banker: '2c 3d 4s' },
    [line(1, 'banker', 10_000, 'win', [10_000, 500, 19_500])],
  ),
  record(
    '§11.2 Banker stands on three against an eight; §7.2 the tie pushes both, §7.3 the tie is paid 8 to 1',
    [seat(1, { player: 1000, tie: 500 }), seat(2, { banker: 1000 })],
    { player: '2c 3d 8h', banker: '3s Kc' },
    [
      line(1, 'player', 1000, 'push', [0, 0, 1000]),
      line(1, 'tie', 500, 'win', [4000, 0, 4500]),
      line(2, 'banker', 1000, 'push', [0, 0, 1000]),
    ],
  ),
  record(
    '§5.1 five percent of ten cents is half a cent, which goes up (READINGS 57); of nine cents it is nothing',
    [seat(1, { banker: 10 }), seat(2, { banker: 30 }), seat(3, { banker: 9 })],
    { player: 'Kc 6d', banker: '7c Kd' },
    [
      line(1, 'banker', 10, 'win', [10, 1, 19]),
      line(2, 'banker', 30, 'win', [30, 2, 58]),
      line(3, 'banker', 9, 'win', [9, 0, 18]),
    ],
  ),
  record(
    "§6.2.3 the dealer's bet on Banker wins without commission, after the player's own (§6.2)",
    [seat(1, { banker: 2000 }, { tips: { banker: 100, tie: 100 } })],
    { player: 'Kc 6d', banker: '7c Kd' },
    [
      line(1, 'banker', 2000, 'win', [2000, 100, 3900]),
      line(1, 'banker', 100, 'win', [100, 0, 200], { tip: true }),
      line(1, 'tie', 100, 'lose', LOST, { tip: true }),
    ],
  ),
  record(
    '§4.2 a back bettor is paid like the player of the spot',
    [
      seat(
        1,
        { banker: 1000 },
        { player: 'ann', back: [{ player: 'bob', wagers: { banker: 2000, tie: 100 } }] },
      ),
    ],
    { player: 'Kc 6d', banker: '7c Kd' },
    [
      line(1, 'banker', 1000, 'win', [1000, 50, 1950]),
      line(1, 'banker', 2000, 'win', [2000, 100, 3900], { player: 'bob' }),
      line(1, 'tie', 100, 'lose', LOST, { player: 'bob' }),
    ],
  ),
  record(
    '§3.1.2 one player at several spots; §5.1.1 commission laid beforehand comes to the same',
    [seat(2, { banker: 1000 }, { player: 'ann' }), seat(7, { banker: 500, tie: 100 }, { player: 'ann' })],
    { player: 'Kc 6d', banker: '7c Kd' },
    [
      line(2, 'banker', 1000, 'win', [1000, 50, 1950]),
      line(7, 'banker', 500, 'win', [500, 25, 975]),
      line(7, 'tie', 100, 'lose', LOST),
    ],
    { commission: 'beforehand' },
  ),
  record(
    '§1.1 six decks hold a card six times',
    [seat(1, { tie: 100 })],
    { player: 'Kc Kc Kc', banker: 'Kc Kc Kc' },
    [line(1, 'tie', 100, 'win', [800, 0, 900])],
    { decks: 6 },
  ),
];
