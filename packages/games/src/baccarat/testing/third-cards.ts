import type { TableGame } from '@croupier/table';
import { played } from '../../testing/recorded.ts';

/** Two cards of a suit that count so. */
export const twoCards = (total: number, suit: string): string =>
  total === 0 ? `K${suit} Q${suit}` : `K${suit} ${total === 1 ? 'A' : total}${suit}`;

const oneCard = (points: number): string => (points === 0 ? 'Js' : points === 1 ? 'As' : `${points}s`);

/** D or S: whether a hand is given a third card. A record with a card too many or too few is refused. */
function drawn(game: TableGame, hand: 'player' | 'banker', player: string, banker: string): string {
  const hands = { player, banker };
  try {
    played(game, [], { ...hands, [hand]: `${hands[hand]} Jh` });
    return 'D';
  } catch {
    played(game, [], hands);
    return 'S';
  }
}

const row = (length: number, letter: (n: number) => string): string =>
  Array.from({ length }, (_, n) => letter(n)).join('');

/** What Player does on 0 to 7 against a Banker of so much. */
export const playerDraws = (game: TableGame, banker = 7): string =>
  row(8, (total) => drawn(game, 'player', twoCards(total, 'c'), twoCards(banker, 'd')));

/** What Banker does on 0 to 7 when Player stands on so much. */
export const bankerDrawsAlone = (game: TableGame, player: number): string =>
  row(8, (total) => drawn(game, 'banker', twoCards(player, 'c'), twoCards(total, 'd')));

/** What a Banker of so much does on each of Player's third cards, 0 to 9. */
export const bankerDraws = (game: TableGame, total: number): string =>
  row(10, (third) => drawn(game, 'banker', `${twoCards(0, 'c')} ${oneCard(third)}`, twoCards(total, 'd')));

/** All draws of a game: Player's, also against naturals, and Banker's alone, against naturals and by Player's third card. */
export const allDraws = (game: TableGame): readonly string[] => [
  ...[7, 8, 9].map((banker) => playerDraws(game, banker)),
  ...[6, 7, 8, 9].map((player) => bankerDrawsAlone(game, player)),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((total) => bankerDraws(game, total)),
];

/** What a Banker of 0 to 7 does on each of Player's third cards, as all rulebooks print it. */
export const BANKER_DRAWS: readonly string[] = [
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDSD',
  'SSDDDDDDSS',
  'SSSSDDDDSS',
  'SSSSSSDDSS',
  'SSSSSSSSSS',
];

/** All draws as colorado-rule-28 30-2814 prints them. */
export const COLORADO_DRAWS: readonly string[] = [
  'DDDDDDSS',
  'SSSSSSSS',
  'SSSSSSSS',
  'DDDDDDSS',
  'DDDDDDSS',
  'SSSSSSSS',
  'SSSSSSSS',
  ...BANKER_DRAWS,
];
