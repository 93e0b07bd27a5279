import { describe, expect, it } from 'vitest';
import { StorageUnavailable } from '../storage/failures.ts';
import { Complaints } from './complaints.ts';

interface Line {
  readonly what: string;
  readonly table: unknown;
  readonly repeated: unknown;
}

function listened() {
  const lines: Line[] = [];
  let now = 0;
  const error = (said: object, what: string): void => {
    const { table, repeated }: Partial<Line> = said;
    lines.push({ what, table, repeated });
  };
  const complaints = new Complaints({ error }, () => now);
  return { lines, complaints, pass: (milliseconds: number) => (now += milliseconds) };
}

describe('a fault', () => {
  it('has its line, with the table', () => {
    const { lines, complaints } = listened();
    complaints.say(new Error('one'), 'mini');
    complaints.say(new Error('one'), 'midi');
    complaints.say(new Error('two'), 'mini');
    expect(lines.map(({ what, table }) => [what, table])).toEqual([
      ['a fault', 'mini'],
      ['a fault', 'midi'],
      ['a fault', 'mini'],
    ]);
  });

  it('that goes on is said once a minute, and counted every time', () => {
    const { lines, complaints, pass } = listened();
    for (let second = 0; second < 90; second += 1) {
      complaints.say(new Error('again'), 'mini');
      pass(1_000);
    }
    expect(lines.map(({ repeated }) => repeated)).toEqual([undefined, 59]);
    expect(complaints.count).toBe(90);
  });

  it('of the database is one, however many tables feel it', () => {
    const { lines, complaints } = listened();
    complaints.say(new StorageUnavailable('The database cannot be reached.'), 'mini');
    complaints.say(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'midi');
    complaints.say(Object.assign(new Error('shutting down'), { code: '57P01' }));
    complaints.say(new Error('Connection terminated unexpectedly'));
    expect(lines.map(({ what }) => what)).toEqual(['the database cannot be reached']);
  });
});
