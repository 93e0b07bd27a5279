import type { Cite } from './cite.ts';
import type { PostedRule } from './game.ts';
import { type Cents, cents, formatMoney } from './money.ts';
import type { AnyLayout } from './rules.ts';

/** Words for what the rules hold, so that the sign at a table says what is dealt there and repeats no number by hand. */

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "two", "18" */
export const inWords = (count: number): string => SMALL[count] ?? String(count);

/** "once", "twice", "three times" */
export const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${inWords(count)} times`;

/** "half", "a tenth", "35 %": a part of something, from its percentage. */
export const partInWords = (percent: number): string =>
  percent === 50 ? 'half' : percent === 10 ? 'a tenth' : `${percent} %`;

/** "50,000 dollars", "12.50 dollars", "a dollar", "25 cents" */
export function inDollars(amount: Cents): string {
  if (amount < 100) return `${amount} cents`;
  return amount === 100 ? 'a dollar' : `${formatMoney(amount).replace(/\.00$/, '')} dollars`;
}

/** "8 decks", "One deck" */
export const decksOf = ({ shoe }: Pick<AnyLayout, 'shoe'>): string =>
  shoe.decks === 1 ? 'One deck' : `${shoe.decks} decks`;

/** "Gold 7 and Jade 8": what is bet or awarded at a table, by name. */
export function namesOf(
  { wagers, bonuses = [] }: AnyLayout,
  ids: readonly string[],
  last: 'and' | 'or' = 'and',
): string {
  const names = ids.map(
    (id) =>
      [...wagers, ...bonuses].find((one) => one.id === id)?.name ??
      `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
  );
  return inAList(names, last);
}

/** "Ante, Blind and Trips" */
export const inAList = (names: readonly string[], last: 'and' | 'or' = 'and'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

/** Percent of what a wager wins that the house keeps; nothing where it takes no commission. */
export const commissionOf = ({ wagers }: Pick<AnyLayout, 'wagers'>, id: string): number =>
  Math.max(
    0,
    ...wagers
      .filter((wager) => wager.id === id)
      .flatMap(({ rows }) => rows.map(({ award }) => (award.kind === 'win' ? award.commission : 0))),
  );

/** The commission on a wager as the table takes it; nothing where it takes none. */
export function postedCommission(layout: AnyLayout, id: string, cites: readonly Cite[]): PostedRule[] {
  const percent = commissionOf(layout, id);
  if (percent === 0) return [];
  const bet = `a ${namesOf(layout, [id])} bet`;
  const text = layout.commissionLaid
    ? `Lay ${percent} % beside ${bet} before the deal; it is kept if the bet wins and comes back if not.`
    : `${percent} % of what ${bet} wins is kept by the house.`;
  return [{ text, cites }];
}

/** The limits over what all players win in a round. */
export const postedLimits = (layout: AnyLayout): PostedRule[] =>
  layout.aggregates.map(({ wagers, limit, cite, shared }) => ({
    text: `${namesOf(layout, wagers)} ${wagers.length > 1 ? 'together win' : 'wins'} at most ${inDollars(limit)} a round, shared by what each would have won.`,
    cites: shared ? [cite, shared] : [cite],
  }));

/** What a side bet takes alone and beside a bet on the basic game, for those that say so; the alike in one sentence. */
export function postedBeside(layout: AnyLayout): PostedRule[] {
  const signs = new Map<string, { ids: string[]; least: Cents; basic: readonly string[]; cites: Cite[] }>();
  for (const { id, beside } of layout.wagers) {
    if (!beside) continue;
    const { least, basic, cite, alone } = beside;
    const key = JSON.stringify([least, basic, cite]);
    const sign = signs.get(key) ?? { ids: [], least, basic, cites: [alone.cite, cite] };
    sign.ids.push(id);
    signs.set(key, sign);
  }
  return [...signs.values()].map(({ ids, least, basic, cites }) => ({
    text: `${namesOf(layout, ids)} alone ${ids.length > 1 ? 'take' : 'takes'} the table minimum; beside a bet on ${namesOf(layout, basic, 'or')} ${inDollars(least)} is enough.`,
    cites,
  }));
}

/** "50 cents", for rounding of a commission; undefined where it is kept to the cent. */
export const roundedUpTo = ({ wagers }: Pick<AnyLayout, 'wagers'>): string | undefined => {
  const steps = wagers.flatMap(({ rows }) =>
    rows.flatMap(({ award }) =>
      (award.kind === 'win' || award.kind === 'push') && award.roundedUpTo !== undefined
        ? [award.roundedUpTo]
        : [],
    ),
  );
  const [step] = steps;
  return step === undefined ? undefined : inDollars(cents(step));
};
