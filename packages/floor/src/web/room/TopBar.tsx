import type { ReactNode } from 'react';
import { chips } from '../chips/money.ts';
import { SoundButton } from '../sound/SoundButton.tsx';
import { TalkButton } from '../talk/TalkButton.tsx';
import { toTheContent } from './arrival.ts';
import { useFloor } from './floor.ts';
import { type Route, to } from './route.ts';

/** Above every page: the house's name, where to go, and who sits here with how much. */
export function TopBar({ route, onAccount }: { route: Route; onAccount: () => void }): ReactNode {
  const { me } = useFloor();
  return (
    <header className="top-bar">
      {/* Past the links of every page, for whoever comes with the keyboard. */}
      <button type="button" className="button skip" onClick={toTheContent}>
        Skip to the page
      </button>
      <a className="house-name engraved" href={to.lobby} aria-label="Croupier, to the lobby">
        {(route.at === 'table' || route.at === 'poker') && (
          <span className="way-back" aria-hidden="true">
            ‹
          </span>
        )}
        Croupier
      </a>
      <nav aria-label="House">
        <a href={to.lobby} aria-current={route.at === 'lobby' ? 'page' : undefined} className="lobby-link">
          Lobby
        </a>
        {me && (
          <a href={to.history} aria-current={route.at === 'history' ? 'page' : undefined}>
            My rounds
          </a>
        )}
        {/* Where there is little room the lobby and the tables lead there. */}
        <a
          href={to.howIndex}
          aria-current={route.at === 'how' ? (route.game === null ? 'page' : 'true') : undefined}
          className="how-to"
        >
          How to play
        </a>
        <a
          href={to.rules}
          aria-current={route.at === 'rules' ? 'page' : route.at === 'section' ? 'true' : undefined}
        >
          Rules
        </a>
      </nav>
      {me && (route.at === 'table' || route.at === 'poker') && (
        <>
          <TalkButton />
          <SoundButton />
        </>
      )}
      {me && (
        <button type="button" className="button bare me" onClick={onAccount} aria-haspopup="dialog">
          <span className="me-name">{me.name}</span>
          <span className="figures me-balance">{chips(me.balance)}</span>
        </button>
      )}
    </header>
  );
}
