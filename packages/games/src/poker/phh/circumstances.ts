import type { TomlFields, TomlValue } from './toml.ts';

/** Where and when a hand was played and by whom, as far as its history says so. */
export interface Circumstances {
  /** By position, none twice. */
  readonly players: readonly string[];
  readonly hand: string | null;
  readonly table: string | null;
  readonly chairs: number | null;
  /** In the time of its own place; null where there is no year. */
  readonly at: Date | null;
}

/** None of it is needed to deal the hand, so that whatever is written otherwise is left out and not refused. */
export function circumstancesOf(fields: TomlFields, players: number): Circumstances {
  const names = listAt(fields, 'players').filter((name) => typeof name === 'string');
  return {
    players:
      names.length === players && new Set(names).size === players
        ? names
        : Array.from({ length: players }, (_, at) => `p${at + 1}`),
    hand: textOf(fields.get('hand')),
    table: textOf(fields.get('table')),
    chairs: numberOf(fields.get('seat_count')),
    at: momentOf(fields),
  };
}

const listAt = (fields: TomlFields, key: string): readonly TomlValue[] => {
  const value = fields.get(key);
  return isList(value) ? value : [];
};

const isList = (value: TomlValue | undefined): value is readonly TomlValue[] => Array.isArray(value);

function numberOf(value: TomlValue | undefined): number | null {
  if (typeof value !== 'object' || !('number' in value)) return null;
  const number = Number(value.number);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

function textOf(value: TomlValue | undefined): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && 'number' in value ? value.number : null;
}

function momentOf(fields: TomlFields): Date | null {
  const [year, month, day] = ['year', 'month', 'day'].map((key) => numberOf(fields.get(key)));
  if (!year || !month || !day) return null;
  const [hours = 0, minutes = 0, seconds = 0] = (textOf(fields.get('time')) ?? '').split(':').map(Number);
  const at = new Date(Date.UTC(year, month - 1, day, hours, minutes, seconds));
  return Number.isNaN(at.getTime()) ? null : at;
}
