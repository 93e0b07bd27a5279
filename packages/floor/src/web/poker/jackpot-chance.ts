import type { PokerJackpotView } from '@croupier/house/protocol';

type Counted = PokerJackpotView['chances'][number];

/** "one in 37,000", to two figures: more were not counted. */
function oneIn(share: number): string {
  const whole = 1 / share;
  const size = 10 ** Math.max(0, Math.floor(Math.log10(whole)) - 1);
  return (Math.round(whole / size) * size).toLocaleString('en');
}

/** Where the true share lies with 95 %, by Wilson's interval. */
export function interval({ hands, won }: Pick<Counted, 'hands' | 'won'>): readonly [number, number] {
  const z = 1.96;
  const share = won / hands;
  const middle = share + (z * z) / (2 * hands);
  const spread = z * Math.sqrt((share * (1 - share)) / hands + (z * z) / (4 * hands * hands));
  const whole = 1 + (z * z) / hands;
  return [(middle - spread) / whole, (middle + spread) / whole];
}

/** The chance at a table of so many players, or of the most that were counted; null where it was not. */
export function chanceWords(
  { chances }: Pick<PokerJackpotView, 'chances'>,
  chairs: number | null,
): string | null {
  const counted = chances.find(({ players }) => players === chairs) ?? chances.at(-1);
  if (!counted) return null;
  const [least, most] = interval(counted);
  return (
    `About one in ${oneIn(counted.won / counted.hands)} hands dealt at a full table of ${counted.players} ` +
    `(one in ${oneIn(most)} to ${oneIn(least)}), if every hand is played to its end. ` +
    `Counted in ${counted.hands.toLocaleString('en')} hands of hold’em.`
  );
}
