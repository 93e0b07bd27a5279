import { type Cents, cents, Refused } from '@croupier/table';
import type { Drop } from '../drop.ts';
import type { Kill, KillButton } from '../kill-button.ts';
import { type Circumstances, circumstancesOf } from './circumstances.ts';
import { decimalsOf, scaled } from './decimal.ts';
import { type PhhJackpots, positionOf, readDrops, readJackpots } from './phh-jackpots.ts';
import { readKillButton } from './phh-kill.ts';
import {
  type NumberText,
  readFields,
  type TomlFields,
  type TomlTable,
  type TomlValue,
  tablesOf,
} from './toml.ts';

/** A hand history as it is written, its amounts in whole units of `10 ^ -decimals`. */
export interface PhhHand {
  readonly key: string | null;
  readonly variant: string;
  /** The game by its own id, where the letters of the variant cannot name it (`_game`). */
  readonly game: string | null;
  /** Options of the table (`_options`). */
  readonly options: Readonly<Record<string, string>>;
  readonly decimals: number;
  /** Whether antes are matched like bets; otherwise they are dead money. */
  readonly antesMatched: boolean;
  readonly antes: readonly Cents[];
  readonly blinds: readonly Cents[];
  /** Stud: what the opener may post instead of a bet. */
  readonly bringIn: Cents | null;
  readonly minimumBet: Cents | null;
  readonly smallBet: Cents | null;
  readonly bigBet: Cents | null;
  readonly startingStacks: readonly Cents[];
  readonly actions: readonly string[];
  /** Notes of our own, so that what PHH cannot say is dealt again: see write-phh.ts. */
  readonly notes: PhhNotes;
  readonly finishingStacks: readonly Cents[] | null;
  /** A house that keeps a rake is named: its own result may be short of the pot by that. */
  readonly raked: boolean;
  /** Asked for by `_rake_percent` and `_rake_cap`. */
  readonly rake: { readonly percent: number; readonly cap: Cents } | null;
  /** Contributions to jackpots (`_drops`): `bad-beat-1 1 100`, the fund with its percentage and the most of a hand. */
  readonly drops: readonly Drop[];
  readonly circumstances: Circumstances;
}

interface PhhNotes {
  readonly smallestChip: Cents;
  /** The position of the first to speak and the price to come in, where the blinds do not tell. */
  readonly firstToAct: number | null;
  readonly openingPrice: Cents | null;
  /** Whether a muck gave up a hand that is in the file; elsewhere mucked hands never would have won. */
  readonly mucksConcede: boolean;
  /** Answers that PHH has no word for, in order: `p1 chop`, `p2 decline`, `p1 run-twice`, `p2 run-once`. */
  readonly answers: readonly string[];
  /** The kill that the table plays, and its button before the hand and after it: `neutral`, `p3 leg-up`, `p3 kill`. */
  readonly kill: Kill | null;
  readonly killButton: KillButton;
  readonly killButtonAfter: string | null;
  /** Positions that posted a kill blind and were dealt out (`_dealt_out`). */
  readonly dealtOut: readonly number[];
  /** What was dealt to the second board when the board was run twice. */
  readonly secondBoard: string;
  /** What went wrong with the cards, for a hand that is void (`_void`). */
  readonly void: string | null;
  readonly jackpots: PhhJackpots;
}

/** A table of the file that could not be read as a hand, and why. */
export interface UnreadHand {
  readonly key: string | null;
  readonly error: string;
}

/** Reads a `.phh` with one hand or a `.phhs` with many; a bad hand does not stop the others. */
export function readPhh(text: string): (PhhHand | UnreadHand)[] {
  return tablesOf(text).map((table) => {
    try {
      return phhHand(table);
    } catch (error) {
      if (error instanceof Refused) return { key: table.header, error: error.message };
      throw error;
    }
  });
}

function phhHand(table: TomlTable): PhhHand {
  const { header } = table;
  const fields = readFields(table);
  const variant = fields.get('variant');
  if (typeof variant !== 'string') throw new Refused({ reason: 'The hand history has no variant.' });
  const actions = textsOf(fields, 'actions');
  const stacks = numbersOf(fields, 'starting_stacks') ?? [];
  const finishing = numbersOf(fields, 'finishing_stacks');
  const decimals = decimalsUsed(fields, actions, finishing ?? []);
  const amounts = (key: string): Cents[] | null =>
    numbersOf(fields, key)?.map((amount) => scaled(amount, decimals)) ?? null;
  const amount = (key: string): Cents | null => {
    const value = fields.get(key);
    return isNumber(value) ? scaled(value, decimals) : null;
  };
  const none = stacks.map(() => cents(0));
  return {
    key: header,
    variant,
    game: textOf(fields, '_game'),
    options: optionsOf(fields),
    decimals,
    antesMatched: fields.get('ante_trimming_status') === true,
    antes: amounts('antes') ?? none,
    blinds: amounts('blinds_or_straddles') ?? none,
    bringIn: amount('bring_in'),
    minimumBet: amount('min_bet'),
    smallBet: amount('small_bet'),
    bigBet: amount('big_bet'),
    startingStacks: amounts('starting_stacks') ?? [],
    actions,
    finishingStacks: amounts('finishing_stacks'),
    raked: fields.has('venue') || hasCurrency(fields),
    rake: rakeAsked(fields, amount('_rake_cap')),
    drops: readDrops(textsAt(fields, '_drops') ?? [], decimals),
    circumstances: circumstancesOf(fields, stacks.length),
    notes: {
      smallestChip: smallestChip(amount('_smallest_chip')),
      firstToAct: firstToAct(fields, stacks.length),
      openingPrice: amount('_opening_price'),
      mucksConcede: fields.get('_mucks') === 'concede',
      answers: textsAt(fields, '_answers') ?? [],
      ...killNotes(fields, stacks.length),
      dealtOut: (textsAt(fields, '_dealt_out') ?? []).map((name) => positionOf(name, stacks.length)),
      secondBoard: textOf(fields, '_second_board') ?? '',
      void: textOf(fields, '_void'),
      jackpots: readJackpots(
        {
          open: textsAt(fields, '_jackpots') ?? [],
          away: textsAt(fields, '_away') ?? [],
          awards: textsAt(fields, '_awards'),
        },
        stacks.length,
        decimals,
      ),
    },
  };
}

const AMOUNTS = ['antes', 'blinds_or_straddles', 'starting_stacks'];
const SINGLE_AMOUNTS = [
  'min_bet',
  'small_bet',
  'big_bet',
  'bring_in',
  '_rake_cap',
  '_smallest_chip',
  '_opening_price',
];

const hasCurrency = (fields: TomlFields): boolean => fields.has('currency') || fields.has('currency_symbol');

/** Money has cents; chips are whole unless the file itself divides them. */
function decimalsUsed(
  fields: TomlFields,
  actions: readonly string[],
  finishing: readonly NumberText[],
): number {
  const raises = actions.flatMap((action) => {
    const number = /^p\d+ cbr (\S+)/.exec(action)?.[1];
    return number === undefined ? [] : [{ number }];
  });
  const written = [
    ...AMOUNTS.flatMap((key) => numbersOf(fields, key) ?? []),
    ...SINGLE_AMOUNTS.map((key) => fields.get(key)).filter(isNumber),
    ...raises,
    ...finishing,
    ...['_jackpots', '_awards', '_drops'].flatMap((key) => (textsAt(fields, key) ?? []).flatMap(lastAmount)),
  ];
  const most = Math.max(0, ...written.map(decimalsOf));
  return hasCurrency(fields) || most > 0 ? Math.max(2, most) : 0;
}

/** The amount at the end of a line such as `bclc-poker/bad-beat-jackpot 100000`. */
function lastAmount(text: string): NumberText[] {
  const number = /(?:^|\s)(\d+(?:\.\d+)?)\s*$/.exec(text)?.[1];
  return number === undefined ? [] : [{ number }];
}

function rakeAsked(fields: TomlFields, cap: Cents | null): PhhHand['rake'] {
  const percent = fields.get('_rake_percent');
  if (!isNumber(percent)) return null;
  const rate = Number(percent.number);
  if (!Number.isInteger(rate) || rate < 0 || rate > 100) {
    throw new Refused({ reason: `_rake_percent is a whole number up to 100, not ${percent.number}.` });
  }
  return { percent: rate, cap: cap ?? cents(Number.MAX_SAFE_INTEGER) };
}

function smallestChip(chip: Cents | null): Cents {
  if (chip !== null && chip < 1) throw new Refused({ reason: '_smallest_chip must be an amount.' });
  return chip ?? cents(1);
}

/** `p3` as a position. */
function firstToAct(fields: TomlFields, players: number): number | null {
  const name = fields.get('_first_to_act');
  if (name === undefined) return null;
  const number = typeof name === 'string' ? Number(/^p([1-9]\d?)$/.exec(name)?.[1]) : Number.NaN;
  if (!(number <= players)) throw new Refused({ reason: '_first_to_act should name a player such as p3.' });
  return number - 1;
}

const isNumber = (value: TomlValue | undefined): value is NumberText =>
  typeof value === 'object' && 'number' in value;

function listOf(fields: TomlFields, key: string): readonly TomlValue[] | null {
  const value = fields.get(key);
  if (value === undefined) return null;
  if (isList(value)) return value;
  throw new Refused({ reason: `${key} should be a list in brackets.` });
}

const isList = (value: TomlValue): value is readonly TomlValue[] => Array.isArray(value);

function numbersOf(fields: TomlFields, key: string): NumberText[] | null {
  return (
    listOf(fields, key)?.map((value) => {
      if (isNumber(value)) return value;
      throw new Refused({ reason: `${key} should be a list of amounts.` });
    }) ?? null
  );
}

function textsOf(fields: TomlFields, key: string): string[] {
  const list = textsAt(fields, key);
  if (!list) throw new Refused({ reason: `The hand history has no ${key}.` });
  return list;
}

/** A list of texts, or one text alone; null where there is none. */
function textsAt(fields: TomlFields, key: string): string[] | null {
  const alone = fields.get(key);
  if (typeof alone === 'string') return [alone];
  return (
    listOf(fields, key)?.map((value) => {
      if (typeof value === 'string') return value;
      throw new Refused({ reason: `${key} should be a list of texts.` });
    }) ?? null
  );
}

function textOf(fields: TomlFields, key: string): string | null {
  const [text, ...more] = textsAt(fields, key) ?? [];
  if (more.length > 0) throw new Refused({ reason: `${key} should be one text.` });
  return text ?? null;
}

function killNotes(
  fields: TomlFields,
  players: number,
): Pick<PhhNotes, 'kill' | 'killButton' | 'killButtonAfter'> {
  const kill = textOf(fields, '_kill');
  if (kill !== null && kill !== 'full' && kill !== 'half') {
    throw new Refused({ reason: '_kill should be full or half.' });
  }
  return {
    kill,
    killButton: readKillButton(textOf(fields, '_kill_button') ?? 'neutral', players),
    killButtonAfter: textOf(fields, '_kill_button_after'),
  };
}

/** `['lowAceStraight=off']` as options. */
function optionsOf(fields: TomlFields): Readonly<Record<string, string>> {
  return Object.fromEntries(
    (textsAt(fields, '_options') ?? []).map((text) => {
      const [, name, value] = /^\s*(\w+)\s*=\s*(.*?)\s*$/.exec(text) ?? [];
      if (name === undefined || value === undefined) {
        throw new Refused({
          reason: `_options should be a list such as ['lowAceStraight=off'], not "${text}".`,
        });
      }
      return [name, value];
    }),
  );
}
