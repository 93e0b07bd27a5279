import { type Card, formatCard, Shoe, seededRandom } from '@croupier/cards';
import {
  type Action,
  type Answer,
  type Bet,
  betsBeforeTheDeal,
  betsOf,
  cents,
  FEE,
  openLimits,
  type PlayerBank,
  parseRecord,
  type Question,
  type Round,
  type RoundEvent,
  recordOf,
  refusal,
  replayRecord,
  resumeRound,
  type Standing,
  seatNumbersOf,
  stakedIn,
  type TableGame,
  type TakenCards,
  VERBS,
  viewEvent,
  viewPlaces,
} from '@croupier/table';
import fc from 'fast-check';
import { expect } from 'vitest';
import { linesOf } from './recorded.ts';

/** Stakes of up to so many seats on any wagers, tips among them; seats whose bets are not legal are left out. */
export function someBets(game: TableGame): fc.Arbitrary<Bet[]> {
  const wagers = game.layout.wagers.filter(({ inPlay }) => !inPlay);
  const stake = fc.constantFrom(...wagers).chain(({ id, between }) =>
    fc.record({
      spot: fc.constantFrom(...seatNumbersOf(game.layout)),
      wager: fc.constant(id),
      kind: fc.constantFrom<Bet['kind']>('own', 'own', 'own', 'tip'),
      amount: fc.integer({ min: between?.least ?? 1, max: between?.most ?? 2_000_000 }).map(cents),
    }),
  );
  return fc.array(stake, { maxLength: game.layout.seats * 3 }).map((stakes) => {
    const placed = new Map(
      stakes.map((one) => [`${one.spot} ${one.wager} ${one.kind}`, { ...one, player: `p${one.spot}` }]),
    );
    for (const { wagers: equal } of game.layout.equalStakes ?? []) {
      for (const one of [...placed.values()].filter(({ wager }) => equal.includes(wager))) {
        for (const wager of equal) placed.set(`${one.spot} ${wager} ${one.kind}`, { ...one, wager });
      }
    }
    const bets = [...placed.values()];
    const table = { layout: game.layout, limits: openLimits(game.layout) };
    return bets.filter(({ player }) => refusal(table, new Map(), bets, player) === undefined);
  });
}

/**
 * A player's bank at a seat without bets, where a player may bank: large enough for all, or too small where that is
 * allowed; undefined where the house can bank and does.
 */
export function someBank(game: TableGame, bets: readonly Bet[]): fc.Arbitrary<PlayerBank | undefined> {
  const rules = game.layout.bank;
  const free = seatNumbersOf(game.layout).filter((seat) => bets.every(({ spot }) => spot !== seat));
  if (!rules || free.length === 0) return fc.constant(undefined);
  const against = bets.reduce((sum, { amount }) => sum + amount, 0);
  const bank = fc.record({
    seat: fc.constantFrom(...free),
    player: fc.constant('banker'),
    amount: fc
      .integer({ min: rules.coversAll ? against + 2_000_000 : 1, max: against * 50 + 2_000_001 })
      .map(cents),
    ...(rules.dealerBets === undefined
      ? {}
      : { dealerBet: fc.integer({ min: 1, max: 2_000_000 }).map(cents) }),
  });
  return rules.required ? bank : fc.option(bank, { nil: undefined });
}

/** Deals a round from a seeded shoe, with decisions taken at random among those that are offered. */
export function dealtOut(
  game: TableGame,
  bets: readonly Bet[],
  seed: number,
  standing: Standing = {},
  afterEach: (round: Round) => void = () => undefined,
): { readonly round: Round; readonly random: ReturnType<typeof seededRandom> } {
  const random = seededRandom(seed);
  const shoe = Shoe.seeded(game.layout.shoe, random);
  const round = game.start(bets, standing);
  for (let steps = 0; round.waiting.for !== 'nothing'; steps += 1) {
    expect(steps, 'a round ends').toBeLessThan(400);
    const { waiting } = round;
    if (waiting.for === 'card') round.advance({ card: shoe.draw() });
    else if (waiting.for === 'number') round.advance({ number: random.below(waiting.most) + 1 });
    else if (waiting.for === 'answer') {
      const { questions } = waiting;
      // Those who are asked together answer in any order.
      answer(round, questions[random.below(questions.length)] ?? questions[0], (n) => random.below(n));
    } else round.advance();
    afterEach(round);
  }
  return { round, random };
}

/** What must hold of every round of every game: plays one and looks at each step. */
export function expectSoundRound(
  game: TableGame,
  bets: readonly Bet[],
  seed: number,
  standing: Standing = {},
): void {
  const { round, random } = dealtOut(game, bets, seed, standing, (one) =>
    expectNothingHiddenInView(game, one, 1),
  );
  expectConserved(round);
  expectReplays(game, round);
  expectReplaysVoid(game, round, random.below(round.events.length));
}

/** Everything that is not offered is refused, and what is offered is accepted at both ends of its range. */
function answer(round: Round, question: Question, below: (n: number) => number): void {
  const offered = question.actions.filter(({ refused }) => !refused);
  expect(offered.length, 'somebody who must act can act').toBeGreaterThan(0);
  for (const wrong of refusedAnswers(offered)) {
    expect(() => round.advance({ seat: question.seat, answer: wrong }), JSON.stringify(wrong)).toThrow(
      /\.( \(.*\))?$/,
    );
  }
  const action = offered[below(offered.length)];
  if (!action) return;
  const amount = below(2) === 0 ? action.least : (action.most ?? action.least);
  const also = (action.adds ?? []).filter(({ optional }) => optional && below(2) === 0);
  round.advance({
    seat: question.seat,
    answer: {
      verb: action.verb,
      ...(amount === undefined ? {} : { amount }),
      ...(also.length > 0 ? { also: also.map(({ wager }) => wager) } : {}),
      ...(action.takes ? someCards(round, action.takes, below) : {}),
    },
  });
}

/** Any of the cards of a place, or all of them in parts as they come. */
function someCards(
  { places }: Round,
  takes: TakenCards,
  below: (n: number) => number,
): Pick<Answer, 'cards' | 'parts'> {
  const left = (places.find(({ name }) => name === takes.from)?.cards ?? []).slice();
  const any = (count: number): Card[] =>
    Array.from({ length: count }, () => left.splice(below(left.length), 1)).flat();
  if ('cards' in takes) return { cards: any(takes.cards) };
  return {
    parts: Object.fromEntries(Object.entries(takes.parts).map(([part, count]) => [part, any(count)])),
  };
}

function refusedAnswers(offered: readonly Action[]): Answer[] {
  return [
    ...VERBS.filter((verb) => !offered.some((one) => one.verb === verb)).map((verb) => ({ verb })),
    ...offered.flatMap(({ takes, verb }) => (takes ? [{ verb }, { verb, cards: [] }] : [])),
    ...offered.flatMap(({ verb, least, most = least }) =>
      least === undefined || most === undefined
        ? [{ verb, amount: cents(1) }]
        : [
            { verb, amount: cents(least - 1) },
            { verb, amount: cents(most + 1) },
            ...(least === most ? [] : [{ verb }]),
          ],
    ),
  ];
}

function expectNothingHiddenInView(game: TableGame, round: Round, seat: number): void {
  const viewer = { seats: [seat] };
  const bytes = JSON.stringify([
    viewPlaces(game.layout, round, viewer),
    round.events.map((event) => viewEvent(round, event, viewer)),
  ]);
  // A shoe of several decks may show a card's twin elsewhere; there only what nobody has turned yet can be told apart.
  const shown = new Set([
    ...round.places.flatMap(({ cards, faces, owner }) =>
      cards.filter((_, i) => faces[i] === 'up' || owner === seat),
    ),
    ...round.events.flatMap(everSeen),
  ]);
  for (const { cards, faces, owner } of round.places) {
    for (const [i, card] of cards.entries()) {
      if (faces[i] === 'up' || owner === seat || shown.has(card)) continue;
      expect(bytes, 'a hidden card is in the view').not.toContain(`"${formatCard(card)}"`);
    }
  }
}

/** What lay face up for all to see, wherever it lies now: a card that was turned may be removed. */
function everSeen(event: RoundEvent): readonly Card[] {
  if (event.type === 'dealt') return event.face === 'up' ? [event.card] : [];
  return event.type === 'turned' ? event.cards : [];
}

function expectConserved(round: Round): void {
  const lines = linesOf(round);
  const { bank } = round.standing;
  const laid = round.bets.reduce((sum, { amount }) => sum + amount, 0);
  const staked = laid + (bank?.amount ?? 0) + (bank?.dealerBet ?? 0);
  expect(lines.reduce((sum, { stake }) => sum + stake, 0)).toBe(staked);
  const house = lines
    .filter(({ againstBank }) => !againstBank)
    .reduce(
      (sum, { result, stake, won, returned, commission }) =>
        sum + (returned < 0 ? 0 - returned : result === 'lose' ? stake : commission - won),
      0,
    );
  // What is settled against a player's bank is the house's only in its commission.
  const commissions = lines.reduce((sum, line) => sum + (line.againstBank ? line.commission : 0), 0);
  const returned = lines.reduce((sum, line) => sum + line.returned, 0);
  expect(returned + house + commissions, 'chips are conserved').toBe(staked);
}

/** Whenever a round becomes void, everybody has their chips back, fees aside, and its record says so. */
function expectReplaysVoid(game: TableGame, dealt: Round, after: number): void {
  const { events, standing } = dealt;
  const round = resumeRound(game, betsBeforeTheDeal(dealt), events.slice(0, after), standing);
  round.void({ reason: 'A card fell to the floor.' });
  for (const { wager, stake, returned } of linesOf(round)) if (wager !== FEE) expect(returned).toBe(stake);
  expectReplays(game, round);
}

function expectReplays(game: TableGame, round: Round): void {
  const record = parseRecord(JSON.stringify(recordOf(game, round)));
  const again = replayRecord(game, record);
  expect(again.events, 'a replay equals the original').toEqual(round.events);
  expect(betsOf(record)).toHaveLength(round.bets.length - round.events.flatMap(stakedIn).length);
}
