import { CardError, parseCards } from '@croupier/cards';
import { type Given, Score, type Spot, Trainer, type Verdict } from '@croupier/odds';
import { Refused, type TableGame, VERBS } from '@croupier/table';
import type { Desk } from '../desk.ts';
import { drawCards, speakCards } from '../play/card-pictures.ts';
import { Lines } from '../play/lines.ts';
import { columns } from '../show/columns.ts';

export interface Practice {
  readonly seed: string;
  readonly hands: number;
  readonly plain: boolean;
}

/** Deals one decision after the other until there are enough, the player quits or the input ends; then the score. */
export async function practise(
  desk: Desk,
  table: TableGame,
  { seed, hands, plain }: Practice,
): Promise<void> {
  const trainer = new Trainer(table);
  const score = new Score();
  const lines = new Lines(desk.io, ['quit', ...VERBS]);
  try {
    for (let dealt = 1; dealt <= hands; dealt += 1) {
      const spot = trainer.deal(`${seed} ${dealt}`);
      desk.print(`\n${shown(desk, spot, plain)}`);
      const verdict = await answered(desk, lines, trainer, spot);
      if (!verdict) break;
      score.take(verdict);
      desk.print(verdictInWords(desk, verdict));
    }
  } finally {
    lines.close();
  }
  desk.print(`\n${scoreInWords(desk, score, trainer.unit)}`);
}

/** Asks until something is answered that can be judged; nothing where the player has had enough. */
async function answered(
  desk: Desk,
  lines: Lines,
  trainer: Trainer,
  spot: Spot,
): Promise<Verdict | undefined> {
  for (;;) {
    const line = await lines.ask(promptFor(spot));
    if (line === null || /^\s*q(uit)?\s*$/i.test(line)) return undefined;
    try {
      return trainer.judge(spot.seed, givenIn(line, spot));
    } catch (error) {
      if (!(error instanceof Refused || error instanceof CardError)) throw error;
      desk.print(error.message);
    }
  }
}

/** "[1] check  [2] play 3×  [3] play 4× > " */
function promptFor({ choices, sets }: Spot): string {
  if (sets)
    return `${Object.entries(sets)
      .slice(0, -1)
      .map(([part, cards]) => `${cards} for ${part}`)
      .join(', then ')} > `;
  return `${choices.map(({ words }, i) => `[${i + 1}] ${words}`).join('  ')} > `;
}

function givenIn(line: string, { choices, sets }: Spot): Given {
  const text = line.trim().toLowerCase();
  if (sets) {
    const cards = parseCards(line.trim());
    let from = 0;
    return Object.fromEntries(
      Object.entries(sets)
        .slice(0, -1)
        .map(([part, count]) => {
          const some = cards.slice(from, from + count);
          from += count;
          return [part, some];
        }),
    );
  }
  const numbered = /^\d+$/.test(text) ? choices[Number(text) - 1] : undefined;
  const named = choices.filter(
    ({ id, words }) => text !== '' && (id.startsWith(text) || plainOf(words).startsWith(plainOf(text))),
  );
  const found = numbered ?? (named.length === 1 ? named[0] : undefined);
  if (found) return found.id;
  throw new Refused({
    reason: `Say ${choices.map(({ words }, i) => `${i + 1} (${words})`).join(', ')}, or "quit".`,
  });
}

/** "play 4x", as it can be typed. */
const plainOf = (words: string): string => words.replaceAll('×', 'x').replaceAll('-', ' ');

function shown({ paint }: Desk, { hand, seen }: Spot, plain: boolean): string {
  const places = [...seen, { place: 'your cards', cards: hand }];
  return places
    .flatMap(({ place, cards }) => {
      const each = cards.split(' ');
      return plain ? [`${place}: ${speakCards(each)}`] : [paint.dim(place), ...drawCards(each, paint)];
    })
    .join('\n');
}

function verdictInWords({ paint }: Desk, verdict: Verdict): string {
  const { right, cost, unit, best, worths, reasons } = verdict;
  const first = right
    ? paint.green('Right.')
    : paint.yellow(
        `${cost === null ? 'Wrong' : `That costs ${cost.toFixed(4)} of ${unitInWords(unit)}`}: ${best} is best.`,
      );
  const why = reasons.map(({ text, clause }) => `${clause === null ? '' : `${clause}: `}${text}`);
  const each = worths.map(({ words, worth }) => `${words} ${worth > 0 ? '+' : ''}${worth.toFixed(4)}`);
  return [first, ...(each.length > 0 ? [paint.dim(each.join(', '))] : []), ...why.map(paint.dim)].join('\n');
}

const unitInWords = (unit: string): string => `${/^[AEIO]/i.test(unit) ? 'an' : 'a'} ${unit}`;

function scoreInWords({ paint }: Desk, score: Score, unit: string): string {
  if (score.hands === 0) return 'Nothing was decided.';
  const head = `${score.right} of ${score.hands} right; ${(score.cost / score.hands).toFixed(4)} of ${unitInWords(unit)} lost a decision.`;
  const missed = score.missedMost();
  if (missed.length === 0) return head;
  const rows = missed.map(({ kind, wrong, times, cost }) => [kind, `${wrong} of ${times}`, cost.toFixed(4)]);
  return [
    head,
    '',
    columns(
      [{ head: 'missed most' }, { head: 'wrong', align: 'right' }, { head: 'cost', align: 'right' }],
      rows,
      paint,
      '  ',
    ),
  ].join('\n');
}
