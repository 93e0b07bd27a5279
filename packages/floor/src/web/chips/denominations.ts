/** The chips in the rail, in cents, with the colours people know. */
export interface Denomination {
  readonly value: number;
  readonly print: string;
  readonly name: string;
  readonly colour: string;
  readonly spots: string;
  readonly ink: string;
}

export const DENOMINATIONS: readonly Denomination[] = [
  { value: 1_00, print: '1', name: 'white', colour: '#efeae0', spots: '#3f6fa8', ink: '#1d1b1a' },
  { value: 5_00, print: '5', name: 'red', colour: '#b3302a', spots: '#f7efe2', ink: '#ffffff' },
  { value: 25_00, print: '25', name: 'green', colour: '#1e7148', spots: '#f7efe2', ink: '#ffffff' },
  { value: 100_00, print: '100', name: 'black', colour: '#232120', spots: '#e9dfcf', ink: '#ffffff' },
  { value: 500_00, print: '500', name: 'purple', colour: '#6a3a8c', spots: '#f7efe2', ink: '#ffffff' },
  { value: 1_000_00, print: '1K', name: 'orange', colour: '#d9761f', spots: '#241a10', ink: '#1d1208' },
  { value: 5_000_00, print: '5K', name: 'grey', colour: '#8b8c8d', spots: '#262626', ink: '#141414' },
];

/** The chips that make up an amount, largest first; cents that no chip shows are left to the label. */
export function breakDown(amount: number): readonly Denomination[] {
  const chips: Denomination[] = [];
  let left = amount;
  for (const chip of DENOMINATIONS.toReversed()) {
    while (left >= chip.value && chips.length < 40) {
      chips.push(chip);
      left -= chip.value;
    }
  }
  return chips;
}

/** The chips worth offering where a bet may be so much at most: a larger one could never be laid. */
export const chipsUpTo = (most: number): readonly Denomination[] =>
  DENOMINATIONS.filter(({ value }, i) => i === 0 || value <= most);
