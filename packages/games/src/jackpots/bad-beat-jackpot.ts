import { type Discretion, type PostedRule, Refused, type Section } from '@croupier/table';
import type { BadBeat, Bar, Conditions, Division, JackpotRules } from './jackpot.ts';

/**
 * The games in which two cards are a player's own: those of 24.0 and 25.0 have one, and 20.0 §1.5 has no part in
 * jackpots. The hands that qualify are printed for Hold'em (28.0 §4.2) and posted for the others (§4.1).
 */
export const BAD_BEAT_GAMES: readonly string[] = ['17.0', '18.0', '19.0', '23.0', '26.0', '27.0'];

interface Qualifiers {
  readonly losing: Bar;
  readonly winning: Bar;
  /** The two hands in plain words. */
  readonly qualifies: string;
  readonly givesWayTo: string | null;
}

type Described = Omit<JackpotRules, 'id' | 'title' | 'section' | 'on' | 'options'>;

/** bclc-poker 28.0 and 29.0, which differ in the hands that qualify and in who shares the fund. */
export function badBeatJackpot(
  house: Discretion,
  at: Section,
  { losing, winning, qualifies, givesWayTo }: Qualifiers,
): Described {
  const division = divisionOf(house, at);
  const conditions: Conditions = {
    dealtIn: { least: 5, cite: at('2.5.1') },
    pot: null,
    structures: null,
  };
  const won: BadBeat = { by: 'bad-beat', losing, winning, division, givesWayTo, cite: at('4.2') };
  return {
    prizes: [{ name: null, title: qualifies, cite: at('4.2') }],
    conditions,
    won,
    postedAt: null,
    clauses: { posted: at('3.1'), contribution: at('1.3'), seed: at('1.3.1') },
    posted: signOf(at, qualifies, conditions, division),
  };
}

/** Who has how much: as the house posts it, by default what the section calls typical (READINGS 54). */
function divisionOf(house: Discretion, at: Section): Division {
  const among = house.chooses('division', ['table', 'all-tables'], {
    default: 'table',
    about: 'Who shares it: the players of the table, or everybody dealt in at the tables that play for it',
    cite: at('3.3'),
  });
  const usual =
    among === 'table'
      ? { losing: 50, winning: 25, clause: '3.3.2' }
      : { losing: 40, winning: 20, clause: '3.3.1' };
  const share = (name: string, about: string, percent: number, clause: string): number =>
    house.sets(name, { least: 1, most: 98, default: percent, about, cite: at(clause) });
  const losing = share(
    'losingShare',
    'The losing hand’s part, in per cent; 50 at one table and 40 among all unless the house says otherwise',
    usual.losing,
    `${usual.clause}.a`,
  );
  const winning = share(
    'winningShare',
    'The winning hand’s part, in per cent; 25 at one table and 20 among all unless the house says otherwise',
    usual.winning,
    `${usual.clause}.b`,
  );
  if (losing + winning > 99) {
    throw new Refused({
      reason: 'The parts of the losing and the winning hand leave nothing for the others who are dealt in.',
      cite: at('3.3'),
    });
  }
  return {
    losing: { percent: losing, cite: at(`${usual.clause}.a`) },
    winning: { percent: winning, cite: at(`${usual.clause}.b`) },
    dealtIn: { percent: 100 - losing - winning, cite: at(`${usual.clause}.c`) },
    among,
  };
}

function signOf(at: Section, qualifies: string, { dealtIn }: Conditions, division: Division): PostedRule[] {
  const { losing, winning, dealtIn: others, among } = division;
  return [
    { text: `${qualifies}.`, cites: [at('1.2'), at('4.1'), at('4.2')] },
    {
      text: 'They are the best and the second best hand, and each needs both hole cards: no equal hand can be made with one of them. Kickers do not count.',
      cites: ['2.5.3', '2.5.4', '2.5.5', '2.5.5.a', '2.5.6', '2.5.7', '2.5.8'].map(at),
    },
    {
      text: `At least ${dealtIn.least} players are dealt in; who is away does not count.`,
      cites: [dealtIn.cite, at('2.5.2')],
    },
    { text: 'A hand mucked when facing action does not qualify.', cites: [at('2.4')] },
    {
      text: `The losing hand has ${losing.percent} %, the winning hand ${winning.percent} %, the others dealt in ${among === 'table' ? 'at the table' : 'at all tables'} share ${others.percent} %, in whole dollars; the rest goes back into the pool.`,
      cites: [at('3.2'), losing.cite, winning.cite, others.cite, at('3.4')],
    },
    {
      text: 'What is posted at the start of the business day is what can be won until the next posting.',
      cites: ['3.1', '3.1.1', '3.1.2', '3.1.3'].map(at),
    },
    {
      text: 'A part of every pot goes into the pool, and a part of the pool is kept for the next jackpot.',
      cites: [at('1.3'), at('1.3.1')],
    },
    {
      text: 'Nobody tells another player that a bad beat is possible; it may void the jackpot.',
      cites: [at('2.3'), at('2.3.1')],
    },
  ];
}
