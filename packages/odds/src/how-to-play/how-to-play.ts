import {
  additions,
  catalogue,
  hostsOf,
  type JackpotRules,
  jackpots,
  type NamedSection,
  type PokerGame,
  type PokerHand,
  type PokerRules,
} from '@croupier/games';
import {
  inAList,
  type OptionDescription,
  type PostedRule,
  Refused,
  type Round,
  type TableGame,
} from '@croupier/table';
import { bankedParts } from './banked-parts.ts';
import type { HowPart } from './how-part.ts';
import { jackpotLines } from './jackpot-lines.ts';
import { pokerParts } from './poker-parts.ts';
import { handUnder, jackpotHand, workedHand } from './worked-hand.ts';
import { playedRounds, workedRound } from './worked-round.ts';

/** A round or a hand from beginning to end, with all cards open. */
export type WorkedExample =
  | { readonly kind: 'round'; readonly game: TableGame; readonly round: Round }
  | { readonly kind: 'hand'; readonly rules: PokerRules; readonly hand: PokerHand };

/** How a game is played, made from its definition: what one bets, gets and decides, who wins, and a round of it. */
export interface HowToPlay extends NamedSection {
  readonly parts: readonly HowPart[];
  readonly example: WorkedExample | null;
  /** The games that a section adds to; none for a game of its own. */
  readonly adds: readonly NamedSection[];
}

type Given = Readonly<Record<string, unknown>>;

/** Everything that has a page: the games first, then what adds to them. */
export const howToPlayList: readonly NamedSection[] = [
  ...catalogue,
  ...additions.filter(({ id }) => catalogue.every((game) => game.id !== id)),
];

/** The page of a game, under the options that a house has chosen; what there is no page for is refused. */
export function howToPlay(id: string, options: Given = {}): HowToPlay {
  const game = catalogue.find((one) => one.id === id);
  if (game?.kind === 'banked') return howBanked(game.with(options));
  if (game) return howPoker(game, game.with(options));
  const addition = additions.find((one) => one.id === id);
  if (!addition) throw new Refused({ reason: `There is no game "${id}".` });
  return howAdded(addition);
}

function howBanked(game: TableGame): HowToPlay {
  const played = playedRounds(game);
  return {
    ...named(game),
    parts: bankedParts(game, played),
    example: { kind: 'round', game, round: workedRound(played) },
    adds: [],
  };
}

const howPoker = (game: NamedSection, rules: PokerRules): HowToPlay => ({
  ...named(game),
  parts: pokerParts(rules),
  example: { kind: 'hand', rules, hand: workedHand(rules) },
  adds: [],
});

/** A jackpot has a sign of its own; what is an option of other games is told by these. */
function howAdded(addition: (typeof additions)[number]): HowToPlay {
  const jackpot = jackpots.find(({ id }) => id === addition.id)?.with({});
  const hosts = hostsOf(addition);
  const [host] = hosts;
  const game = catalogue.find(({ id }) => id === host?.id);
  const options = (game?.options ?? []).filter(({ cite }) => cite?.section === addition.section.number);
  const rules = jackpot && game?.kind === 'poker' ? game.with(offeredWith(game, jackpot)) : undefined;
  const rare = jackpot && rules ? jackpotHand(rules, jackpot) : null;
  const prizes = jackpot?.prizes.filter(({ name }) => name !== null) ?? [];
  const parts: HowPart[] = [
    {
      title: 'What it adds',
      lines: [
        { text: `It comes with ${inAList(hosts.map(({ title }) => title))}.`, cites: [] },
        ...options.flatMap((option) => addedBy(game, option)),
      ],
    },
    { title: 'The sign on the wall', lines: jackpot?.posted ?? [] },
    { title: 'Prizes', lines: prizes.map(({ title, cite }) => ({ text: `${title}.`, cites: [cite] })) },
    { title: 'In the hand that is shown', lines: rare ? jackpotLines(rare) : [] },
  ];
  return {
    ...named(addition),
    parts: parts.filter(({ lines }) => lines.length > 0),
    example:
      rules && rare
        ? { kind: 'hand', rules, hand: rare.hand }
        : game?.kind === 'poker' && options.length > 0
          ? handWith(game, options, addition)
          : null,
    adds: hosts,
  };
}

/** How a game is bet on where a jackpot is not offered with all structures. */
function offeredWith(game: PokerGame, { conditions: { structures } }: JackpotRules): Given {
  const [structure] = structures?.only ?? [];
  return structure !== undefined && allows(game, { betting: structure }) ? { betting: structure } : {};
}

/** A hand of a game in which what a section adds to it is at work. */
function handWith(
  game: PokerGame,
  options: readonly OptionDescription[],
  { section: { number } }: NamedSection,
): WorkedExample {
  const rules = game.with(chosenOtherwise(game, options));
  return { kind: 'hand', rules, hand: handUnder(rules, number) ?? workedHand(rules) };
}

/** Options otherwise than they usually are. Some are offered with other structures of betting only. */
function chosenOtherwise(game: PokerGame, options: readonly OptionDescription[]): Given {
  const structures = game.options.find(({ name }) => name === 'betting')?.values ?? [];
  for (const structure of [{}, ...structures.map((betting) => ({ betting }))]) {
    const given: Record<string, unknown> = { ...structure };
    let changed = false;
    for (const { name, values, default: first } of options) {
      const other = values.find((value) => value !== first && allows(game, { ...given, [name]: value }));
      if (other === undefined) continue;
      given[name] = other;
      changed = true;
    }
    if (changed) return given;
  }
  return {};
}

/** What an option adds: the sentences of its game that are others then, or else what it is about. */
function addedBy(
  game: (typeof catalogue)[number] | undefined,
  option: OptionDescription,
): readonly PostedRule[] {
  const { about, cite } = option;
  const changes = game?.kind === 'poker' ? changesBy(game, option) : [];
  return changes.length > 0 ? changes : [{ text: `${about}.`, cites: cite ? [cite] : [] }];
}

/** The sentences of a game that are others when an option is chosen, each with the choice that makes it so: "No limit: a bet is …" */
function changesBy(game: PokerGame, { name, values, default: first }: OptionDescription): PostedRule[] {
  const linesOf = (given: Given): readonly PostedRule[] =>
    pokerParts(game.with(given)).flatMap(({ lines }) => lines);
  const usual = linesOf({}).map(({ text }) => text);
  return values
    .filter((value) => value !== first && allows(game, { [name]: value }))
    .flatMap((value) =>
      linesOf({ [name]: value })
        .filter(({ text }) => !usual.includes(text))
        .map(({ text, cites }) => ({ text: `${chosen(value)}: ${uncapitalised(text)}`, cites })),
    );
}

const chosen = (value: string | number): string => {
  const words = String(value).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function allows(game: PokerGame, given: Given): boolean {
  try {
    game.with(given);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

const named = ({ id, title, section }: NamedSection): NamedSection => ({ id, title, section });
