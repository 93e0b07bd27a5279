import { catalogue, inputOf, type NamedSection, type PokerHand, type PokerRules } from '@croupier/games';
import { cents, type Round, recordOf, type TableGame } from '@croupier/table';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { replayOf } from '../poker/replay-hand.ts';
import {
  type HowEntry,
  type HowPage,
  howEntry,
  howPage,
  type PokerHandReplay,
  type PostedRules,
} from '../protocol/index.ts';
import { type Casino, gameIdOf, type OpenTable } from './casino.ts';
import { described, paramsOf, queryOf } from './described.ts';
import type { Instructor, InstructorPage } from './instructor.ts';
import { postedAt } from './posted.ts';
import { printedIn } from './printed-in.ts';
import { NotThere } from './routes-tables.ts';

const oneGame = z.object({ rulebook: z.string().max(64), game: z.string().max(64) });
const asDealtAt = z.object({
  table: z
    .string()
    .max(64)
    .optional()
    .describe('with the options of this table; otherwise of an open one that deals it, or the usual ones'),
});

/** How the games are played, for whoever plays one for the first time: nobody has to sign in. */
export function routeHowToPlay(app: FastifyInstance, casino: Casino): void {
  const { instructor } = casino;
  /** The games as they are usually dealt, and what was told of them and of tables: it is asked for again and again. */
  const usual = new Map<string, InstructorPage>();
  const told = new WeakMap<object, HowPage>();

  app.get(
    '/api/how-to-play',
    { schema: described('What has a page on how it is played', z.array(howEntry)) },
    (): HowEntry[] => (instructor?.pages ?? []).map(entryOf),
  );

  app.get(
    '/api/how-to-play/:rulebook/:game',
    {
      schema: described('How a game is played, in plain words, with a round of it', howPage, {
        params: oneGame,
        query: asDealtAt,
      }),
    },
    (request): HowPage => {
      const { rulebook, game } = paramsOf(request, oneGame);
      const id = `${rulebook}/${game}`;
      if (!instructor?.pages.some((page) => page.id === id))
        throw new NotThere({ reason: `Nobody here tells how "${id}" is played.` });
      const { table } = queryOf(request, asDealtAt);
      const asUsual = usual.get(id) ?? instructor.page(id, {});
      usual.set(id, asUsual);
      const named = table === undefined ? undefined : casino.tables.get(table);
      const open = named && gameIdOf(named) === id ? named : nearestTo(casino, asUsual);
      const dealt = open?.driver.setting ?? asUsual;
      const known =
        told.get(dealt) ?? (open ? toldAt(open, instructor) : pageOf(asUsual, null, postedNowhere));
      told.set(dealt, known);
      return known;
    },
  );
}

/** Whoever names no table reads what they will find at one: poker by the betting of its section, if anywhere. */
function nearestTo({ tables }: Casino, { id, example }: InstructorPage): OpenTable | undefined {
  const dealIt = [...tables.values()].filter((open) => gameIdOf(open) === id);
  const betting = example?.kind === 'hand' ? example.rules.betting.structure : null;
  const alike = dealIt.find(
    ({ kind, driver }) => kind === 'poker' && driver.setting.rules.betting.structure === betting,
  );
  return alike ?? dealIt[0];
}

function toldAt(open: OpenTable, instructor: Instructor): HowPage {
  const id = gameIdOf(open);
  if (open.kind === 'poker') {
    const { setting } = open.driver;
    return pageOf(instructor.page(id, setting.rules.options), setting.id, postedNowhere);
  }
  const { setting } = open.driver;
  return pageOf(instructor.page(id, setting.game.options), setting.id, () => postedAt(setting, false));
}

const entryOf = ({ id, title, section }: NamedSection): HowEntry => ({
  game: id,
  title,
  // What adds to other games adds to poker.
  family: catalogue.find((game) => game.id === id)?.look.family ?? 'poker',
  rulebook: printedIn({ section }),
});

/** A game as it would be posted at a table without limits. */
const postedNowhere = (game: TableGame): PostedRules =>
  postedAt({ id: '', name: game.title, game, limits: {} }, false);

function pageOf(
  page: InstructorPage,
  table: string | null,
  posted: (game: TableGame) => PostedRules,
): HowPage {
  const { id, title, section, parts, example, adds } = page;
  return {
    game: id,
    title,
    rulebook: entryOf({ id, title, section }).rulebook,
    table,
    parts: parts.map((part) => ({ title: part.title, lines: part.lines })),
    posted: example?.kind === 'round' ? posted(example.game) : null,
    round: example?.kind === 'round' ? recordOf(example.game, example.round, seenFrom(example.round)) : null,
    hand: example?.kind === 'hand' ? openHand(title, example.rules, example.hand) : null,
    adds: adds.map((host) => ({ game: host.id, title: host.title })),
  };
}

/** The player of the first bet is whoever reads the page. */
const seenFrom =
  ({ bets }: Round) =>
  (player: string): string =>
    player === bets[0]?.player ? 'you' : player;

/** A hand between players who hide nothing. */
function openHand(title: string, rules: PokerRules, { state, events }: PokerHand): PokerHandReplay {
  const { setup } = state;
  const seats = setup.players.map(({ seat }) => seat);
  const stacks = setup.players.map(({ stack }) => stack);
  return replayOf(
    {
      id: '',
      name: title,
      rules,
      seats: Math.max(...seats),
      maximumBuyIn: cents(Math.max(...stacks)),
      clock: 'every-turn',
      bots: 0,
    },
    {
      number: 1,
      button: setup.players.at(-1)?.seat ?? 1,
      setup,
      inputs: events.flatMap((event) => inputOf(event) ?? []),
    },
    { at: new Date(0), seat: null, sees: seats, bots: new Set(), phh: null, pokerstars: null, share: null },
  );
}
