/**
 * A tracker's way to read a hand in PokerStars' layout: line by line, by what the line says, knowing nothing of the engine.
 * It follows what public importers do: contributions by street, "raises X to Y" by Y, uncalled bets back, winnings from the
 * lines "collected".
 */
export interface ReadHand {
  readonly stacks: ReadonlyMap<string, number>;
  readonly finished: ReadonlyMap<string, number>;
  readonly total: number;
  readonly rake: number;
  readonly collected: number;
  /** What the seat lines of the summary say was won: importers take it from there unless the board was run twice. */
  readonly summedUp: number;
  readonly headings: readonly string[];
}

const money = (text: string | undefined): number => Math.round(Number(text) * 100);

const HEADER =
  /^PokerStars Hand #\d+: {2}(Hold'em|Omaha|Omaha Hi\/Lo|7 Card Stud|5 Card Stud) (No Limit|Pot Limit|Limit) \(\$([.\d]+)\/\$([.\d]+) USD\) - \d{4}\/\d\d\/\d\d \d+:\d\d:\d\d UTC \[\d{4}\/\d\d\/\d\d \d+:\d\d:\d\d ET\]$/;

export function readPokerStars(text: string): ReadHand {
  const [header = '', table = '', ...lines] = text.trimEnd().split('\n');
  const head = HEADER.exec(header);
  if (!head || !/^Table '.+' \d+-max( Seat #\d+ is the button)?$/.test(table))
    throw new Error(`${header}\n${table}`);
  const bigBlind = head[2] === 'Limit' ? money(head[3]) : money(head[4]);
  const stacks = new Map<string, number>();
  const left = new Map<string, number>();
  let bets = new Map<string, number>();
  let price = 0;
  let total = Number.NaN;
  let rake = Number.NaN;
  let collected = 0;
  let summedUp = 0;
  const headings: string[] = [];
  const put = (name: string, amount: number, live: boolean): void => {
    left.set(name, (left.get(name) ?? Number.NaN) - amount);
    if (live) bets.set(name, (bets.get(name) ?? 0) + amount);
  };
  let summary = false;
  for (const line of lines) {
    const title = /^\*\*\* (.+?) \*\*\*( \[.+\])*$/.exec(line)?.[1];
    if (title !== undefined) {
      headings.push(title);
      if (head[1] !== '5 Card Stud') cardsOfStreet(line, title);
      summary = title === 'SUMMARY';
      if (/FLOP|TURN|RIVER|[4567]th STREET|^3rd STREET$/.test(title)) {
        bets = new Map();
        price = 0;
      }
      continue;
    }
    if (summary) {
      const sums =
        /^Total pot \$([.\d]+)( Main pot \$[.\d]+\.( Side pot(-\d)? \$[.\d]+\.)+)? \| Rake \$([.\d]+)$/.exec(
          line,
        );
      if (sums) [total, rake] = [money(sums[1]), money(sums[5])];
      else if (!SUMMARY_LINE.test(line)) throw new Error(`In the summary: ${line}`);
      for (const [, amount] of line.matchAll(/(?:and won|collected) \(\$([.\d]+)\)/g))
        summedUp += money(amount);
      continue;
    }
    const seated = /^Seat \d+: (.+) \(\$([.\d]+) in chips\)$/.exec(line);
    const posted =
      /^(.+): posts (small blind|big blind|straddle|the ante|small & big blinds) \$([.\d]+)( and is all-in)?$/.exec(
        line,
      );
    const acted =
      /^(.+): (folds|checks|calls|bets|raises|brings in for)(?: \$([.\d]+))?(?: to \$([.\d]+))?( and is all-in)?$/.exec(
        line,
      );
    const uncalled = /^Uncalled bet \(\$([.\d]+)\) returned to (.+)$/.exec(line);
    const won = /^(.+) collected \$([.\d]+) from (?:main |side )?pot(?:-\d)?$/.exec(line);
    if (seated) {
      stacks.set(seated[1] ?? '', money(seated[2]));
      left.set(seated[1] ?? '', money(seated[2]));
    } else if (posted) {
      const [, name = '', what, amount] = posted;
      const dead =
        what === 'small & big blinds' ? money(amount) - bigBlind : what === 'the ante' ? money(amount) : 0;
      put(name, dead, false);
      put(name, money(amount) - dead, true);
      if (what === 'big blind') price = Math.max(price, bigBlind);
      if (what === 'straddle') price = Math.max(price, money(amount));
    } else if (acted) {
      const [, name = '', verb, by, to] = acted;
      if (verb === 'raises') {
        if (money(to) - money(by) !== price) throw new Error(`${line}, where ${price} is to be raised`);
        put(name, money(to) - (bets.get(name) ?? 0), true);
        price = money(to);
      } else if (by !== undefined) {
        put(name, money(by), true);
        price = Math.max(price, bets.get(name) ?? 0);
      }
    } else if (uncalled) put(uncalled[2] ?? '', -money(uncalled[1]), false);
    else if (won) {
      collected += money(won[2]);
      put(won[1] ?? '', -money(won[2]), false);
    } else if (!OTHER_LINE.test(line)) throw new Error(`No tracker reads: ${line}`);
  }
  inOrder(headings);
  return { stacks, finished: left, total, rake, collected, summedUp, headings };
}

/** Three cards on the flop; then those before and the new one, apart. Only 3-2-1 turns two. */
function cardsOfStreet(line: string, title: string): void {
  const form = BOARDS[title.replace(/^(FIRST|SECOND) /, '')];
  if (form && line.includes('[') && !form.test(line)) throw new Error(`No tracker reads this board: ${line}`);
}

const BOARDS: Readonly<Partial<Record<string, RegExp>>> = {
  FLOP: /\*\*\* \[\S\S \S\S \S\S\]$/,
  TURN: /\*\*\* \[\S\S \S\S \S\S\] \[\S\S( \S\S)?\]$/,
  RIVER: /\*\*\* \[(\S\S ?){4,5}\] \[\S\S\]$|\*\*\* \[\S\S\]$/,
};

const ORDER = [
  'HOLE CARDS',
  '2nd STREET',
  '3rd STREET',
  '4th STREET',
  '5th STREET',
  '6th STREET',
  ...['', 'FIRST ', 'SECOND '].flatMap((board) =>
    ['FLOP', 'TURN', 'RIVER'].map((street) => `${board}${street}`),
  ),
  'SHOW DOWN',
  'FIRST SHOW DOWN',
  'SECOND SHOW DOWN',
  'SUMMARY',
];

/** Streets come once and in order, the whole first board before the second. */
function inOrder(headings: readonly string[]): void {
  const places = headings.map((title) => ORDER.indexOf(title));
  if (places.some((place, at) => place <= (places[at - 1] ?? -1))) throw new Error(headings.join(', '));
}

const OTHER_LINE =
  /^Dealt to .+ \[.+\]$|^.+: shows \[.+\] \(.+\)$|^.+: mucks hand$|^.+: doesn't show hand$|^.+ has timed out$|^No low hand qualified$|^Hand cancelled$/;
const SUMMARY_LINE =
  /^Hand was run twice$|^(FIRST |SECOND )?Board \[.+\]$|^Seat \d+: .+ (folded (before Flop|on the (Flop|Turn|River|\dth Street|2nd Street|3rd Street))( \(didn't bet\))?|collected \(\$[.\d]+\)|mucked( \[.+\])?|showed \[.+\] and (lost|won \(\$[.\d]+\)) with .+)$/;
