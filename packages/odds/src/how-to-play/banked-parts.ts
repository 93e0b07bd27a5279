import {
  type Action,
  type AnyLayout,
  decksOf,
  formatAward,
  formatMoney,
  inWords,
  type Look,
  namesOf,
  type PostedRule,
  type Row,
  type TableGame,
  type Verb,
  type Wager,
} from '@croupier/table';
import { rankParts } from './hand-ranks.ts';
import type { HowPart } from './how-part.ts';
import { paysInWords } from './pays-in-words.ts';
import type { AskedWith, PlayedRound } from './worked-round.ts';

/** What a newcomer asks, in the order in which they ask it; the sign of the table, which has it all, last. */
export function bankedParts(game: TableGame, played: readonly PlayedRound[]): readonly HowPart[] {
  const middle = game.look.hands === 'in-the-middle';
  const parts: HowPart[] = [
    { title: 'In short', lines: inShort(game, played) },
    { title: 'What you bet', lines: betLines(game.layout) },
    { title: middle ? 'What is dealt' : 'What you get', lines: dealtLines(played, middle) },
    { title: 'What you decide', lines: decisionLines(game.layout, played) },
    { title: 'Who wins', lines: winLines(game.layout) },
    ...rankParts(game.ranked),
    paysInWords(game.layout),
    { title: 'The sign at the table', lines: game.posted },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

const says = (text: string, ...cites: PostedRule['cites']): PostedRule => ({ text, cites });

const COUNTED = says(
  'Aces count one, tens and court cards nothing, the others their face; only the last digit of the sum counts, so that seven and eight make five.',
);

/** How hands are compared at every table of the family: where each player has one, some of them stand above all counts. */
const COMPARED: Readonly<Record<Look['hands'], readonly PostedRule[]>> = {
  'in-the-middle': [says('The hand that comes closer to nine wins.'), COUNTED],
  'at-seats': [
    says(
      'The hand that comes closer to nine wins; which ones stand above a nine is on the sign at the table.',
    ),
    COUNTED,
  ],
};

function inShort(
  { look, layout, ranked, houseWay }: TableGame,
  played: readonly PlayedRound[],
): PostedRule[] {
  const hasDealer = played.some(({ round }) => round.places.some(({ name }) => name === 'dealer'));
  const { bank } = layout;
  const against =
    look.hands === 'in-the-middle'
      ? 'Two hands are dealt in the middle of the table, the Player’s and the Banker’s, the same for everybody. You bet on how they end.'
      : hasDealer
        ? `You have cards of your own and play them against the dealer’s${ranked && !houseWay ? '; the higher hand wins' : ''}.`
        : 'You have cards of your own. Nobody plays against them: what they make decides.';
  return [
    says(against),
    ...(look.family === 'baccarat' ? COMPARED[look.hands] : []),
    says(
      `${decksOf(layout)}${layout.shoe.kind === 'with-joker' ? ' and a joker' : ''}; ${layout.deckEachRound ? 'shuffled anew for every round' : 'dealt from a shoe until its cut card comes'}. There is room for ${inWords(layout.seats)} at the table.`,
    ),
    ...(bank
      ? [
          says(
            bank.required
              ? 'A player banks and answers for the bets of the others; the house only deals.'
              : 'The house banks, and players may take the bank in turn.',
            bank.cites.bank,
          ),
        ]
      : []),
  ];
}

type Requirement = NonNullable<AnyLayout['requirements']>[number];

const isSide = ({ requirements = [] }: AnyLayout, id: string): boolean =>
  requirements.some(({ wagers, anyOf }) => wagers.includes(id) && !anyOf.includes(id));

/** Wagers of which nobody lays one without the others. */
const isOne = (ids: readonly string[], equalStakes: NonNullable<AnyLayout['equalStakes']>): boolean =>
  ids.length === 1 || equalStakes.some(({ wagers }) => ids.every((id) => wagers.includes(id)));

const basicBets = (layout: AnyLayout, ids: readonly string[]): string => {
  if (isOne(ids, layout.equalStakes ?? [])) return namesOf(layout, ids);
  return ids.length === 2
    ? `${namesOf(layout, ids, 'or')}, or on both`
    : `one or more of ${namesOf(layout, ids)}`;
};

function betLines(layout: AnyLayout): PostedRule[] {
  const { wagers, requirements = [], equalStakes = [], exclusions } = layout;
  const before = wagers.filter(({ inPlay }) => !inPlay);
  const basic = before.filter(({ id }) => !isSide(layout, id)).map(({ id }) => id);
  return [
    says(`Before the cards come you can bet on ${basicBets(layout, basic)}.`),
    ...equalStakes.map(({ wagers: equal, cite }) =>
      says(`${namesOf(layout, equal)} are bet together, the same amount on each.`, cite),
    ),
    ...requirements
      .filter(({ wagers: needing }) => needing.some((id) => isSide(layout, id)))
      .filter((one, _, all) => one.noMoreThanThat || !all.some((other) => saysMore(other, one)))
      .map(({ wagers: needing, anyOf, noMoreThanThat, cite }) =>
        says(
          `${namesOf(layout, needing)}: only if you like, and beside ${namesOf(layout, anyOf, 'or')}${noMoreThanThat ? ', for no more than lies there' : ''}.`,
          cite,
        ),
      ),
    ...exclusions.map(({ wagers: apart, onOneSpot }) =>
      says(`Not ${namesOf(layout, apart)} together.`, onOneSpot),
    ),
    ...before.flatMap((wager) => (wager.between ? [printedLimits(wager, wager.between)] : [])),
    ...wagers
      .filter(({ inPlay }) => inPlay)
      .map(({ name, cite }) => says(`${name} is bet later, when you decide.`, cite)),
    ...(layout.backBets ? [says('You may also bet at another player’s place.', layout.backBets.cite)] : []),
    ...(layout.tips ? [says('You may bet for the dealer, too.', ...layout.tips.cites)] : []),
  ];
}

/** One that asks for the same, and for no more than lies there besides. */
const saysMore = (other: Requirement, { wagers, anyOf }: Requirement): boolean =>
  other.noMoreThanThat === true &&
  wagers.join() === other.wagers.join() &&
  anyOf.join() === other.anyOf.join();

const printedLimits = (
  { name }: Wager<never>,
  { least, most, cite }: NonNullable<Wager<never>['between']>,
): PostedRule =>
  says(
    least === most
      ? `${name} costs ${formatMoney(least)}.`
      : `${name} takes ${formatMoney(least)} to ${formatMoney(most)}.`,
    cite,
  );

const BY_THE_SIGN = says(
  'When a hand draws another card is fixed, and stands on the sign at the table: nobody decides it.',
);

/** Who is dealt how many cards, over all the rounds that were looked at. */
function dealtLines(played: readonly PlayedRound[], middle: boolean): PostedRule[] {
  const hands = new Map<string, { least: number; most: number; up: number; cites: PostedRule['cites'] }>();
  const opened = openedBeforehand(played);
  for (const { round } of played) {
    const counts = new Map<string, { cards: number; up: number; cites: PostedRule['cites'] }>();
    for (const event of round.events) {
      if (event.type !== 'dealt') continue;
      const at = counts.get(event.place) ?? { cards: 0, up: 0, cites: [event.cite] };
      at.cards += 1;
      if (event.face === 'up') at.up += 1;
      counts.set(event.place, at);
    }
    for (const { name, owner, aside } of round.places) {
      const dealt = counts.get(name);
      if (aside || !dealt) continue;
      const whose = owner === null ? name : 'each player';
      const known = hands.get(whose) ?? { least: dealt.cards, most: 0, up: 0, cites: dealt.cites };
      hands.set(whose, {
        ...known,
        least: Math.min(known.least, dealt.cards),
        most: Math.max(known.most, dealt.cards),
        up: Math.max(known.up, dealt.up),
      });
    }
  }
  const lines = [...hands].map(([whose, { least, most, up, cites }]) => {
    const between = most - least === 1 ? 'or' : 'to';
    const count = least === most ? inWords(most) : `${inWords(least)} ${between} ${inWords(most)}`;
    const face = facedOf(least, most, up);
    const turned = opened.has(whose) ? ' and turned up before you decide' : '';
    return says(`${receives(whose)} ${count} ${most === 1 ? 'card' : 'cards'}${face}${turned}.`, ...cites);
  });
  const draws = middle && [...hands.values()].some(({ least, most }) => least < most);
  return draws ? [...lines, BY_THE_SIGN] : lines;
}

/** Hands that are dealt face down and lie open before anybody is asked. */
function openedBeforehand(played: readonly PlayedRound[]): ReadonlySet<string> {
  const opened = played.flatMap(({ round: { events } }) => {
    const asked = events.findIndex(({ type }) => type === 'answered');
    return events
      .slice(0, Math.max(0, asked))
      .flatMap((event) => (event.type === 'turned' ? event.place : []));
  });
  return new Set(opened);
}

/** Where some hands have more cards than others, how the last of them lie is seen in the round below. */
const facedOf = (least: number, most: number, up: number): string => {
  if (up === 0) return ', face down';
  if (up >= most) return ', face up';
  return least === most ? `, ${inWords(up)} of them face up` : '';
};

const receives = (whose: string): string =>
  whose === 'each player'
    ? 'Each player has'
    : whose === 'board'
      ? 'The board, which counts for everybody, has'
      : `The ${whose.charAt(0).toUpperCase()}${whose.slice(1)} has`;

const NOTHING_TO_DECIDE = says('Nothing: when the bets lie there, the cards decide.');

const ELSEWHERE = says('What becomes of your other bets when you fold stands on the sign at the table.');

/** Every question of the game in the order in which it comes. */
function decisionLines(layout: AnyLayout, played: readonly PlayedRound[]): PostedRule[] {
  const seen = new Map<string, AskedWith[]>();
  for (const { asked } of played) {
    for (const one of asked) {
      const key = `${one.own} ${one.board} ${one.question.about ?? ''} ${one.question.actions.map(({ verb }) => verb).join(' ')}`;
      seen.set(key, [...(seen.get(key) ?? []), one]);
    }
  }
  const all = [...seen.values()].map(usually).toSorted((a, b) => a.own + a.board - b.own - b.board);
  const chips = all.filter(({ question }) => !question.courtesy);
  const [courtesy] = all.filter(({ question }) => question.courtesy);
  const lines = chips.map((one) => says(questionInWords(layout, one), one.question.cite));
  const folds = chips.some(({ question }) => question.actions.some(({ verb }) => verb === 'fold'));
  const others = layout.wagers.filter(({ id, inPlay }) => !inPlay && !lostByFolding(layout).includes(id));
  return [
    ...(lines.length > 0 ? lines : [NOTHING_TO_DECIDE]),
    ...(folds && others.length > 0 ? [ELSEWHERE] : []),
    ...(courtesy
      ? [says('You may be asked to turn cards over. That changes nothing.', courtesy.question.cite)]
      : []),
  ];
}

/** A question that came up often, as it usually does, and the most that each of its answers could ever be. */
interface OftenAsked extends AskedWith {
  readonly ever: readonly number[];
}

const mostAt = ({ question }: AskedWith, at: number): number => question.actions[at]?.most ?? 0;

/** What all answers together could be. */
const mostOf = (one: AskedWith): number =>
  one.question.actions.reduce((sum, _, at) => sum + mostAt(one, at), 0);

function usually(asked: readonly AskedWith[]): OftenAsked {
  const [least] = asked.toSorted((a, b) => mostOf(a) - mostOf(b));
  if (!least) throw new TypeError('Nobody was asked.');
  const ever = least.question.actions.map((_, at) => Math.max(...asked.map((one) => mostAt(one, at))));
  return { ...least, ever };
}

function questionInWords(layout: AnyLayout, { question, own, board, ever }: OftenAsked): string {
  const sight = [
    ...(own > 0 ? [`your ${inWords(own)} cards`] : []),
    ...(board > 0 ? [`${inWords(board)} on the board`] : []),
  ];
  const when = sight.length > 0 ? `With ${sight.join(' and ')}: ` : '';
  // What comes back if it is taken back is named where it stays.
  const [stake] = question.actions.flatMap(({ withdraws }) =>
    withdraws ? [namesOf(layout, withdraws)] : [],
  );
  const what = question.about === undefined || stake !== undefined ? '' : `${question.about}, `;
  const ways = question.actions.map((action, at) =>
    action.verb === 'ride' && stake !== undefined
      ? `let ${stake} ride`
      : actionInWords(layout, action, ever[at] ?? 0),
  );
  const text = `${when}${what}${ways.join(', or ')}.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function actionInWords(layout: AnyLayout, action: Action, ever: number): string {
  const { verb, wager, unit, least, most = least, adds = [], takes } = action;
  const [first] = layout.wagers;
  const times = (amount: number): string => String(amount / (unit ?? 1));
  const amount =
    wager === undefined || least === undefined
      ? ''
      : unit === undefined
        ? `, with as much as your ${first?.name ?? 'bet'} on ${namesOf(layout, [wager])}`
        : ` (${least === most ? times(least) : `${times(least)} ${most === least + (action.step ?? 0) ? 'or' : 'to'} ${times(most ?? least)}`} × your ${first?.name ?? 'bet'} on ${namesOf(layout, [wager])}${ever > (most ?? 0) ? `, with some hands up to ${times(ever)} ×` : ''})`;
  const added = adds.map(
    (one) => `, ${one.optional ? 'and if you like' : 'and'} as much on ${namesOf(layout, [one.wager])}`,
  );
  const cards =
    takes === undefined
      ? ''
      : 'parts' in takes
        ? ` (${Object.entries(takes.parts)
            .map(([part, count]) => `${inWords(count)} ${part}`)
            .join(', ')})`
        : ` ${inWords(takes.cards)} of your cards`;
  const way = verb === 'fold' ? `${WAYS.fold} ${namesOf(layout, lostByFolding(layout))}` : WAYS[verb];
  return `${way}${cards}${amount}${added.join('')}`;
}

/** The basic wager and what is always bet with it; what becomes of the others stands on the sign. */
function lostByFolding({ wagers: [first], equalStakes = [] }: AnyLayout): readonly string[] {
  const basic = first?.id ?? '';
  return equalStakes.find(({ wagers }) => wagers.includes(basic))?.wagers ?? [basic];
}

/** What is done, as it is said to somebody who does it for the first time. */
const WAYS: Readonly<Record<Verb, string>> = {
  play: 'play on',
  fold: 'fold and lose your',
  check: 'check, which costs nothing',
  call: 'call',
  bet: 'bet',
  raise: 'raise',
  'bring-in': 'bring in',
  ride: 'let it ride',
  'take-back': 'take it back',
  chop: 'chop',
  set: 'set your cards as you like',
  'house-way': 'have them set the house way',
  keep: 'keep',
  split: 'split them into two hands',
  discard: 'throw cards away',
  show: 'show',
  muck: 'muck',
  agree: 'agree',
  object: 'object',
  decline: 'decline',
  'run-once': 'run it once',
  'run-twice': 'run it twice',
  hold: 'name the hand that you look at yourself',
  'turn-first': 'turn the first card',
  'turn-second': 'turn the second card',
  'turn-both': 'turn both cards',
  'turn-third': 'turn the third card',
  'in-order': 'have them turned in order',
  'out-of-order': 'have them turned out of order',
};

/** Wagers with more ways to win are told by the first and the last of them; the pay table has them all. */
const FEW_ROWS = 4;

const winLines = (layout: AnyLayout): PostedRule[] =>
  layout.wagers.map(({ name, rows, cite }) =>
    says(`${name} ${waysToWin(rows)}.`, ...(rows[0]?.cites ?? [cite])),
  );

function waysToWin(rows: readonly Row<never>[]): string {
  if (rows.length <= FEW_ROWS) return `${rowsInWords(rows)}, and loses otherwise`;
  // A wager that also comes back is won against somebody, which the names of its rows need not say.
  if (rows.some(({ award }) => award.kind === 'push'))
    return 'goes by its pay table and the sign at the table';
  const [lowest, highest] = [rows.at(-1), rows[0]].flatMap((row) =>
    row ? `${formatAward(row.award)} for “${row.name}”` : [],
  );
  return `pays from ${lowest} up to ${highest}, and loses otherwise`;
}

/** "pays 1 to 1 for “beats the dealer”, comes back for “tie”" */
const rowsInWords = (rows: readonly Row<never>[]): string =>
  rows
    .map(({ name, award }) =>
      award.kind === 'push'
        ? `comes back${award.commission ? ` less ${award.commission} %` : ''} for “${name}”`
        : `pays ${formatAward(award)} for “${name}”`,
    )
    .join(', ');
