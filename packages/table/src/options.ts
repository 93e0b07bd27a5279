import { type Cite, Refused } from './cite.ts';

/** What a section leaves to the house. It asks as it is read: `house.chooses('decks', [6, 7, 8], …)`. */
export interface Discretion {
  chooses<const T extends OptionValue>(
    name: string,
    values: readonly T[],
    about: OptionText & { readonly default: NoInfer<T> },
  ): T;
  /** A whole number in a range that is too wide to list: `house.sets('meter', { least: 0, … })`. */
  sets(name: string, about: OptionText & Range & { readonly default: number }): number;
}

/** What may be chosen for an option. */
export type OptionValue = string | number;
/** What a house has chosen, by the name of each option. */
export type Options = Readonly<Record<string, OptionValue>>;

export interface Range {
  readonly least: number;
  readonly most: number;
}

interface OptionText {
  /** One line for the person who chooses. */
  readonly about: string;
  readonly cite?: Cite;
}

/** An option as it is listed for people and programs. */
export interface OptionDescription extends OptionText {
  readonly name: string;
  /** What may be chosen; empty where a range says it. */
  readonly values: readonly OptionValue[];
  readonly range?: Range;
  readonly default: OptionValue;
}

/** The rules under the options given, with what was asked and chosen; a value that is not allowed is refused. */
export function choose<R>(
  read: (house: Discretion) => R,
  given: Readonly<Record<string, unknown>>,
): { readonly rules: R; readonly options: Options; readonly described: readonly OptionDescription[] } {
  const options: Record<string, OptionValue> = {};
  const described: OptionDescription[] = [];
  const house: Discretion = {
    chooses(name, values, about) {
      described.push({ name, values, ...about });
      const wanted = Object.hasOwn(given, name) ? given[name] : about.default;
      const value = values.find((allowed) => String(allowed) === String(wanted));
      if (value === undefined) {
        throw new Refused({
          reason: `${name} can be ${values.join(', ')}, not ${JSON.stringify(wanted)}.`,
          ...(about.cite ? { cite: about.cite } : {}),
        });
      }
      options[name] = value;
      return value;
    },
    sets(name, { least, most, ...about }) {
      described.push({ name, values: [], range: { least, most }, ...about });
      const wanted = Object.hasOwn(given, name) ? given[name] : about.default;
      const value = typeof wanted === 'string' && wanted.trim() !== '' ? Number(wanted) : wanted;
      if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
        throw new Refused({
          reason: `${name} is a whole number from ${least} to ${most}, not ${JSON.stringify(wanted)}.`,
          ...(about.cite ? { cite: about.cite } : {}),
        });
      }
      options[name] = value;
      return value;
    },
  };
  const rules = read(house);
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(options, name));
  if (unknown !== undefined) {
    const known = described.map(({ name }) => name);
    throw new Refused({
      reason: `There is no option "${unknown}" here; ${known.length ? `the options are ${known.join(', ')}` : 'this game has none'}.`,
    });
  }
  return { rules, options, described };
}

/** Asks the house again for what another game leaves to it, which this one adds to. */
export function chosenAgain(house: Discretion, options: readonly OptionDescription[]): Options {
  return Object.fromEntries(
    options.map(({ name, values, range, default: usual, ...about }) => [
      name,
      range
        ? house.sets(name, { ...range, ...about, default: Number(usual) })
        : house.chooses(name, values, { ...about, default: usual }),
    ]),
  );
}
