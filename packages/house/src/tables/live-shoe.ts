import { type Card, commitment, freshSeed, numberOf, Shoe, seedFromBytes } from '@croupier/cards';
import { ShoeError, type ShoeSecret, type Shoes } from '../storage/shoes.ts';
import { shoeName } from './decide-shoe.ts';
import { JournalDiffers } from './journalled.ts';
import type { TableSetting } from './setting.ts';
import type { ShoeInPlay, TableState } from './state.ts';

/** Makes a table's next shoe and keeps its secret; one that was kept and never opened is taken up. */
export async function prepareShoe(
  table: TableSetting,
  shoes: Pick<Shoes, 'find' | 'keep'>,
  number: number,
): Promise<string> {
  const kept = await shoes.find(table.id, number);
  if (kept) return kept.commitment;
  const seed = freshSeed();
  const name = { name: shoeName(table, number), decks: table.game.layout.shoe.decks };
  const promised = commitment(name, seed);
  try {
    await shoes.keep({ table: table.id, number, seed, commitment: promised });
    return promised;
  } catch (error) {
    // Another node has made it meanwhile: then that is the shoe.
    const theirs = error instanceof ShoeError ? await shoes.find(table.id, number) : undefined;
    if (!theirs) throw error;
    return theirs.commitment;
  }
}

/** The cards of the shoe on the table, for the dealer's hand only. */
export class LiveShoe {
  readonly #table: TableSetting;
  readonly #secret: ShoeSecret;
  readonly #cut: string;
  #shoe: Shoe<'live'>;

  /** Takes up a shoe; the cards that have left it must be the ones it gives. */
  constructor(table: TableSetting, secret: ShoeSecret, shoe: ShoeInPlay) {
    this.#table = table;
    this.#secret = secret;
    this.#cut = JSON.stringify(shoe.cut);
    this.#shoe = this.#opened(shoe);
    if (secret.commitment !== shoe.commitment || shoe.dealt.some((card) => card !== this.#shoe.draw())) {
      throw new JournalDiffers(`The shoe ${shoe.name} is not the one that was dealt from.`);
    }
  }

  #opened({ cut, name }: ShoeInPlay): Shoe<'live'> {
    if (!cut) throw new Error(`The shoe ${name} has not been cut.`);
    return Shoe.live(this.#table.game.layout.shoe, seedFromBytes(this.#secret.seed), cut);
  }

  /** True if this is the shoe that lies on the table. */
  isOn({ shoe }: TableState): boolean {
    return shoe.number === this.#secret.number && JSON.stringify(shoe.cut) === this.#cut;
  }

  /** The card that comes next at this state of the table; the same however often it is asked for. */
  next(state: TableState): Card {
    const at = state.shoe.dealt.length;
    if (this.#shoe.dealt > at) this.#shoe = this.#opened(state.shoe);
    this.#shoe.skip(at - this.#shoe.dealt);
    return this.#shoe.draw();
  }

  /** A number that is no card, by the same secret and cut as the cards. */
  number({ shoe, steps }: TableState, most: number): number {
    if (!shoe.cut) throw new Error(`The shoe ${shoe.name} has not been cut.`);
    const numbers = steps.filter(({ type }) => type === 'number-drawn').length;
    const seed = seedFromBytes(this.#secret.seed);
    return numberOf(seed, shoe.cut, most, { cards: shoe.dealt.length, numbers });
  }

  /** The cards that leave a new shoe before its first hand. */
  burned(state: TableState): Card[] {
    this.#shoe = this.#opened(state.shoe);
    const first = this.#shoe.draw();
    const more = burnCount(this.#table, first) - 1;
    return [first, ...Array.from({ length: more }, () => this.#shoe.draw())];
  }
}

/** Whether cards are burned from a new shoe at this table. */
export const burns = ({ game, burn = 0 }: TableSetting): boolean =>
  game.layout.burn !== undefined || burn > 0;

/** How many, the first included: by the first, where the rulebook says how (colorado-rule-28 30-2810 §(4)). */
export const burnCount = ({ game, burn = 0 }: TableSetting, first: Card): number =>
  game.layout.burn?.count(first) ?? burn;
