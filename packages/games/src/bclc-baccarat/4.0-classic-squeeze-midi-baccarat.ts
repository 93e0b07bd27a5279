import { type Game, game, section } from '@croupier/table';
import type { BaccaratRules, Coup } from '../baccarat/coup.ts';
import { playerAndBanker } from '../baccarat/look.ts';
import { bclcBaccarat } from '../rulebooks.ts';
import { midiClauses, midiHolding, postedMidi } from './3.0-squeeze-midi-baccarat.ts';
import { postedSqueeze, squeezeRules } from './squeeze-table.ts';

const at = section(bclcBaccarat, '4.0');

/** bclc-baccarat 4.0: Classic Squeeze Play Midi-Baccarat, 3.0 at a table of 18 with two dealers (§1.2). */
export const classicSqueezeMidiBaccarat: Game<Coup, BaccaratRules> = game({
  id: 'bclc-baccarat/classic-squeeze-midi-baccarat',
  title: 'Classic Squeeze Play Midi-Baccarat',
  section: at,
  look: playerAndBanker,
  posted: (table) =>
    postedSqueeze(table, midiHolding, (rule) => [
      rule('Mini-Baccarat whose cards are held and turned by the players.', '1.1', '1.3'),
      rule(
        `Up to ${table.layout.seats} players, with back bettors and two dealers; the first dealer deals.`,
        '1.2',
        '4.3.4',
      ),
      ...postedMidi(rule),
      rule('These are the house rules for holding the cards; ask for them at any time.', '2.1.6'),
    ]),
  rules: (house) =>
    squeezeRules(house, at, {
      ...midiClauses(at),
      seats: 18,
      hosts: at('1.2'),
      manner: { dealer: 'Dealer 1', thirdLies: 'beside' },
    }),
});
