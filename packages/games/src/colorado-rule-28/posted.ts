import {
  decksOf,
  inWords,
  type PostedRule,
  postedLimits,
  roundedUpTo,
  type TableGame,
} from '@croupier/table';
import { rule } from './table.ts';

type Posting = Pick<TableGame, 'options' | 'layout'>;

const posting = (text: string, ...clauses: readonly (readonly [string, string])[]): PostedRule => ({
  text,
  cites: clauses.map(([number, clause]) => rule(number)(clause)),
});

/** The sign of a Colorado baccarat table, in the order in which a player meets its rules. */
export function postedColorado({ options, layout }: Posting): PostedRule[] {
  return [
    posting(
      'Played by these rules by everybody at the table; ask for a copy of them.',
      ['2801', '(1)'],
      ['2803', '(3)(c)'],
      ['2804', 'text@94'],
    ),
    posting(
      'What every wager pays and the least and most that may be bet are posted here.',
      ['2803', '(3)(a)'],
      ['2803', '(3)(b)'],
      ['2803', '(4)'],
    ),
    ...postedShoe({ options, layout }),
    posting(`At most ${layout.freeHands?.is} hands of a shoe are dealt without a bet.`, ['2802', '(8)']),
    posting(
      'Aces count one, tens and court cards nothing, the others their face; only the last digit of a hand counts.',
      ['2806', '(2)(a)'],
      ['2806', '(2)(b)'],
      ['2806', '(2)(c)'],
      ['2806', '(3)'],
    ),
    posting(
      'Bet chips on the marked areas, and on no other event than those posted.',
      ['2803', '(2)'],
      ['2807', '(2)'],
      ['2807', '(3)'],
    ),
    posting(
      'After "no more bets" nothing is bet, raised or taken back until it is settled.',
      ['2807', '(4)'],
      ['2807', '(5)'],
    ),
    ...(layout.backBets
      ? [posting('You may bet over the shoulder of whoever plays a place.', ['2802', '(17)'])]
      : []),
    layout.tips
      ? posting('A bet for the dealer is settled like your own.', ['2803', '(1)'])
      : posting('Tips are not accepted here.', ['2803', '(1)']),
    ...postedVigorish({ options, layout }),
    ...postedLimits(layout),
    posting(
      'When the hands tie, bets on Player and Banker neither win nor lose and stay yours.',
      ['2802', '(23)'],
      ['2802', '(29)'],
      ['2807', '(1)(b)(iii)'],
    ),
    posting(
      `Two cards each, Player first, then Banker, laid face ${options.faces ?? 'down'}; both counts are announced.`,
      ['2812', '(1)'],
      ['2812', '(3)'],
      ['2812', '(4)'],
      ['2813', '(1)'],
    ),
    posting('An eight or nine on either first two cards is a natural: nobody draws.', ['2814', '(1)']),
    posting('Player draws on five or less and stands on six or more.', ['2814', '(2)']),
    posting(
      'Banker draws on two or less and stands on seven or more; on three to six by the card that Player drew, and on five or less if Player stood. Nobody draws more than one card.',
      ['2814', '(3)'],
      ['2814', '(4)'],
      ['2813', '(3)'],
    ),
    posting(
      'Losing bets are collected first; then winners are paid from the highest place down.',
      ['2815', '(2)'],
      ['2815', '(2)(a)'],
    ),
    posting(
      'If the first card of a round lies face up in the shoe, or cards run out, the round is void and bets go back.',
      ['2816', '(3)'],
      ['2816', '(4)'],
    ),
  ];
}

function postedShoe({ options: { shuffler, burn, burnCards }, layout }: Posting): PostedRule[] {
  const decks = decksOf(layout);
  if (shuffler === 'continuous') {
    return [
      posting(
        `${decks} in a device that shuffles them continuously: every round is dealt from all of them.`,
        ['2806', '(4)'],
        ['2811', 'text@214'],
      ),
    ];
  }
  return [
    posting(
      `${decks} from a shoe, shuffled before play and when the shoe is over.`,
      ['2806', '(1)'],
      ['2810', '(1)'],
    ),
    posting(
      `The cut is offered clockwise, first to the highest place; at least ${inWords(layout.cut?.fromEitherEnd ?? 0)} cards lie on either side of it.`,
      ['2810', '(2)'],
      ['2810', '(3)'],
    ),
    posting('While nobody plays, shuffled cards wait for whoever comes, who may cut them.', [
      '2810',
      '(6)(a)',
    ]),
    burn === 'by-first-card'
      ? posting(
          'The first card of a shoe and as many more as it counts are burned; tens and court cards count ten there.',
          ['2810', '(4)'],
        )
      : posting(`${burnCards} cards of a new shoe are burned.`, ['2802', '(5)']),
    posting('When the cut card shows, the hand is finished and one more is the last before the shuffle.', [
      '2813',
      '(4)',
    ]),
  ];
}

function postedVigorish({ options: { vigorish, vigorishOn }, layout }: Posting): PostedRule[] {
  if (vigorish === undefined) return [];
  const step = roundedUpTo(layout);
  const rounded: PostedRule[] =
    step === undefined ? [] : [posting(`Vigorish is rounded up to the next ${step}.`, ['2808', '(3)(a)'])];
  return [
    vigorishOn === 'tie'
      ? posting(
          `Banker pays even money; when the hands tie, ${vigorish} % of a Banker bet is kept by the house.`,
          ['2808', '(3)(c)'],
          ['2808', '(3)(d)'],
        )
      : posting(
          `${vigorish} % of what a Banker bet wins is kept by the house when it is paid.`,
          ['2808', '(3)'],
          ['2808', '(3)(b)'],
          ['2808', '(3)(d)'],
        ),
    ...rounded,
  ];
}
