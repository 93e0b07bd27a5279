import { type Cut, checkCut, FairnessError, NO_CUT } from '@croupier/cards';
import { BadInput } from '../failure.ts';

const MOST_WORDS = 64;

/** The player's cut: nothing (their machine cuts), "none", or a number and, if they like, words of their own. */
export function spokenCut(line: string, cards: number, anyCut: () => Cut): Cut {
  const text = line.trim().replace(/^cut\s*/i, '');
  if (text === '') return anyCut();
  if (/^(no|none)$/i.test(text)) return NO_CUT;
  const [, digits = '', words = ''] = /^(\d+)\s*(.*)$/.exec(text) ?? [];
  if (digits === '') throw new BadInput(`Say where to cut, 0 to ${cards - 1}, "none", or press Enter.`);
  const entropy = Buffer.from(words, 'utf8');
  if (entropy.length > MOST_WORDS)
    throw new BadInput('Those are too many words for a cut; 64 letters are enough.');
  const cut: Cut = { position: Number(digits), entropy: entropy.toString('hex') };
  try {
    checkCut(cut, cards);
  } catch (error) {
    if (error instanceof FairnessError) throw new BadInput(error.message);
    throw error;
  }
  return cut;
}
