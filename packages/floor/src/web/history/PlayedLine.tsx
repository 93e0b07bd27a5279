import type { PlayedEntry } from '@croupier/house/protocol';
import type { ReactNode } from 'react';
import { CardInText } from '../cards/CardInText.tsx';
import { chips, signed } from '../chips/money.ts';
import { beadWord, marksOf } from '../roads/bead-words.ts';
import { to } from '../room/route.ts';
import { endedWords } from './ended-words.ts';

const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** In one piece, wherever the line ends. */
const When = ({ at }: { at: number }): ReactNode => (
  <time className="round-when" dateTime={new Date(at).toISOString()}>
    {WHEN.format(at)}
  </time>
);

/** One round against the house. */
export function RoundEntryLine({ entry }: { entry: Extract<PlayedEntry, { kind: 'round' }> }): ReactNode {
  const [mark] = entry.summary ? marksOf([entry.summary]) : [];
  const own = [...new Set(entry.lines.map(({ seat }) => seat))];
  const againstDealer = entry.summary?.dealer !== undefined;
  return (
    <a className="round-entry" href={to.round(entry.table, entry.round)}>
      {mark ? (
        <span className={`statistics-bead ${mark.winner}`} aria-hidden="true">
          {beadWord(mark).charAt(0)}
        </span>
      ) : (
        <span className={againstDealer ? 'statistics-bead dealer' : ''} aria-hidden="true">
          {againstDealer && 'D'}
        </span>
      )}
      <span className="round-what">
        <b>{mark ? `${beadWord(mark)}${mark.natural ? ', natural' : ''}` : endedWords(entry.summary, own)}</b>
        <span className="quiet">
          {entry.tableName} · {entry.title} · hand {entry.round} · <When at={entry.at} />
        </span>
      </span>
      <span className="round-money figures">
        <b className={entry.net > 0 ? 'won' : ''}>{signed(entry.net)}</b>
        <span className="quiet">{chips(entry.staked)} staked</span>
      </span>
    </a>
  );
}

const HOW: Readonly<Record<Extract<PlayedEntry, { kind: 'hand' }>['how'], string>> = {
  won: 'Won',
  lost: 'Lost',
  folded: 'Folded',
  even: 'Even',
  void: 'Called off',
};

/** One hand of poker, with the cards that I held. */
export function HandEntry({ entry }: { entry: Extract<PlayedEntry, { kind: 'hand' }> }): ReactNode {
  return (
    <a className="round-entry" href={to.pokerHand(entry.table, entry.hand)}>
      <span className="statistics-bead poker" aria-hidden="true">
        P
      </span>
      <span className="round-what">
        <b>
          {HOW[entry.how]}
          <span className="round-cards">
            {entry.cards.map((card) => (
              <CardInText key={card} card={card} />
            ))}
          </span>
        </b>
        <span className="quiet">
          {entry.tableName} · {entry.title} · hand {entry.hand} · <When at={entry.at} />
        </span>
      </span>
      <span className="round-money figures">
        <b className={entry.net > 0 ? 'won' : ''}>{signed(entry.net)}</b>
        <span className="quiet">{chips(entry.put)} put in</span>
      </span>
    </a>
  );
}
