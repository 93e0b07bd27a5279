import { VERB_WORDS, type Verb } from '@croupier/table';
import type { ReactNode } from 'react';
import './keys.css';

/** What is asked at tables against a bank, most often first; the rest is on the buttons. */
const ASKED: readonly Verb[] = [
  'play',
  'check',
  'fold',
  'ride',
  'take-back',
  'set',
  'house-way',
  'keep',
  'split',
  'discard',
  'hold',
];

type Row = readonly [keys: readonly string[], does: string];

const asked = ASKED.map((verb): Row => [[VERB_WORDS[verb].key.toUpperCase()], VERB_WORDS[verb].offered]);

const GROUPS: readonly { readonly where: string; readonly rows: readonly Row[] }[] = [
  {
    where: 'Everywhere',
    rows: [
      [['?'], 'These keys'],
      [['Tab'], 'On to the next thing that can be pressed'],
      [['Enter', 'Space'], 'Press it'],
      [['Esc'], 'Close what lies over the page'],
    ],
  },
  {
    where: 'Bets against a bank',
    rows: [
      [['1', '–', '9'], 'Take a chip, from the left'],
      [['←', '→'], 'To the next spot'],
      [['↑', '↓'], 'To the next wager'],
      [['Enter', 'Space'], 'Put the chip down'],
      [['Delete', 'Backspace'], 'Take the bet back'],
      [['Z'], 'Undo'],
      [['C'], 'Clear'],
      [['R'], 'Rebet'],
      [['D'], 'Double'],
      [['T'], 'Bets are for the dealer, and again for you'],
      [['N'], 'Deal now'],
      [['S'], 'How the table stands, in words'],
    ],
  },
  {
    where: 'When you are asked: the key on the button',
    rows: [
      [['1', '–', '9'], 'Pick a card of a hand to be set, or how many times your bet'],
      ...asked,
      [['←', '→', '↑', '↓'], 'Peel a squeezed card'],
      [['Enter'], 'Turn it'],
    ],
  },
  {
    where: 'Poker among players',
    rows: [
      [['F'], 'Fold'],
      [['C'], 'Check or call'],
      [['R'], 'To the size of a bet or raise'],
      [['←', '→', '↑', '↓'], 'Change the size'],
      [['Enter'], 'Bet or raise that much'],
      [['Esc'], 'Leave the size that is being typed, or keep a hand after all'],
      [['S'], 'How the hand stands, in words'],
    ],
  },
];

/** Every key that does something at a table. */
export function Keys(): ReactNode {
  return (
    <div className="keys">
      {GROUPS.map(({ where, rows }) => (
        <table key={where}>
          <caption>{where}</caption>
          <tbody>
            {rows.map(([keys, does]) => (
              <tr key={does}>
                <th scope="row">{keys.map((key) => (key === '–' ? ' – ' : <kbd key={key}>{key}</kbd>))}</th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
