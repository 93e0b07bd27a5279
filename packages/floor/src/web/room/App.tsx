import { type ReactNode, useEffect, useState } from 'react';
import { AccountSheet } from '../account/AccountSheet.tsx';
import { LobbyPage } from '../lobby/LobbyPage.tsx';
import { useArrival } from './arrival.ts';
import { refusalIn } from './asked.ts';
import { fetched } from './fetched.tsx';
import { learnWhoIAm, useFloor, useStore } from './floor.ts';
import { KeysSheet } from './KeysSheet.tsx';
import { useKeptSettings } from './keep-settings.ts';
import { isOver } from './left-words.ts';
import { useMotion } from './motion.ts';
import { leftTables, MOST_TABLES, type OpenTable, pokerTables, useOpenTables } from './open-tables.ts';
import { PageOrTrouble } from './PageOrTrouble.tsx';
import { nameOf, usePageName } from './page-name.ts';
import { RefusedNotice } from './Refused.tsx';
import { type Route, to, useAddress, useRoute } from './route.ts';
import { useSettings } from './settings.ts';
import { useLost } from './still-in.ts';
import { TableStrip } from './TableStrip.tsx';
import { TopBar } from './TopBar.tsx';

/** A table's own code comes after the lobby's, which nobody should wait for; it is fetched ahead while somebody looks around. */
const TablePage = fetched(
  async () => (await import('../table/TablePage.tsx')).TablePage,
  'Finding the table…',
);

/** What one has played is looked up now and then. */
const HistoryPage = fetched(
  async () => (await import('../history/HistoryPage.tsx')).HistoryPage,
  'Opening the book…',
);

/** The rules of the games come with the replay, and only then. */
const ReplayPage = fetched(
  async () => (await import('../history/ReplayPage.tsx')).ReplayPage,
  'Looking it up…',
);

/** Poker tables have a protocol of their own, and come when somebody goes to one. */
const PokerTables = fetched(
  async () => (await import('../poker/PokerTables.tsx')).PokerTables,
  'Finding the table…',
);

/** The check of a hand's cards comes with its page. */
const PokerHandPage = fetched(
  async () => (await import('../poker/PokerHandPage.tsx')).PokerHandPage,
  'Looking it up…',
);

/** Sessions and password are seldom looked at. */
const AccountPage = fetched(async () => (await import('../account/AccountPage.tsx')).AccountPage, 'Looking…');

const PreferencesPage = fetched(
  async () => (await import('../preferences/PreferencesPage.tsx')).PreferencesPage,
  'Looking…',
);

const StatisticsPage = fetched(
  async () => (await import('../statistics/StatisticsPage.tsx')).StatisticsPage,
  'Counting…',
);

/** Practice is for whoever wants to play better. */
const PracticePage = fetched(
  async () => (await import('../practice/PracticePage.tsx')).PracticePage,
  'Dealing…',
);

/** How games are played comes with their rules, like the replay. */
const HowIndexPage = fetched(async () => (await import('../how/HowIndexPage.tsx')).HowIndexPage, 'Looking…');
const HowPage = fetched(async () => (await import('../how/HowPage.tsx')).HowPage, 'Looking it up…');

/** The rulebooks are for whoever asks for them. */
const RulesPage = fetched(
  async () => (await import('../rules/RulesPage.tsx')).RulesPage,
  'Fetching the rulebooks…',
);
const SectionPage = fetched(
  async () => (await import('../rules/SectionPage.tsx')).SectionPage,
  'Turning the pages…',
);

/** In milliseconds: by then the lobby is there. */
const LOOK_AROUND = 600;

export function App(): ReactNode {
  const store = useStore();
  const { me } = useFloor();
  const route = useRoute();
  usePageName(nameOf(me === null && isForSomebody(route) ? { at: 'lobby' } : route));
  useMotion();
  useArrival(route, me === undefined ? undefined : (me?.who ?? null));
  useKeptSettings(me?.who);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [account, setAccount] = useState(false);
  const lost = useLost(route);
  const knock = (): void => {
    setTrouble(null);
    learnWhoIAm(store).catch((error: unknown) => setTrouble(refusalIn(error).reason));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(knock, []);
  useEffect(() => {
    if (route.at !== 'lobby' && route.at !== 'table') return undefined;
    // Whoever is at a table before it is here waits for it there, and is told if it does not come.
    const fetchAhead = (): void => {
      TablePage.ahead().catch(() => undefined);
    };
    const ahead = setTimeout(fetchAhead, route.at === 'table' ? 0 : LOOK_AROUND);
    return () => clearTimeout(ahead);
  }, [route.at]);

  const { amounts } = useSettings();
  const tables = usePokerTables(me?.who, route);
  const looksAt = route.at === 'poker' ? route.table : null;
  const left = useLeftTables(me?.who, route);
  const strip = left.length > 0 || tables.some(({ table }) => table !== looksAt);
  return (
    <div className={`room at-${route.at}${strip ? ' with-tables' : ''}`}>
      <TopBar route={route} onAccount={() => setAccount(true)} />
      {trouble !== null && (
        <main className="page">
          <h1 className="engraved">The doors are closed</h1>
          <RefusedNotice refusal={{ reason: trouble }}>
            <button type="button" className="button" onClick={knock}>
              Try again
            </button>
          </RefusedNotice>
        </main>
      )}
      {trouble === null && me === undefined && <main className="page waiting">Opening the doors…</main>}
      <PageOrTrouble address={location.hash}>
        {trouble === null && me && strip && <TableStrip poker={tables} left={left} active={looksAt} />}
        {trouble === null && me && tables.length > 0 && <PokerTables key={amounts} active={looksAt} />}
        {trouble === null && me !== undefined && !tables.some(({ table }) => table === looksAt) && (
          <Page route={route} lost={lost} />
        )}
      </PageOrTrouble>
      {account && <AccountSheet onClose={() => setAccount(false)} />}
      <KeysSheet />
    </div>
  );
}

/** Somebody who was at a page of their own, and is nobody any more: signed out elsewhere, or without their cookie. */
const NO_LONGER_IN =
  'You are no longer signed in here. What you have on the tables is played out without you; sign in to go on.';
const YOUR_OWN = 'This page is your own. Sign in to see it, or take a seat as a guest.';

/** Pages that a visitor is asked in for first. */
const isForSomebody = ({ at }: Route): boolean =>
  at === 'table' || at === 'poker' || at === 'history' || at === 'account' || at === 'statistics';

/** The poker tables that are open here: the one that is gone to, and those at which one has a seat. */
function usePokerTables(who: string | undefined, route: Route): readonly OpenTable[] {
  const wanted = route.at === 'poker' ? route.table : null;
  useEffect(() => {
    if (who === undefined) return undefined;
    pokerTables.reopen();
    return pokerTables.closeAll;
  }, [who]);
  useEffect(() => {
    if (who !== undefined && wanted !== null) pokerTables.open(wanted);
  }, [who, wanted]);
  return useOpenTables(pokerTables);
}

/** The tables against a bank at which chips of one's own are in play while one looks at another page. */
function useLeftTables(who: string | undefined, route: Route): readonly OpenTable[] {
  const here = route.at === 'table' ? route.table : null;
  const address = useAddress();
  useEffect(() => {
    if (who === undefined) return undefined;
    leftTables.reopen();
    return leftTables.closeAll;
  }, [who]);
  // What came of the bets stays to be read until the next page: a row that goes by itself would move the one below it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever somebody goes elsewhere
  useEffect(() => {
    for (const { table, store } of leftTables.read())
      if (table === here || isOver(store.read())) leftTables.close(table);
  }, [who, address]);
  return useOpenTables(leftTables).filter(({ table }) => table !== here);
}

/** Four poker tables are open, and a fifth is asked for. */
function NoMoreTables(): ReactNode {
  const tables = useOpenTables(pokerTables);
  if (tables.length < MOST_TABLES) return <main className="page waiting">Finding the table…</main>;
  return (
    <main className="page">
      <RefusedNotice
        refusal={{ reason: `You play at ${MOST_TABLES} tables already. Leave one of them first.` }}
      />
    </main>
  );
}

function Page({ route, lost }: { route: Route; lost: boolean }): ReactNode {
  const { me } = useFloor();
  const { amounts } = useSettings();
  switch (route.at) {
    case 'lobby':
      return <LobbyPage />;
    case 'table':
      return me ? (
        // What is drawn at a table is drawn again only for what it reads: amounts in other figures are another table.
        <TablePage key={`${route.table} ${amounts}`} table={route.table} />
      ) : (
        <LobbyPage
          wanted={route.plain ? to.textTable(route.table) : to.table(route.table)}
          why={lost ? NO_LONGER_IN : undefined}
        />
      );
    case 'practice':
      return <PracticePage key={route.table} table={route.table} />;
    case 'poker':
      return me ? (
        <NoMoreTables />
      ) : (
        <LobbyPage
          wanted={route.plain ? to.textPoker(route.table) : to.poker(route.table)}
          why={lost ? NO_LONGER_IN : undefined}
        />
      );
    case 'poker-hand':
      return (
        <PokerHandPage
          key={`${route.table}/${route.hand}`}
          table={route.table}
          hand={route.hand}
          share={route.share}
        />
      );
    case 'history':
      return me ? <HistoryPage /> : <LobbyPage why={lost ? NO_LONGER_IN : YOUR_OWN} />;
    case 'account':
      return me ? <AccountPage /> : <LobbyPage why={lost ? NO_LONGER_IN : YOUR_OWN} />;
    case 'statistics':
      return me ? <StatisticsPage /> : <LobbyPage why={lost ? NO_LONGER_IN : YOUR_OWN} />;
    case 'preferences':
      return <PreferencesPage />;
    case 'round':
      return (
        <ReplayPage
          key={`${route.table}/${route.round}`}
          table={route.table}
          round={route.round}
          from={route.from}
        />
      );
    case 'how':
      return route.game === null ? (
        <HowIndexPage />
      ) : (
        <HowPage key={`${route.game} ${route.table}`} game={route.game} table={route.table} />
      );
    case 'rules':
      return <RulesPage rulebook={route.rulebook} />;
    case 'section':
      return (
        <SectionPage
          key={`${route.rulebook}/${route.section}`}
          rulebook={route.rulebook}
          section={route.section}
          clause={route.clause}
        />
      );
    case 'nowhere':
      return (
        <main className="page">
          <h1 className="engraved">No such room</h1>
          <p className="quiet">
            This address leads nowhere in the house. Every table is found in the lobby, and every game under
            “How to play”.
          </p>
          <p className="ways">
            <a className="button first" href={to.lobby}>
              To the lobby
            </a>
            <a className="button" href={to.howIndex}>
              How to play
            </a>
          </p>
        </main>
      );
  }
}
