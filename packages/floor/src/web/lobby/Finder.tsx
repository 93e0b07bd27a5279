import type { ReactNode } from 'react';
import { chips } from '../chips/money.ts';
import { ANYTHING, ROOMS, type Wish } from './wish.ts';

/** What somebody may want to begin with, in cents. */
const BEGINNINGS = [1_00, 5_00, 10_00, 25_00, 100_00] as const;

interface FinderProps {
  readonly wish: Wish;
  readonly onWish: (change: Partial<Wish>) => void;
  readonly rulebooks: readonly string[];
  /** How many tables there are, and how many of them are found. */
  readonly all: number;
  readonly found: number;
}

/** Rooms to go to, and what the tables should be like. */
export function Finder({ wish, onWish, rulebooks, all, found }: FinderProps): ReactNode {
  return (
    <search className="finder">
      <fieldset className="rooms">
        <legend className="unseen">Room</legend>
        {[[null, 'All'] as const, ...ROOMS].map(([room, name]) => (
          <button
            key={name}
            type="button"
            className="button"
            aria-pressed={wish.room === room}
            onClick={() => onWish({ room })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <div className="finder-wishes">
        <label className="field">
          Find a game
          <input
            type="search"
            value={wish.words}
            onChange={({ target }) => onWish({ words: target.value })}
          />
        </label>
        <label className="field">
          Begin with
          <select
            value={wish.most ?? ''}
            onChange={({ target }) => onWish({ most: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">any amount</option>
            {BEGINNINGS.map((amount) => (
              <option key={amount} value={amount}>
                {chips(amount)} or less
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          Rulebook
          <select
            value={wish.rulebook ?? ''}
            onChange={({ target }) => onWish({ rulebook: target.value === '' ? null : target.value })}
          >
            <option value="">any</option>
            {rulebooks.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label className="switch">
          <input
            type="checkbox"
            checked={wish.free}
            onChange={({ target }) => onWish({ free: target.checked })}
          />
          A seat is free
        </label>
        <label className="switch">
          <input
            type="checkbox"
            checked={wish.starred}
            onChange={({ target }) => onWish({ starred: target.checked })}
          />
          My stars only
        </label>
      </div>
      {found < all && (
        <p className="quiet" role="status">
          {found === 0 ? 'No table is like this.' : `${found} of ${all} tables.`}{' '}
          <button type="button" className="button bare" onClick={() => onWish(ANYTHING)}>
            Show all
          </button>
        </p>
      )}
    </search>
  );
}
