import { bankedGameNamed } from '@croupier/games';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import type { Decision } from './commands.ts';
import { Felt, settingOf } from './testing/felt.ts';
import { viewTable } from './view.ts';

function dealing(id: string, steps = 6): Felt {
  const felt = new Felt(settingOf(bankedGameNamed(id).with({})));
  felt.fund('ann', 100_000);
  felt.until('betting');
  bet(felt);
  for (let i = 0; i < steps; i += 1) felt.goOn();
  return felt;
}

const bet = (felt: Felt): Decision =>
  felt.ask({
    do: 'bet',
    player: 'ann',
    changes: [{ spot: 2, wager: 'player', kind: 'own', amount: cents(1000) }],
  });
const goesWrong = (felt: Felt, irregularity: string): Decision =>
  felt.ask({ do: 'irregularity', by: 'dan', irregularity });
const refusalOf = (decision: Decision) => ('refused' in decision ? decision.refused : undefined);
const naming = (id: string) => ({ who: id, name: id });
const moment = { phase: { name: 'dealing', since: 0, until: null }, asking: null } as const;

const COLORADO = 'colorado-rule-28/mini-baccarat';

describe('colorado-rule-28 30-2816: irregularities at a live table', () => {
  it('§(3): a first card face up voids the round, and the next is a free hand: dealt, but without bets', () => {
    const felt = dealing(COLORADO);
    goesWrong(felt, 'first-card-face-up');
    expect([felt.wallet('ann'), felt.stakes('ann'), felt.state.phase]).toEqual([100_000, 0, 'settled']);
    expect(felt.journal.find(({ type }) => type === 'irregularity')?.body).toMatchObject({
      irregularity: 'first-card-face-up',
      by: 'dan',
      cite: { section: '30-2816', clause: '(3)' },
    });
    felt.until('betting');
    expect(refusalOf(bet(felt))?.cite).toMatchObject({ section: '30-2816', clause: '(3)' });
    expect(viewTable(felt.table, felt.state, moment, naming).standing.freeHand?.cite?.clause).toBe('(3)');
    felt.until('settled');
    expect(felt.state.steps.at(-1)?.type).toBe('settled');
    expect(felt.refolded()).toEqual(felt.state);
    felt.until('betting');
    expect(bet(felt)).toHaveProperty('events');
  });

  it('§(2): after a disclosed card the round stands, and the next is a free hand', () => {
    const felt = dealing(COLORADO);
    goesWrong(felt, 'card-in-error-disclosed');
    expect(felt.state.phase).toBe('dealing');
    felt.until('settled');
    expect(felt.state.steps.at(-1)?.type).toBe('settled');
    felt.until('betting');
    expect(refusalOf(bet(felt))?.cite).toMatchObject({ clause: '(2)' });
    felt.until('settled');
    felt.until('betting');
    expect(bet(felt)).toHaveProperty('events');
  });

  it('§(1), §(3): a third card that was not due, or a later card face up, leaves everything as it is', () => {
    for (const id of ['player-third-card-not-due', 'later-card-face-up']) {
      const felt = dealing(COLORADO);
      goesWrong(felt, id);
      expect(felt.state.phase).toBe('dealing');
      felt.until('settled');
      expect(felt.state.steps.at(-1)?.type).toBe('settled');
      felt.until('betting');
      expect(bet(felt)).toHaveProperty('events');
    }
  });

  it('§(4): a shoe without cards for the round is shuffled, and every bet goes back', () => {
    const felt = dealing(COLORADO, 2);
    while (felt.shoe.left > 0) felt.shoe.draw();
    felt.until('settled');
    expect(felt.journal.find(({ type }) => type === 'irregularity')?.body).toMatchObject({
      irregularity: 'not-enough-cards',
      by: null,
    });
    expect([felt.wallet('ann'), felt.stakes('ann')]).toEqual([100_000, 0]);
    felt.goOn();
    felt.goOn();
    expect([felt.state.shoe.number, felt.state.phase]).toEqual([2, 'cut']);
  });
});

describe('rws-baccarat all §5: irregularities at a live table', () => {
  const RWS = 'rws-baccarat/commission-baccarat';

  it.each([
    ['§5.1, §5.1.1', 'foreign-card'],
    ['§5.1, §5.1.2', 'wrong-number-of-cards'],
  ])('%s: %s makes the round void, and its bets go back', (_clauses, id) => {
    const felt = dealing(RWS);
    goesWrong(felt, id);
    expect([felt.wallet('ann'), felt.stakes('ann')]).toEqual([100_000, 0]);
    expect(felt.state.steps.at(-1)?.type).toBe('voided');
  });

  it('§5.1, §5.1.3: a shoe without cards for the round makes it void, and its bets go back', () => {
    const felt = dealing(RWS, 2);
    while (felt.shoe.left > 0) felt.shoe.draw();
    felt.until('settled');
    expect([felt.wallet('ann'), felt.stakes('ann')]).toEqual([100_000, 0]);
    expect(felt.state.steps.at(-1)?.type).toBe('voided');
  });

  it('§5.1.1: a foreign card leaves the rounds before as they were settled', () => {
    const felt = dealing(RWS);
    felt.until('settled');
    const settled = felt.wallet('ann');
    expect(settled).not.toBe(100_000);
    expect(refusalOf(goesWrong(felt, 'foreign-card'))?.reason).toMatch('settled');
    felt.until('betting');
    bet(felt);
    for (let i = 0; i < 6; i += 1) felt.goOn();
    goesWrong(felt, 'foreign-card');
    expect([felt.wallet('ann'), felt.state.steps.at(-1)?.type]).toEqual([settled, 'voided']);
  });
});

describe('an irregularity', () => {
  it('is refused by a name that the table does not post, and when no round is dealt', () => {
    const felt = dealing(COLORADO);
    expect(refusalOf(goesWrong(felt, 'earthquake'))?.reason).toMatch(/they are player-third-card-not-due/);
    felt.until('settled');
    expect(refusalOf(goesWrong(felt, 'first-card-face-up'))?.reason).toBe(
      'The round is settled and its bets are paid.',
    );
    felt.until('betting');
    expect(refusalOf(goesWrong(felt, 'first-card-face-up'))?.reason).toBe(
      'No round is dealt that could go wrong.',
    );
  });

  it('of an empty shoe shuffles also where the rulebook says nothing of it', () => {
    const felt = dealing('bclc-baccarat/mini-baccarat', 2);
    while (felt.shoe.left > 0) felt.shoe.draw();
    felt.until('settled');
    expect([felt.wallet('ann'), felt.state.shoe.handsLeft]).toEqual([100_000, 0]);
  });
});
