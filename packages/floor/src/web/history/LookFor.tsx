import type { TableTotal } from '@croupier/house/protocol';
import type { ReactNode } from 'react';
import { chips } from '../chips/money.ts';
import { EVERYTHING, type LookedFor } from './looked-for.ts';

const KINDS: readonly (readonly [LookedFor['kind'], string])[] = [
  [null, 'All'],
  ['round', 'Against the house'],
  ['hand', 'Poker hands'],
];
const SPANS: readonly (readonly [string, string])[] = [
  ['1', 'today'],
  ['7', 'the last 7 days'],
  ['30', 'the last 30 days'],
];
const BIG = [10_00, 100_00, 1_000_00, 10_000_00];

interface LookForProps {
  readonly wanted: LookedFor;
  readonly onWant: (change: Partial<LookedFor>) => void;
  /** The tables that one has played at. */
  readonly tables: readonly TableTotal[];
}

/** What is looked for among all that was played. */
export function LookFor({ wanted, onWant, tables }: LookForProps): ReactNode {
  const games = [
    ...new Map(tables.flatMap(({ games: dealt }) => dealt.map(({ game, title }) => [game, title]))),
  ].toSorted(([, one], [, other]) => one.localeCompare(other));
  const there = tables.filter(
    ({ kind, games: dealt }) =>
      kind !== 'jackpot' && (wanted.game === null || dealt.some(({ game }) => game === wanted.game)),
  );
  return (
    <search className="look-for" aria-label="Look for">
      <fieldset className="kinds">
        <legend className="unseen">Which ones</legend>
        {KINDS.map(([kind, name]) => (
          <button
            key={name}
            type="button"
            className="button"
            aria-pressed={wanted.kind === kind}
            onClick={() => onWant({ kind })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <Choice
        name="Game"
        value={wanted.game}
        any="any"
        options={games}
        onChoose={(game) => onWant({ game, table: null })}
      />
      <Choice
        name="Table"
        value={wanted.table}
        any="any"
        options={there.map(({ table, tableName }) => [table, tableName])}
        onChoose={(table) => onWant({ table })}
      />
      <Choice
        name="When"
        value={wanted.days === null ? null : String(wanted.days)}
        any="at any time"
        options={SPANS}
        onChoose={(days) => onWant({ days: days === null ? null : Number(days) })}
      />
      <Choice
        name="Result"
        value={wanted.result}
        any="won or lost"
        options={[
          ['won', 'won'],
          ['lost', 'lost'],
        ]}
        onChoose={(result) => onWant({ result: result === 'won' || result === 'lost' ? result : null })}
      />
      <Choice
        name="Size"
        value={wanted.atLeast === null ? null : String(wanted.atLeast)}
        any="any"
        options={BIG.map((amount) => [String(amount), `${chips(amount)} or more`])}
        onChoose={(amount) => onWant({ atLeast: amount === null ? null : Number(amount) })}
      />
      {JSON.stringify(wanted) !== JSON.stringify(EVERYTHING) && (
        <button type="button" className="button bare" onClick={() => onWant(EVERYTHING)}>
          Show all
        </button>
      )}
    </search>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string | null;
  readonly any: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (value: string | null) => void;
}

const Choice = ({ name, value, any, options, onChoose }: ChoiceProps): ReactNode => (
  <label className="field">
    {name}
    <select
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
    >
      <option value="">{any}</option>
      {options.map(([id, words]) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </select>
  </label>
);
