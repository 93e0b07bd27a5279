import { additionToGames, type BankedGame, section, type TableGame } from '@croupier/table';
import { handsOf } from '../banked/look.ts';
import { bclcPoker } from '../rulebooks.ts';
import { threeCardPoker } from './6.0-three-card-poker.ts';
import { fourCardPoker } from './7.0-8.0-four-card-poker.ts';
import { texasHoldemBonus } from './10.0-texas-holdem-bonus.ts';
import { ultimateTexasHoldem } from './11.0-ultimate-texas-holdem.ts';
import { flushesGoneWild } from './12.0-flushes-gone-wild.ts';
import { flop, ownCards, twoMoreCards } from './15.0-designated-cards.ts';
import { hostedBy } from './15.0-host.ts';

const at = section(bclcPoker, '15.0');

/** §1.2: the games that are linked to the one meter, in the section's order, and the five cards of each that count (§2.1). */
const HOSTS = [
  hostedBy(fourCardPoker, ownCards('2.1.1.a')),
  hostedBy(texasHoldemBonus, flop('2.1.2.a')),
  hostedBy(ultimateTexasHoldem, flop('2.1.3.a')),
  hostedBy(flushesGoneWild, ownCards('2.1.4.a')),
  hostedBy(threeCardPoker, twoMoreCards),
] as const;

const [FIRST] = HOSTS;
const IDS = HOSTS.map(({ id }) => id);

/** bclc-poker 15.0: one progressive bet beside the wagers of any of its hosts. */
export const multiGameProgressive: BankedGame = additionToGames({
  id: 'bclc-poker/multi-game-progressive',
  title: 'Multi Game Progressive',
  section: at,
  look: handsOf(5),
  on: (house) => {
    const id = house.chooses('host', IDS, {
      default: FIRST.id,
      about: 'The game that the progressive is added to',
      cite: at('1.2'),
    });
    const host = HOSTS.find((one) => one.id === id) ?? FIRST;
    return host.table(house);
  },
});

/** The game that a table of it is added to, by itself, with its own options. */
export function hostOf({ options }: Pick<TableGame, 'options'>): TableGame {
  const { game } = HOSTS.find(({ id }) => id === options.host) ?? FIRST;
  return game.with(Object.fromEntries(game.options.map(({ name }) => [name, options[name]])));
}
