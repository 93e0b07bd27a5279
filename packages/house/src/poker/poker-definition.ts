import { plainData } from '@croupier/table';
import type { FundSetting } from '../jackpots/setting.ts';
import { codeHash } from '../tables/code-hash.ts';
import { hashed } from '../tables/definition.ts';
import type { PokerSetting } from './poker-setting.ts';

/** What of a table its hash is made from, as a line of the house journal has it. */
type Defined = Pick<PokerSetting, 'rules' | 'seats'> & {
  readonly jackpots?: readonly Pick<FundSetting, 'id' | 'rules' | 'percent' | 'cap' | 'seed' | 'staffed'>[];
};

const known = new WeakMap<PokerSetting | Defined, string>();

/**
 * A hash that changes with anything that affects what a poker table returns: game and options, rake, the jackpots that its
 * hands pay into, and the code that deals and settles. It stands in the first line of every hand.
 */
export function pokerDefinitionOf(setting: PokerSetting | Defined): string {
  const before = known.get(setting);
  if (before) return before;
  const { rules, seats, jackpots = [] } = setting;
  const hash = hashed({
    rules: plainData(rules),
    seats,
    jackpots: jackpots.map(({ id, rules: jackpot, percent, cap, seed, staffed }) => ({
      fund: id,
      rules: plainData(jackpot),
      percent,
      cap,
      seed,
      staffed,
    })),
    code: codeHash(),
  });
  known.set(setting, hash);
  return hash;
}

/** A hash of what the house has chosen of the game, whatever the version of the code that deals it. */
export const pokerTermsOf = ({ rules, seats }: PokerSetting): string =>
  hashed({ game: rules.variant.id, options: plainData(rules.options), seats });
