import { catalogue, isBanked } from '@croupier/games';
import {
  type BankedGame,
  cents,
  dollars,
  METER,
  type Options,
  progressivesOf,
  type TableGame,
  type TableLimits,
} from '@croupier/table';
import type { TableSetting } from './setting.ts';

/** A table as it stands in the list: everything else follows from its game. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** The rooms of the house by the game they deal; a game without one is named after itself. */
const ROOMS: Readonly<Record<string, Named>> = {
  'bclc-baccarat/mini-baccarat': { id: 'mini-1', name: 'The Garden' },
  'bclc-baccarat/dragon-bonus': { id: 'dragon-1', name: 'The Dragon Gate' },
  'bclc-baccarat/squeeze-midi-baccarat': { id: 'squeeze-1', name: 'The Lantern Room' },
  'bclc-baccarat/classic-squeeze-midi-baccarat': { id: 'classic-1', name: 'The Long Gallery' },
  'bclc-baccarat/full-baccarat': { id: 'full-1', name: 'The Grand Salon' },
  'bclc-baccarat/three-card-baccarat': { id: 'three-card-baccarat-1', name: 'The Counting House' },
  'bclc-baccarat/ruyi-baccarat': { id: 'ruyi-1', name: 'The Jade Court' },
  'bclc-baccarat/ruyi-baccarat-ruby-9': { id: 'ruby-1', name: 'The Ruby Court' },
  'bclc-baccarat/ruyi-baccarat-commission': { id: 'ruyi-2', name: 'The Moon Gate' },
  'rws-baccarat/commission-baccarat': { id: 'commission-1', name: 'The Straits' },
  'colorado-rule-28/mini-baccarat': { id: 'colorado-1', name: 'The Silver Mine' },
  'colorado-rule-28/midi-baccarat': { id: 'colorado-2', name: 'The Aspen Room' },
  'colorado-rule-28/five-treasures': { id: 'treasures-1', name: 'The Treasury' },
  'colorado-rule-28/99-fortunes': { id: 'fortunes-1', name: 'The Ninety-Nine Steps' },
  'colorado-rule-28/dragon-bonus': { id: 'dragon-2', name: 'The Red Rocks' },
  'colorado-rule-28/ez-baccarat': { id: 'ez-1', name: 'The Prairie' },
  'colorado-rule-28/ez-baccarat-progressive': { id: 'ez-2', name: 'The Summit' },
  'baccarat-gold/baccarat-gold': { id: 'gold-1', name: 'The Gold Rush' },
  'bclc-poker/let-it-ride': { id: 'ride-1', name: 'The Carousel' },
  'bclc-poker/pai-gow-poker': { id: 'pai-gow-1', name: 'The Orchid Room' },
  'bclc-poker/fortune-pai-gow-poker': { id: 'fortune-1', name: 'The Paper Lantern' },
  'bclc-poker/pai-gow-progressive': { id: 'pai-gow-2', name: 'The Rising Tide' },
  'bclc-poker/face-up-pai-gow-poker': { id: 'face-up-1', name: 'The Open Court' },
  'bclc-poker/three-card-poker': { id: 'three-1', name: 'The Library' },
  'bclc-poker/four-card-poker': { id: 'four-1', name: 'The Quartet' },
  'bclc-poker/four-card-poker-bad-beat': { id: 'four-2', name: 'The Silver Lining' },
  'bclc-poker/fast-action-holdem': { id: 'fast-1', name: 'The Crossroads' },
  'bclc-poker/texas-holdem-bonus': { id: 'bonus-1', name: 'The Fountain Court' },
  'bclc-poker/multi-game-progressive': { id: 'linked-1', name: 'The Beacon' },
  'bclc-poker/ultimate-texas-holdem': { id: 'ultimate-1', name: 'The Winter Garden' },
  'bclc-poker/flushes-gone-wild': { id: 'flushes-1', name: 'The Wild Garden' },
  'bclc-poker/discard-inferno': { id: 'inferno-1', name: 'The Fireside' },
  'bclc-poker/discard-inferno-burn-baby-burn': { id: 'inferno-2', name: 'The Ember Room' },
  'bclc-poker/fortune-asia-poker': { id: 'asia-1', name: 'The Tea House' },
};

/** How many bots keep people company at a table of a house that has a way for them to play. */
const USUAL_BOTS = 2;

/** The limits in dollars of a table that is told none. */
export const USUAL_LIMITS = { least: 5, most: 500 };

/** A further table of a game, at other limits or with other options. */
interface FurtherTable extends Named, Partial<typeof USUAL_LIMITS>, Pick<TableSetting, 'pace'> {
  readonly options?: Options;
}

/** The same game at higher limits, or beside another host. */
const FURTHER: Readonly<Record<string, readonly FurtherTable[]>> = {
  'bclc-baccarat/mini-baccarat': [
    { id: 'mini-2', name: 'The Harbour', least: 25, most: 2_500, pace: 'brisk' },
    { id: 'mini-3', name: 'The Observatory', least: 100, most: 10_000 },
  ],
  'bclc-poker/multi-game-progressive': [
    { id: 'linked-2', name: 'The Signal Hill', options: { host: 'bclc-poker/texas-holdem-bonus' } },
    { id: 'linked-3', name: 'The Semaphore', options: { host: 'bclc-poker/ultimate-texas-holdem' } },
    { id: 'linked-4', name: 'The Weathervane', options: { host: 'bclc-poker/flushes-gone-wild' } },
    { id: 'linked-5', name: 'The Lighthouse', options: { host: 'bclc-poker/three-card-poker' } },
  ],
};

/**
 * The tables of a house that says nothing else: one of every game of the catalogue, mini-baccarat at three limits, the
 * multi-game progressive beside each of its hosts.
 */
export function defaultTables(): TableSetting[] {
  return catalogue.filter(isBanked).flatMap((listed) =>
    [roomOf(listed), ...(FURTHER[listed.id] ?? [])].map((room: FurtherTable) => {
      const { id, name, options = {}, least, most, pace = 'calm' } = { ...USUAL_LIMITS, ...room };
      const game = listed.with(options);
      const limits = evenLimits(game, least, most);
      return { id, name, game, limits, pace, bots: USUAL_BOTS, ...linkedMeters(game) };
    }),
  );
}

/** The meters that the rulebook links, by the name of their game: all its tables share them, whatever it is added to. */
export function linkedMeters({ id, layout }: Pick<TableGame, 'id' | 'layout'>): Pick<TableSetting, 'meters'> {
  const game = id.replace(/^.*\//, '');
  const linked = Object.entries(progressivesOf(layout)).filter(([, { linked: by }]) => by);
  if (linked.length === 0) return {};
  return {
    meters: Object.fromEntries(linked.map(([name]) => [name, name === METER ? game : `${game}-${name}`])),
  };
}

const roomOf = ({ id, title }: Pick<BankedGame, 'id' | 'title'>): Named =>
  ROOMS[id] ?? { id: `${id.replace(/^.*\//, '')}-1`, name: title };

/**
 * The same limits in dollars on every wager, in steps of the dollar; long shots to a fifth of the most, unless they
 * must equal another wager. Limits that the rulebook prints itself are kept.
 */
export function evenLimits({ layout }: TableGame, least: number, most: number): TableLimits {
  const equal = (layout.equalStakes ?? []).flatMap(({ wagers }) => wagers);
  const limits = layout.wagers.map(({ id, rows, between }) => {
    const long =
      !equal.includes(id) &&
      rows.some(({ award }) => award.kind === 'win' && award.pays.numerator > 2 * award.pays.denominator);
    const top = long ? Math.max(least, most / 5) : most;
    const printed = (amount: number): number =>
      between ? Math.min(Math.max(amount, between.least), between.most) : amount;
    return [
      id,
      {
        least: cents(printed(dollars(least))),
        most: cents(printed(dollars(top))),
        step: cents(Math.min(dollars(1), printed(dollars(least)))),
      },
    ] as const;
  });
  return Object.fromEntries(limits);
}
