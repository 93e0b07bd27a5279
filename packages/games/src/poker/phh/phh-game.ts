import { lazily } from '@croupier/cards';
import { Refused } from '@croupier/table';
import { communityGames } from '../../bclc-poker/community-games.ts';
import type { Betting } from '../betting-structure.ts';
import type { PokerGame, PokerRules } from '../poker-rules.ts';
import type { Variant } from '../variant.ts';
import type { PhhHand } from './phh-hand.ts';

type Structure = Betting['structure'];

const STRUCTURES = ['fixed-limit', 'no-limit', 'pot-limit'] as const;

interface Lettered {
  readonly letters: string;
  readonly structure: Structure;
  readonly game: PokerGame;
}

/** PHH's letters for the games and betting structures that are dealt. */
const lettered: () => readonly Lettered[] = lazily(() =>
  communityGames.flatMap((game) =>
    STRUCTURES.flatMap((structure) => {
      const letters = game.variant.phh?.[structure];
      return letters === undefined ? [] : [{ letters, structure, game }];
    }),
  ),
);

/** How a game is named in a hand history: by PHH's letters, or by the nearest letters and notes of our own. */
export interface PhhName {
  readonly variant: string;
  readonly game?: string;
  readonly options: readonly string[];
}

export function phhName(structure: Structure, variant: Variant): PhhName {
  const { id, forced, streets, phh, chosen = {} } = variant;
  const own = Object.entries(chosen).map(([name, value]) => `${name}=${value}`);
  const letters = phh?.[structure];
  if (letters !== undefined && own.length === 0) return { variant: letters, options: [] };
  const near = letters ?? nearest(structure, forced.kind === 'antes', streets.length);
  return { variant: near, game: id, options: [`betting=${structure}`, ...own] };
}

/** Five card stud has letters that others use too, though they are not official. */
function nearest(structure: Structure, stud: boolean, streets: number): string {
  if (stud) return streets === 4 ? 'F5S' : 'F7S';
  return { 'fixed-limit': 'FT', 'no-limit': 'NT', 'pot-limit': 'PT' }[structure];
}

/** The rules that a hand history was played by, without its amounts: its game and options, or what its letters say. */
export function rulesNamed({ variant, game: id, options, smallBet }: PhhHand): PokerRules {
  if (id !== null) {
    const betting = smallBet !== null ? 'fixed-limit' : variant.startsWith('P') ? 'pot-limit' : 'no-limit';
    return gameNamed(id).with({ betting, ...options });
  }
  const found = lettered().find(({ letters }) => letters === variant);
  if (!found) {
    const known = lettered().map(({ letters }) => letters);
    throw new Refused({
      reason: `${variant} is not dealt here; hand histories of ${known.join(', ')} are, and others by _game.`,
    });
  }
  return found.game.with({ betting: found.structure, ...options });
}

function gameNamed(id: string): PokerGame {
  const found = communityGames.find((game) => game.id === id);
  if (!found)
    throw new Refused({ reason: `_game names "${id}", which is no poker game that is dealt here.` });
  return found;
}
