import type { PlayerId } from '@croupier/table';

const NAMES = [
  'Ada',
  'Blaise',
  'Carl',
  'Daniel',
  'Emmy',
  'Fermat',
  'Gauss',
  'Hypatia',
  'Ivan',
  'Jakob',
  'Kolja',
];
const PREFIX = 'bot-';

export const botPlayer = (number: number): PlayerId => `${PREFIX}${number}`;

/** One of the house's own players: no person, and played with the house's chips. */
export const isBotPlayer = (player: PlayerId): boolean => player.startsWith(PREFIX);

/** What a bot is called: as a bot, and not to be taken for a person. */
export function botName(player: PlayerId): string | undefined {
  if (!isBotPlayer(player)) return undefined;
  const number = Number(player.slice(PREFIX.length));
  return `${NAMES[(number - 1) % NAMES.length] ?? 'Somebody'} (bot)`;
}
