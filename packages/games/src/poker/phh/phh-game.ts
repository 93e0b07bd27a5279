import { Refused } from '@croupier/table';
import { texasHoldem } from '../../bclc-poker/17.0-texas-holdem.ts';
import { sevenCardStud } from '../../bclc-poker/23.0-seven-card-stud.ts';
import { omahaHigh, omahaHiLo } from '../../bclc-poker/26.0-27.0-omaha.ts';
import { pokerGameNamed } from '../../bclc-poker/poker-games.ts';
import type { Betting } from '../betting-structure.ts';
import type { PokerRules } from '../poker-rules.ts';
import type { Variant } from '../variant.ts';
import type { PhhHand } from './phh-hand.ts';

type Structure = Betting['structure'];

/** PHH's letters for the games and betting structures that are dealt. */
const VARIANTS: Readonly<Record<string, readonly [Structure, Variant]>> = {
  FT: ['fixed-limit', texasHoldem],
  NT: ['no-limit', texasHoldem],
  PT: ['pot-limit', texasHoldem],
  F7S: ['fixed-limit', sevenCardStud],
  PO: ['pot-limit', omahaHigh],
  'FO/8': ['fixed-limit', omahaHiLo],
  'PO/8': ['pot-limit', omahaHiLo],
  'NO/8': ['no-limit', omahaHiLo],
};

/** How a game is named in a hand history: by PHH's letters, or by the nearest letters and notes of our own. */
export interface PhhName {
  readonly variant: string;
  readonly game?: string;
  readonly options?: readonly string[];
}

export function phhName(structure: Structure, { id, forced, streets, chosen = {} }: Variant): PhhName {
  const own = Object.entries(chosen).map(([name, value]) => `${name}=${value}`);
  const named = Object.entries(VARIANTS).find(([, [has, game]]) => has === structure && game.id === id)?.[0];
  if (named !== undefined && own.length === 0) return { variant: named };
  const variant = named ?? nearest(structure, forced.kind === 'antes', streets.length);
  return { variant, game: id, options: [`betting=${structure}`, ...own] };
}

/** Five card stud has letters that others use too, though they are not official. */
function nearest(structure: Structure, stud: boolean, streets: number): string {
  if (stud) return streets === 4 ? 'F5S' : 'F7S';
  return { 'fixed-limit': 'FT', 'no-limit': 'NT', 'pot-limit': 'PT' }[structure];
}

/** The rules that a hand history was played by, without its amounts: its game and options, or what its letters say. */
export function rulesNamed({ variant, game, options, smallBet }: PhhHand): PokerRules {
  const [structure, dealt] = VARIANTS[variant] ?? [];
  if (game === null && (!structure || !dealt)) {
    throw new Refused({
      reason: `${variant} is not dealt here; hand histories of ${Object.keys(VARIANTS).join(', ')} are, and others by _game.`,
    });
  }
  const told = smallBet !== null ? 'fixed-limit' : variant.startsWith('P') ? 'pot-limit' : 'no-limit';
  const betting = game === null ? structure : told;
  return pokerGameNamed(game ?? dealt?.id ?? '').with({ betting, ...options });
}
