import { type Card, Shoe, seededRandom } from '@croupier/cards';
import { boardCardsOf, type HandType, holeCardsOf, type PokerRules, type Variant } from '@croupier/games';
import { formatMoney, inWords, type PostedRule } from '@croupier/table';
import { rankParts } from './hand-ranks.ts';
import type { HowPart } from './how-part.ts';

/** The same for poker among players: what one puts in, street by street what one gets, and whose the pot is. */
export function pokerParts(rules: PokerRules): readonly HowPart[] {
  return [
    { title: 'In short', lines: inShort(rules) },
    { title: 'What you put in', lines: forcedLines(rules) },
    { title: 'What you get', lines: streetLines(rules.variant) },
    { title: 'What you decide', lines: decisionLines(rules) },
    { title: 'Who wins', lines: winLines(rules.variant) },
    ...rankParts(rules.variant.hands.find(({ ranked }) => ranked !== undefined)?.ranked),
  ];
}

const says = (text: string, ...cites: PostedRule['cites']): PostedRule => ({ text, cites });

function inShort({ variant, rake }: PokerRules): PostedRule[] {
  return [
    says(
      `Up to ${inWords(variant.seats)} players bet against each other for the pot; the dealer has no hand in it.`,
      variant.clauses.players,
    ),
    ...(variant.deck === 'seven-up' ? [says('It is played with 32 cards: there are no twos to sixes.')] : []),
    rake
      ? says(
          `The house keeps ${rake.percent} % of the pot, never more than ${formatMoney(rake.cap)}.`,
          variant.clauses.rake,
        )
      : says('The house keeps nothing of the pot.', variant.clauses.rake),
  ];
}

function forcedLines({ forced, minimumBuyIn, variant }: PokerRules): PostedRule[] {
  const sits = says(`Sit down with ${formatMoney(minimumBuyIn)} or more.`, variant.clauses.buyIn);
  if (forced.kind === 'antes') {
    return [
      sits,
      says(
        `Everybody puts in an ante of ${formatMoney(forced.ante)} before the cards.`,
        forced.rules.clauses.ante,
      ),
      says(
        forced.bringIn === null
          ? `The cards that lie face up say who speaks first${forced.rules.opener === 'must-bet' ? ', and that player must bet' : ''}.`
          : `The cards that lie face up say who speaks first; that player brings in ${formatMoney(forced.bringIn)} or bets.`,
        forced.rules.clauses.opens,
      ),
    ];
  }
  return [
    sits,
    says('The button marks whose deal it would be, and goes one player on after every hand.'),
    says(
      `The first player to the left of the button puts in the small blind, ${formatMoney(forced.small)}, before the cards.`,
      forced.rules.clauses.small,
    ),
    says(`The next puts in the big blind, ${formatMoney(forced.big)}.`, forced.rules.clauses.big),
  ];
}

const streetLines = ({ streets }: Variant): PostedRule[] =>
  streets.map(({ name, hole, board, discard, cite }) => {
    const up = hole.filter((facing) => facing === 'up').length;
    const thrown = discard
      ? [`${inWords(discard.cards)} of your cards ${discard.cards === 1 ? 'is' : 'are'} thrown away`]
      : [];
    const cards = [
      ...(hole.length > 0 ? [`${cardsOf(hole.length)} to each player, ${facedOf(hole.length, up)}`] : []),
      ...(board > 0 ? [`${cardsOf(board)} on the board for everybody`] : []),
    ];
    const told = discard?.when === 'before-deal' ? [...thrown, ...cards] : [...cards, ...thrown];
    return says(`${name.charAt(0).toUpperCase()}${name.slice(1)}: ${told.join('; ')}.`, cite);
  });

const cardsOf = (count: number): string => `${inWords(count)} ${count === 1 ? 'card' : 'cards'}`;
const facedOf = (count: number, up: number): string =>
  up === 0 ? 'face down' : up === count ? 'face up' : `${inWords(up)} of them face up`;

function decisionLines({ betting, variant }: PokerRules): PostedRule[] {
  const { clauses } = variant;
  const sized =
    betting.structure === 'fixed-limit'
      ? `Bets and raises are of ${formatMoney(betting.smallBet)} at first and of ${formatMoney(betting.bigBet)} on the later streets${betting.raiseCap === 'unlimited' ? '' : `, with ${inWords(betting.raiseCap)} raises a round while more than two are in`}.`
      : betting.structure === 'pot-limit'
        ? `A bet is ${formatMoney(betting.minimumBet)} or more, and never more than what is in the pot.`
        : `A bet is ${formatMoney(betting.minimumBet)} or more, up to all the chips you have.`;
  return [
    says('After every deal the turn goes round: check while nobody has bet, or bet.', clauses.check),
    says(
      'Once somebody has bet: call it, raise it, or fold and be out of the hand.',
      clauses.call,
      clauses.fold,
    ),
    says(sized, clauses.raise),
    says(
      'With too few chips to call you are all in, and play for the part of the pot that you have matched.',
      clauses.allIn,
      clauses.sidePots,
    ),
  ];
}

function winLines(variant: Variant): PostedRule[] {
  const { hands, clauses } = variant;
  const halves = hands.length > 1;
  return [
    says('If everybody else folds, the pot is yours.', clauses.uncontested.later),
    says(`Otherwise hands are shown, and ${handInWords(variant)}.`, clauses.showdown),
    ...(halves
      ? [
          says(
            'Half of the pot goes to the highest hand and half to the lowest of five different cards, none above an eight; without one the highest has it all.',
            clauses.award,
          ),
        ]
      : [says('The highest hand takes the pot; equal hands share it.', clauses.award)]),
  ];
}

/** How many of one's own cards make a hand is found out by making some. */
function handInWords(variant: Variant): string {
  const [high] = variant.hands;
  const own =
    holeCardsOf(variant) - variant.streets.reduce((sum, { discard }) => sum + (discard?.cards ?? 0), 0);
  const board = boardCardsOf(variant);
  if (board === 0)
    return own === 5 ? 'your five cards count' : `the best five of your ${inWords(own)} cards count`;
  const used = high ? usedOf(high, variant, own, board) : [];
  const [least, most] = [Math.min(...used), Math.max(...used)];
  return least === most
    ? `exactly ${inWords(most)} of your ${inWords(own)} cards count, with ${inWords(5 - most)} of the board`
    : `the best five of your ${inWords(own)} cards and the board’s ${inWords(board)} count`;
}

const SAMPLES = 60;

function usedOf(high: HandType, variant: Variant, own: number, board: number): number[] {
  const random = seededRandom('which cards count');
  return Array.from({ length: SAMPLES }, () => {
    const shoe = Shoe.seeded({ decks: 1, cutCardFromBack: 0, kind: variant.deck }, random);
    const draw = (): Card => shoe.draw();
    const hole = Array.from({ length: own }, draw);
    const plays = high.plays(hole, Array.from({ length: board }, draw));
    return plays.filter((card) => hole.includes(card)).length;
  });
}
