import { type Card, cardOf, NO_CUT, parseCard, parseCards, type ShoeReveal } from '@croupier/cards';
import { BadInput } from './failure.ts';

const NOT_A_SHOE = 'This is not a revealed shoe';

/** Whether a document looks like a shoe's commitment and reveal, as the house publishes it. */
export const isShoe = (value: unknown): boolean =>
  isFields(value) && 'commitment' in value && 'decks' in value;

/** A shoe's commitment and reveal, as a house or `croupier play` hands it out. */
export function parseShoe(value: unknown): ShoeReveal {
  if (!isFields(value)) throw new BadInput(`${NOT_A_SHOE}: it is not a JSON object.`);
  if (value.seed === null)
    throw new BadInput('This shoe is still in play: its seed is revealed when it is over.');
  const { decks } = value;
  if (typeof decks !== 'number' || !Number.isInteger(decks) || decks < 1 || decks > 255) {
    throw new BadInput(`${NOT_A_SHOE}: "decks" is not a number of decks.`);
  }
  return {
    name: text(value, 'name'),
    decks,
    commitment: text(value, 'commitment').toLowerCase(),
    seed: text(value, 'seed'),
    cut: cutOf(value.cut),
    dealt: dealtOf(value.dealt),
    ...kindOf(value.kind),
  };
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw new BadInput(`${NOT_A_SHOE}: "${name}" is missing or not a text.`);
  return value;
}

function cutOf(value: unknown): ShoeReveal['cut'] {
  if (value === null || value === undefined) return NO_CUT;
  if (!isFields(value) || typeof value.position !== 'number') {
    throw new BadInput(`${NOT_A_SHOE}: "cut" has no position.`);
  }
  return { position: value.position, entropy: text(value, 'entropy') };
}

/** "Qs 6d …", or a list of cards by name or number. */
function dealtOf(value: unknown): Card[] {
  if (typeof value === 'string') return parseCards(value);
  if (!Array.isArray(value)) throw new BadInput(`${NOT_A_SHOE}: "dealt" does not list the cards.`);
  return value.map((card: unknown) => (typeof card === 'number' ? cardOf(card) : parseCard(String(card))));
}

function kindOf(value: unknown): Pick<ShoeReveal, 'kind'> {
  if (value === undefined || value === 'standard') return {};
  if (value === 'with-joker' || value === 'seven-up') return { kind: value };
  throw new BadInput(`${NOT_A_SHOE}: there is no deck ${JSON.stringify(value)}.`);
}
