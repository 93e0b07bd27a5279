import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { AccountSheet } from '../account/AccountSheet.tsx';
import { onDoubt } from '../house/doubt.ts';
import { LobbyPage } from '../lobby/LobbyPage.tsx';
import type { Store } from '../model/store.ts';
import { refusalIn } from './asked.ts';
import { learnWhoIAm, useFloor, useStore } from './floor.ts';
import { useKeptSettings } from './keep-settings.ts';
import { useMotion } from './motion.ts';
import {
  closeAllTables,
  MOST_TABLES,
  type OpenTable,
  openTable,
  reopenTables,
  useOpenTables,
} from './open-tables.ts';
import { PageOrTrouble } from './PageOrTrouble.tsx';
import { nameOf, usePageName } from './page-name.ts';
import { RefusedNotice } from './Refused.tsx';
import { type Route, to, useRoute } from './route.ts';
import { TopBar } from './TopBar.tsx';

/** A table's own code comes after the lobby's, which nobody should wait for; it is fetched ahead while somebody looks around. */
const tablePage = () => import('../table/TablePage.tsx');
const TablePage = lazy(async () => ({ default: (await tablePage()).TablePage }));

/** What one has played is looked up now and then. */
const HistoryPage = lazy(async () => ({ default: (await import('../history/HistoryPage.tsx')).HistoryPage }));

/** The rules of the games come with the replay, and only then. */
const ReplayPage = lazy(async () => ({ default: (await import('../history/ReplayPage.tsx')).ReplayPage }));

/** Poker tables have a protocol of their own, and come when somebody goes to one. */
const PokerTables = lazy(async () => ({ default: (await import('../poker/PokerTables.tsx')).PokerTables }));

/** The check of a hand's cards comes with its page. */
const PokerHandPage = lazy(async () => ({
  default: (await import('../poker/PokerHandPage.tsx')).PokerHandPage,
}));

/** Sessions and password are seldom looked at. */
const AccountPage = lazy(async () => ({ default: (await import('../account/AccountPage.tsx')).AccountPage }));

const PreferencesPage = lazy(async () => ({
  default: (await import('../preferences/PreferencesPage.tsx')).PreferencesPage,
}));

const StatisticsPage = lazy(async () => ({
  default: (await import('../statistics/StatisticsPage.tsx')).StatisticsPage,
}));

/** Practice is for whoever wants to play better. */
const PracticePage = lazy(async () => ({
  default: (await import('../practice/PracticePage.tsx')).PracticePage,
}));

/** How games are played comes with their rules, like the replay. */
const HowIndexPage = lazy(async () => ({ default: (await import('../how/HowIndexPage.tsx')).HowIndexPage }));
const HowPage = lazy(async () => ({ default: (await import('../how/HowPage.tsx')).HowPage }));

/** The rulebooks are for whoever asks for them. */
const RulesPage = lazy(async () => ({ default: (await import('../rules/RulesPage.tsx')).RulesPage }));
const SectionPage = lazy(async () => ({ default: (await import('../rules/SectionPage.tsx')).SectionPage }));

/** In milliseconds: by then the lobby is there. */
const LOOK_AROUND = 600;

export function App(): ReactNode {
  const store = useStore();
  const { me } = useFloor();
  const route = useRoute();
  usePageName(nameOf(me === null && isForSomebody(route) ? { at: 'lobby' } : route));
  useMotion();
  useKeptSettings(me?.who);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [account, setAccount] = useState(false);
  const knock = (): void => {
    setTrouble(null);
    learnWhoIAm(store).catch((error: unknown) => setTrouble(refusalIn(error).reason));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(knock, []);
  useEffect(() => onDoubt(() => learnIfStillIn(store)), [store]);

  useEffect(() => {
    if (route.at !== 'lobby' && route.at !== 'table') return undefined;
    // Whoever is at a table before it is here waits for it there, and is told if it does not come.
    const fetchAhead = (): void => {
      tablePage().catch(() => undefined);
    };
    const ahead = setTimeout(fetchAhead, route.at === 'table' ? 0 : LOOK_AROUND);
    return () => clearTimeout(ahead);
  }, [route.at]);

  const tables = usePokerTables(me?.who, route);
  const looksAt = route.at === 'poker' ? route.table : null;
  const tabs = tables.some(({ table }) => table !== looksAt);
  return (
    <div className={`room at-${route.at}${tabs ? ' with-tables' : ''}`}>
      <TopBar route={route} onAccount={() => setAccount(true)} />
      {trouble !== null && (
        <main className="page">
          <RefusedNotice refusal={{ reason: trouble }}>
            <button type="button" className="button" onClick={knock}>
              Try again
            </button>
          </RefusedNotice>
        </main>
      )}
      {trouble === null && me === undefined && <main className="page waiting">Opening the doors…</main>}
      <PageOrTrouble address={location.hash}>
        {trouble === null && me && tables.length > 0 && (
          <Suspense fallback={<main className="page waiting">Finding the table…</main>}>
            <PokerTables active={looksAt} />
          </Suspense>
        )}
        {trouble === null && me !== undefined && !tables.some(({ table }) => table === looksAt) && (
          <Page route={route} />
        )}
      </PageOrTrouble>
      {account && <AccountSheet onClose={() => setAccount(false)} />}
    </div>
  );
}

/** Whoever was signed out elsewhere is told. Without an answer it stays as it was: the line is down for everybody then. */
function learnIfStillIn(store: Store): void {
  if (store.read().me) learnWhoIAm(store).catch(() => undefined);
}

/** Pages that a visitor is asked in for first. */
const isForSomebody = ({ at }: Route): boolean =>
  at === 'table' || at === 'poker' || at === 'history' || at === 'account' || at === 'statistics';

/** The poker tables that are open here: the one that is gone to, and those at which one has a seat. */
function usePokerTables(who: string | undefined, route: Route): readonly OpenTable[] {
  const wanted = route.at === 'poker' ? route.table : null;
  useEffect(() => {
    if (who === undefined) return undefined;
    reopenTables();
    return closeAllTables;
  }, [who]);
  useEffect(() => {
    if (who !== undefined && wanted !== null) openTable(wanted);
  }, [who, wanted]);
  return useOpenTables();
}

/** Four poker tables are open, and a fifth is asked for. */
function NoMoreTables(): ReactNode {
  const tables = useOpenTables();
  if (tables.length < MOST_TABLES) return <main className="page waiting">Finding the table…</main>;
  return (
    <main className="page">
      <RefusedNotice
        refusal={{ reason: `You play at ${MOST_TABLES} tables already. Leave one of them first.` }}
      />
    </main>
  );
}

function Page({ route }: { route: Route }): ReactNode {
  const { me } = useFloor();
  switch (route.at) {
    case 'lobby':
      return <LobbyPage />;
    case 'table':
      return me ? (
        <Suspense fallback={<main className="page waiting">Finding the table…</main>}>
          <TablePage key={route.table} table={route.table} />
        </Suspense>
      ) : (
        <LobbyPage wanted={route.plain ? to.textTable(route.table) : to.table(route.table)} />
      );
    case 'practice':
      return (
        <Suspense fallback={<main className="page waiting">Dealing…</main>}>
          <PracticePage key={route.table} table={route.table} />
        </Suspense>
      );
    case 'poker':
      return me ? (
        <NoMoreTables />
      ) : (
        <LobbyPage wanted={route.plain ? to.textPoker(route.table) : to.poker(route.table)} />
      );
    case 'poker-hand':
      return (
        <Suspense fallback={<main className="page waiting">Looking it up…</main>}>
          <PokerHandPage
            key={`${route.table}/${route.hand}`}
            table={route.table}
            hand={route.hand}
            share={route.share}
          />
        </Suspense>
      );
    case 'history':
      return me ? (
        <Suspense fallback={<main className="page waiting">Opening the book…</main>}>
          <HistoryPage />
        </Suspense>
      ) : (
        <LobbyPage why="This page is your own. Sign in to see it, or take a seat as a guest." />
      );
    case 'account':
      return me ? (
        <Suspense fallback={<main className="page waiting">Looking…</main>}>
          <AccountPage />
        </Suspense>
      ) : (
        <LobbyPage why="This page is your own. Sign in to see it, or take a seat as a guest." />
      );
    case 'statistics':
      return me ? (
        <Suspense fallback={<main className="page waiting">Counting…</main>}>
          <StatisticsPage />
        </Suspense>
      ) : (
        <LobbyPage why="This page is your own. Sign in to see it, or take a seat as a guest." />
      );
    case 'preferences':
      return (
        <Suspense fallback={<main className="page waiting">Looking…</main>}>
          <PreferencesPage />
        </Suspense>
      );
    case 'round':
      return (
        <Suspense fallback={<main className="page waiting">Looking it up…</main>}>
          <ReplayPage
            key={`${route.table}/${route.round}`}
            table={route.table}
            round={route.round}
            from={route.from}
          />
        </Suspense>
      );
    case 'how':
      return (
        <Suspense fallback={<main className="page waiting">Looking it up…</main>}>
          {route.game === null ? (
            <HowIndexPage />
          ) : (
            <HowPage key={`${route.game} ${route.table}`} game={route.game} table={route.table} />
          )}
        </Suspense>
      );
    case 'rules':
      return (
        <Suspense fallback={<main className="page waiting">Fetching the rulebooks…</main>}>
          <RulesPage rulebook={route.rulebook} />
        </Suspense>
      );
    case 'section':
      return (
        <Suspense fallback={<main className="page waiting">Turning the pages…</main>}>
          <SectionPage
            key={`${route.rulebook}/${route.section}`}
            rulebook={route.rulebook}
            section={route.section}
            clause={route.clause}
          />
        </Suspense>
      );
    case 'nowhere':
      return (
        <main className="page">
          <h1 className="engraved">No such room</h1>
          <p className="quiet">This address leads nowhere in the house.</p>
          <a className="button" href={to.lobby}>
            To the lobby
          </a>
        </main>
      );
  }
}
