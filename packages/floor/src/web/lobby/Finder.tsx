import { type ReactNode, useState } from 'react';
import { chips } from '../chips/money.ts';
import { to } from '../room/route.ts';
import { ANYTHING, filtersOn, ROOMS, type Room, type Wish } from './wish.ts';

/** What somebody may want to begin with, in cents. */
const BEGINNINGS = [1_00, 5_00, 10_00, 25_00, 100_00] as const;
/** How high somebody may want to play. */
const HEIGHTS = [500_00, 1_000_00, 2_500_00, 10_000_00] as const;

interface FinderProps {
  readonly wish: Wish;
  readonly onWish: (change: Partial<Wish>) => void;
  /** By their id. */
  readonly rulebooks: ReadonlyMap<string, string>;
  /** How many tables there are in each room, and how many are found. */
  readonly rooms: Readonly<Record<Room, number>>;
  readonly found: number;
  /** Nobody looks for stars who has given none. */
  readonly stars: number;
  /** Where there is little room, filters lie folded. */
  readonly folded: boolean;
}

/** Rooms to go to, and what the tables should be like. */
export function Finder(props: FinderProps): ReactNode {
  const { wish, onWish, rulebooks, rooms, found, stars, folded } = props;
  const [unfolded, setUnfolded] = useState(false);
  const filters = <Filters wish={wish} onWish={onWish} rulebooks={rulebooks} />;
  const on = filtersOn(wish);
  const all = Object.values(rooms).reduce((sum, count) => sum + count, 0);
  const here = wish.room === null ? all : rooms[wish.room];
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
            {name} <span className="quiet figures">{room === null ? all : rooms[room]}</span>
          </button>
        ))}
      </fieldset>
      <div className="finder-wishes">
        <label className="field">
          Find a game
          <input
            type="search"
            value={wish.words}
            // Whoever writes a name looks for it in every room.
            onChange={({ target }) => onWish({ words: target.value, room: null })}
          />
        </label>
        {folded ? (
          <button
            type="button"
            className="button"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            Filters{on === 0 ? '' : ` (${on})`}
          </button>
        ) : (
          filters
        )}
      </div>
      {folded && unfolded && <div className="finder-wishes">{filters}</div>}
      {found < here && (
        <p className="quiet" role="status">
          {found === 0 ? nothingFound(wish, stars) : `${found} of ${here} tables.`}{' '}
          <button type="button" className="button bare" onClick={() => onWish(ANYTHING)}>
            Show all
          </button>
          {found === 0 && (
            <a className="button bare" href={to.howIndex}>
              Every game, and how it is played
            </a>
          )}
        </p>
      )}
    </search>
  );
}

const nothingFound = ({ starred }: Wish, stars: number): string =>
  starred && stars === 0
    ? 'You have starred no table yet: the ☆ on a table does.'
    : 'No open table is like this.';

function Filters({ wish, onWish, rulebooks }: Pick<FinderProps, 'wish' | 'onWish' | 'rulebooks'>): ReactNode {
  return (
    <>
      <Amounts
        label="Begin with"
        amounts={BEGINNINGS}
        than="or less"
        value={wish.begin}
        onChange={(begin) => onWish({ begin })}
      />
      <Amounts
        label="Play up to"
        amounts={HEIGHTS}
        than="or more"
        value={wish.upTo}
        onChange={(upTo) => onWish({ upTo })}
      />
      <label className="field wide">
        Rulebook
        <select
          value={wish.rulebook ?? ''}
          onChange={({ target }) => onWish({ rulebook: target.value === '' ? null : target.value })}
        >
          <option value="">any</option>
          {[...rulebooks].map(([id, title]) => (
            <option key={id} value={id}>
              {title}
            </option>
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
    </>
  );
}

function Amounts(props: {
  readonly label: string;
  readonly amounts: readonly number[];
  readonly than: string;
  readonly value: number | null;
  readonly onChange: (amount: number | null) => void;
}): ReactNode {
  const { label, amounts, than, value, onChange } = props;
  return (
    <label className="field">
      {label}
      <select
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">any amount</option>
        {amounts.map((amount) => (
          <option key={amount} value={amount}>
            {chips(amount)} {than}
          </option>
        ))}
      </select>
    </label>
  );
}
