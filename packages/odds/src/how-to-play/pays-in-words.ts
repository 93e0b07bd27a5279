import {
  type AnyLayout,
  type Award,
  formatAward,
  formatPays,
  type Pays,
  type PostedRule,
} from '@croupier/table';
import type { HowPart } from './how-part.ts';

/** What the words of a pay table mean: those that stand in this one. */
export function paysInWords({ wagers, bonuses = [] }: AnyLayout): HowPart {
  const awards = [...wagers, ...bonuses].flatMap(({ rows }) => rows.map(({ award }) => award));
  const pays = awards.flatMap((award) => (award.kind === 'win' ? award.pays : []));
  const first = (kind: Pays['kind'], what: (one: Pays) => string): string[] =>
    pays
      .filter((one) => one.kind === kind)
      .slice(0, 1)
      .map((one) => `“${formatPays(one)}”: ${what(one)}`);
  const sum = awards.find(({ kind }) => kind === 'money');
  const kept = awards.find(isReduced);
  return {
    title: 'How pays are read',
    lines: [
      ...first('to', (one) => `you win ${timesTheBet(one)}, and your bet comes back with it.`),
      ...first('for', (one) => `you get ${timesTheBet(one)}, and your bet is part of that.`),
      ...(sum ? [`“${formatAward(sum)}”: so much is paid, and your bet is part of that.`] : []),
      ...(awards.some(({ kind }) => kind === 'meter')
        ? ['“meter”: the jackpot that is shown at the table; a part of every bet on it makes it grow.']
        : []),
      ...(kept ? [`“less ${kept.commission} %”: the house keeps so much of what you win.`] : []),
      ...(awards.some(({ kind }) => kind === 'push')
        ? ['“push”: nobody wins, and your bet comes back.']
        : []),
    ].map((text): PostedRule => ({ text, cites: [] })),
  };
}

const isReduced = (award: Award): award is Extract<Award, { kind: 'win' }> =>
  award.kind === 'win' && award.commission > 0;

const timesTheBet = ({ numerator, denominator }: Pays): string =>
  numerator === denominator
    ? 'as much as you bet'
    : denominator === 1
      ? `${numerator} times what you bet`
      : `${numerator} for every ${denominator} that you bet`;
