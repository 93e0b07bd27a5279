import { formatCards, parseCards } from '@croupier/cards';
import { expect, it } from 'vitest';
import type { Outcomes } from './outcomes.ts';
import { type Round, startRound } from './round.ts';
import type { DealtFelt } from './rules.ts';
import { deal, pass, type Script, turn, turnOne } from './script.ts';
import { at, highCard } from './testing/high-card.ts';
import { viewEvent, viewPlaces } from './view.ts';

/** A hand of three that is dealt to nobody, handed to seat 2, and turned there: last card, first card, all. */
function* squeezed({ place }: DealtFelt): Script<Outcomes<never>> {
  const hand = place('player');
  yield deal(hand, 'down', at('1'), 3);
  yield pass(hand, 2, 'Pass the hand to seat 2.', at('2'));
  yield turnOne(hand, 2, at('3'));
  yield turnOne(hand, 0, at('4'));
  yield turn(hand, at('5'));
  return () => {
    throw new Error('Nobody bets here.');
  };
}

const { layout } = highCard.with({});

function dealt(steps: number): Round {
  const round = startRound({ ...highCard.with({}).rules, play: squeezed }, []);
  const cards = parseCards('Kh 5d 9s');
  for (let done = 0; done < steps; done += 1) {
    const card = cards.shift();
    round.advance(card === undefined ? undefined : { card });
  }
  return round;
}

const seen = (round: Round, ...seats: number[]): unknown =>
  viewPlaces(layout, round, { seats }).map(({ cards }) => cards);

it('a hand is nobody’s before it is handed to a seat, and then that seat’s alone', () => {
  expect(seen(dealt(3), 2)).toEqual([[null, null, null]]);
  const held = dealt(4);
  expect(held.events.at(-1)).toMatchObject({ type: 'handled', text: 'Pass the hand to seat 2.' });
  expect(seen(held, 2)).toEqual([['Kh', '5d', '9s']]);
  expect(seen(held, 1, 3)).toEqual([[null, null, null]]);
  expect(JSON.stringify(held.events.map((event) => viewEvent(held, event, { seats: [1] })))).not.toContain(
    'Kh',
  );
});

it('a hand is turned card by card in any order', () => {
  expect(seen(dealt(5))).toEqual([[null, null, '9s']]);
  expect(seen(dealt(6))).toEqual([['Kh', null, '9s']]);
  expect(seen(dealt(7))).toEqual([['Kh', '5d', '9s']]);
  const turned = dealt(7).events.flatMap((event) =>
    event.type === 'turned' ? [[event.from, formatCards(event.cards)]] : [],
  );
  expect(turned).toEqual([
    [2, '9s'],
    [undefined, 'Kh'],
    [undefined, 'Kh 5d 9s'],
  ]);
});
