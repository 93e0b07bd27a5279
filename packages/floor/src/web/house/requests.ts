import type {
  ClosedTable,
  ConsideredView,
  Demonstration,
  HouseWayView,
  HowEntry,
  HowPage,
  HttpRefusal,
  KeptPreferences,
  LobbyTable,
  MeView,
  PlayedEntry,
  PlayedTotals,
  PokerHandEntry,
  PokerHandProof,
  PokerHandReplay,
  PokerJackpotView,
  PokerLobbyTable,
  PostedRules,
  Preferences,
  RegardView,
  RoundDetail,
  RulebookEntry,
  SectionRules,
  SessionView,
  ShoeProof,
  Statistics,
  TableOdds,
  TableTotal,
  TrainingSpot,
  TrainingVerdict,
  VisitorView,
} from '@croupier/house/protocol';
import type { Refusal } from '@croupier/table';
import { doubt } from './doubt.ts';

/** The house did not do what was asked, in its own sentence; or it could not be reached at all. */
export class HouseRefused extends Error {
  override readonly name = 'HouseRefused';
  readonly status: number;
  readonly refusal: Refusal;
  constructor(status: number, refusal: Refusal) {
    super(refusal.reason);
    this.status = status;
    this.refusal = refusal;
  }
}

interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** Everything that is asked of the house over HTTP. */
export const house = {
  /** Who this browser is to the house: null before it has come in. */
  me: async (): Promise<MeView | null> => (await ask('GET', '/api/visitor', isObject<VisitorView>('me'))).me,
  playAsGuest: (): Promise<MeView> => ask('POST', '/api/guest', isObject<MeView>('who', 'balance'), {}),
  signIn: (who: Credentials): Promise<MeView> =>
    ask('POST', '/api/sign-in', isObject<MeView>('who', 'balance'), who),
  register: (who: Credentials): Promise<MeView> =>
    ask('POST', '/api/sign-up', isObject<MeView>('who', 'balance'), who),
  topUp: (): Promise<MeView> => ask('POST', '/api/me/top-up', isObject<MeView>('who', 'balance'), {}),
  /** One's own sessions, the newest first. */
  sessions: (): Promise<SessionView[]> =>
    ask('GET', '/api/me/sessions', isListOf<SessionView>('session', 'current')),
  endSession: (session: string): Promise<unknown> =>
    ask('POST', `/api/me/sessions/${encodeURIComponent(session)}/end`, anything, {}),
  changePassword: (given: { readonly old: string; readonly password: string }): Promise<unknown> =>
    ask('POST', '/api/me/password', anything, given),
  /** What one likes, as it was last left anywhere. */
  preferences: (): Promise<KeptPreferences> =>
    ask('GET', '/api/me/preferences', isObject<KeptPreferences>('kept')),
  keepPreferences: (liked: Preferences): Promise<unknown> =>
    ask('POST', '/api/me/preferences', anything, liked),
  /** Notes about other players, and those who are muted. */
  regards: (): Promise<RegardView[]> => ask('GET', '/api/me/regards', isListOf<RegardView>('who', 'note')),
  regard: (who: string, given: Pick<RegardView, 'muted' | 'note'>): Promise<unknown> =>
    ask('POST', `/api/me/regards/${encodeURIComponent(who)}`, anything, given),
  signOutEverywhere: (): Promise<unknown> => ask('POST', '/api/me/sign-out-everywhere', anything, {}),
  signOut: (): Promise<unknown> => ask('POST', '/api/sign-out', anything, {}),
  tables: (): Promise<LobbyTable[]> => ask('GET', '/api/tables', isListOf<LobbyTable>('table', 'phase')),
  /** Tables whose books cannot be read, and what of mine went home from them. */
  closedTables: (): Promise<ClosedTable[]> =>
    ask('GET', '/api/closed-tables', isListOf<ClosedTable>('table', 'yours')),
  /** Rounds to look at where nobody plays. */
  demonstrations: (): Promise<Demonstration[]> =>
    ask('GET', '/api/demonstrations', isListOf<Demonstration>('table', 'rounds')),
  pokerTables: (): Promise<PokerLobbyTable[]> =>
    ask('GET', '/api/poker-tables', isListOf<PokerLobbyTable>('table', 'stakes')),
  jackpots: (): Promise<PokerJackpotView[]> =>
    ask('GET', '/api/jackpots', isListOf<PokerJackpotView>('fund', 'prizes')),
  confirmJackpot: (fund: string, hand: string, prize: string | null): Promise<PokerJackpotView> =>
    ask(
      'POST',
      `/api/jackpots/${encodeURIComponent(fund)}/confirm`,
      isObject<PokerJackpotView>('fund', 'prizes'),
      { hand, prize },
    ),
  /** Takes a jackpot that was called by mistake back: what was posted can be won again. */
  voidJackpot: (
    fund: string,
    hand: string,
    prize: string | null,
    reason: string,
  ): Promise<PokerJackpotView> =>
    ask(
      'POST',
      `/api/jackpots/${encodeURIComponent(fund)}/void`,
      isObject<PokerJackpotView>('fund', 'prizes'),
      { hand, prize, reason },
    ),
  /** A decision of the table's game to practise on. */
  spot: (table: string): Promise<TrainingSpot> =>
    ask('GET', `/api/tables/${encodeURIComponent(table)}/training`, isObject<TrainingSpot>('seed', 'hand')),
  judge: (
    table: string,
    given: { readonly seed: string; readonly choice?: string; readonly parts?: Record<string, string> },
  ): Promise<TrainingVerdict> =>
    ask(
      'POST',
      `/api/tables/${encodeURIComponent(table)}/training`,
      isObject<TrainingVerdict>('right', 'best'),
      given,
    ),
  /** What a hand would be worth if it were set so. */
  consider: (table: string, parts: Readonly<Record<string, string>>): Promise<ConsideredView> =>
    ask(
      'POST',
      `/api/tables/${encodeURIComponent(table)}/consider`,
      isObject<ConsideredView>('parts', 'foul'),
      { parts },
    ),
  /** A hand as the house sets it, and why. */
  houseWay: (table: string, cards: string): Promise<HouseWayView> =>
    ask(
      'POST',
      `/api/tables/${encodeURIComponent(table)}/house-way`,
      isObject<HouseWayView>('parts', 'steps'),
      { cards },
    ),
  /** One's own hands at a poker table, the newest first. */
  pokerHands: (table: string): Promise<PokerHandEntry[]> =>
    ask(
      'GET',
      `/api/poker-tables/${encodeURIComponent(table)}/hands`,
      isListOf<PokerHandEntry>('hand', 'net'),
    ),
  /** A hand's commitments, and the cards of it that one saw. */
  pokerProof: (table: string, hand: number, share: string | null): Promise<PokerHandProof> =>
    ask(
      'GET',
      `/api/poker-tables/${encodeURIComponent(table)}/hands/${hand}/proof${shared(share)}`,
      isObject<PokerHandProof>('commitments', 'opened'),
    ),
  /** What each wager at a table is worth. */
  odds: (table: string): Promise<TableOdds> =>
    ask('GET', `/api/tables/${encodeURIComponent(table)}/odds`, isObject<TableOdds>('help', 'wagers')),
  posted: (table: string): Promise<PostedRules> =>
    ask('GET', `/api/tables/${encodeURIComponent(table)}/posted`, isObject<PostedRules>('wagers', 'rules')),
  /** A hand that is over, step by step as one saw it. */
  pokerReplay: (table: string, hand: number, share: string | null): Promise<PokerHandReplay> =>
    ask(
      'GET',
      `/api/poker-tables/${encodeURIComponent(table)}/hands/${hand}${shared(share)}`,
      isObject<PokerHandReplay>('frames', 'players'),
    ),
  /** Rounds and hands; `before` is the time of the last one of the page before. */
  played: (wanted: URLSearchParams, before: number | null): Promise<PlayedEntry[]> => {
    const asked = new URLSearchParams([...wanted, ...(before === null ? [] : [['before', String(before)]])]);
    return ask('GET', `/api/me/played?${asked}`, isListOf<PlayedEntry>('kind', 'at'));
  },
  /** How one has played lately. */
  statistics: (): Promise<Statistics> =>
    ask('GET', '/api/me/statistics', isObject<Statistics>('rounds', 'hands')),
  /** What the rounds and hands that are looked for have brought. */
  playedTotals: (wanted: URLSearchParams): Promise<PlayedTotals> =>
    ask('GET', `/api/me/played/totals?${wanted}`, isObject<PlayedTotals>('count', 'net')),
  totals: (): Promise<TableTotal[]> => ask('GET', '/api/me/totals', isListOf<TableTotal>('table', 'net')),
  round: (table: string, round: number): Promise<RoundDetail> =>
    ask(
      'GET',
      `/api/tables/${encodeURIComponent(table)}/rounds/${round}`,
      isObject<RoundDetail>('record', 'calls'),
    ),
  shoe: (table: string, shoe: number): Promise<ShoeProof> =>
    ask(
      'GET',
      `/api/tables/${encodeURIComponent(table)}/shoes/${shoe}`,
      isObject<ShoeProof>('commitment', 'over'),
    ),
  howPages: (): Promise<HowEntry[]> => ask('GET', '/api/how-to-play', isListOf<HowEntry>('game', 'family')),
  /** How a game is played, with the options of a table or the usual ones. */
  how: (game: string, table: string | null): Promise<HowPage> => {
    const at = table === null ? '' : `?${new URLSearchParams({ table })}`;
    const path = game.split('/').map(encodeURIComponent).join('/');
    return ask('GET', `/api/how-to-play/${path}${at}`, isObject<HowPage>('parts', 'adds'));
  },
  rulebooks: (): Promise<RulebookEntry[]> =>
    ask('GET', '/api/rules', isListOf<RulebookEntry>('rulebook', 'sections')),
  sectionRules: (rulebook: string, section: string): Promise<SectionRules> =>
    ask(
      'GET',
      `/api/rules/${encodeURIComponent(rulebook)}/${encodeURIComponent(section)}`,
      isObject<SectionRules>('section', 'clauses'),
    ),
} as const;

/** What a link that somebody was given says beside the address. */
const shared = (share: string | null): string => (share === null ? '' : `?${new URLSearchParams({ share })}`);

type Holds<T> = (body: unknown) => body is T;

const anything = (_body: unknown): _body is unknown => true;

/** The house is trusted to send what its protocol says; the named fields tell it from something else answering. */
const isObject =
  <T>(...fields: (keyof T & string)[]): Holds<T> =>
  (body): body is T =>
    typeof body === 'object' && body !== null && fields.every((field) => field in body);

const isListOf =
  <T>(...fields: (keyof T & string)[]): Holds<T[]> =>
  (body): body is T[] =>
    Array.isArray(body) && body.every(isObject<T>(...fields));

async function ask<T>(method: 'GET' | 'POST', path: string, holds: Holds<T>, body?: unknown): Promise<T> {
  const { response, answer } = await reach(path, {
    method,
    credentials: 'same-origin',
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (response.status === 401) doubt();
  if (!response.ok) {
    throw new HouseRefused(response.status, isRefusal(answer) ? answer.error : silent(response.status));
  }
  if (!holds(answer)) throw new HouseRefused(response.status, silent(response.status));
  return answer;
}

/** In milliseconds: nobody looks at "Looking…" for longer, on a line that is open and carries nothing. */
export const PATIENCE = 30_000;

async function reach(path: string, init: RequestInit): Promise<{ response: Response; answer: unknown }> {
  const patience = new AbortController();
  const over = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const response = await fetch(path, { ...init, signal: patience.signal });
    // An answer may also stop in its middle.
    const answer: unknown = await response.json().catch(() => null);
    if (patience.signal.aborted) throw new DOMException('', 'AbortError');
    return { response, answer };
  } catch {
    throw new HouseRefused(0, {
      reason: patience.signal.aborted
        ? unanswered(init.method === 'POST')
        : 'The house cannot be reached. Check your connection and try again.',
    });
  } finally {
    clearTimeout(over);
  }
}

/** Whoever wanted something done cannot know whether it was. */
const unanswered = (wantedDone: boolean): string =>
  wantedDone
    ? 'The house has not answered, and may have done it all the same. Check your connection and look before you try again.'
    : 'The house does not answer. Check your connection and try again.';

const isRefusal = (answer: unknown): answer is HttpRefusal =>
  isObject<HttpRefusal>('error')(answer) && isObject<Refusal>('reason')(answer.error);

const silent = (status: number): Refusal => ({
  reason:
    status >= 500
      ? 'Something went wrong in the house. Nothing was changed; try again in a moment.'
      : 'The house gave no answer that this page understands. Reload the page.',
});
