import { createInterface } from 'node:readline';
import { type Card, formatCards, parseCards } from '@croupier/cards';
import { houseWays } from '@croupier/games';
import { type HouseSetting, type HouseWay, Refused } from '@croupier/table';
import { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { isRefusal, sentenceOf } from '../failure.ts';
import { gameGiven } from '../game-given.ts';
import { nearest } from '../nearest.ts';
import { showSetting } from '../show/house-way.ts';

/** The game of the examples in the help. */
const [EXAMPLE = 'GAME'] = houseWays.keys();

/** `croupier house-way GAME "CARDS"`: sets a hand as the house would, and says by which clauses. */
export const houseWayCommand = (desk: Desk): Command =>
  new Command('house-way')
    .description('set a hand by the house way and say why')
    .argument('<game>', 'the id of a game that has a house way')
    .argument(
      '<cards...>',
      'the cards dealt, such as "Ah Kd Qc 9s 9d 4c Jo"; - reads one hand a line from standard input',
    )
    .option('--json', 'print one JSON document; with - each line is one in any case')
    .addHelpText(
      'after',
      `
Examples:
  croupier house-way ${EXAMPLE} "Qc Qd 5h 5s Ac 9d 3c"
  croupier house-way ${EXAMPLE} - < hands.txt > settings.jsonl`,
    )
    .action(async (id: string, given: string[], { json }: { json?: boolean }) => {
      const way = houseWayGiven(id);
      const text = given.join(' ');
      if (text === '-') return setLines(desk, way);
      const cards = parseCards(text);
      if (json) desk.printJson(documentOf(way, cards));
      else desk.print(showSetting(way, cards, desk.paint));
    });

/** The house way of the game that was named, or a refusal that says which has one. */
function houseWayGiven(id: string): HouseWay {
  const way = houseWays.get(id);
  if (way) return way;
  const ids = [...houseWays.keys()];
  const meant = nearest(id, ids);
  if (meant) throw new Refused({ reason: `There is no house way for "${id}"; did you mean ${meant}?` });
  const { title } = gameGiven(id);
  throw new Refused({ reason: `${title} has no house way; these games have one: ${ids.join(', ')}.` });
}

/** A setting as others read it (CONTRACT): the parts, or what is kept or split, the clauses, and why. */
function documentOf(way: HouseWay, cards: readonly Card[]): Record<string, unknown> {
  const { setting, steps } = way.explain(cards);
  return {
    ...written(setting),
    clauses: steps.map(({ cite }) => cite.clause),
    why: steps.map(({ why }) => why).join('; '),
  };
}

function written(setting: HouseSetting): Record<string, unknown> {
  if ('keep' in setting) return { keep: formatCards(setting.keep) };
  if ('split' in setting) return { split: setting.split.map(formatCards) };
  return {
    parts: Object.fromEntries(
      Object.entries(setting.parts).map(([part, cards]) => [part, formatCards(cards)]),
    ),
  };
}

/** How many answers are written together. */
const AT_ONCE = 500;

/** One answer a line for one hand a line; what cannot be set is answered with its reason, and the others go on. */
async function setLines(desk: Desk, way: HouseWay): Promise<void> {
  let answers: string[] = [];
  let refused = 0;
  const write = async (): Promise<void> => {
    if (answers.length === 0) return;
    const ready = desk.io.stdout.write(`${answers.join('\n')}\n`);
    answers = [];
    if (!ready) await new Promise<void>((resolve) => desk.io.stdout.once('drain', resolve));
  };
  for await (const line of createInterface({ input: desk.io.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    const answer = answerTo(way, line);
    if ('error' in answer) refused += 1;
    answers.push(JSON.stringify(answer));
    if (answers.length === AT_ONCE) await write();
  }
  await write();
  if (refused > 0) desk.complain(`${refused} ${refused === 1 ? 'hand was' : 'hands were'} refused.`);
}

function answerTo(way: HouseWay, line: string): Record<string, unknown> {
  try {
    return documentOf(way, parseCards(line));
  } catch (error) {
    if (isRefusal(error)) return { error: sentenceOf(error) };
    throw error;
  }
}
