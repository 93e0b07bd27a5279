import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type House, openHouse } from '../house.ts';
import { pokerSetting } from '../poker/testing/card-felt.ts';
import { emptyBooks, PATIENCE } from '../testing/engines.ts';
import { runPageProgram } from './testing/page-program.ts';
import { Visitor } from './testing/visitor.ts';

const PACE = {
  deal: 0,
  board: 0,
  act: 0,
  decide: 60_000,
  show: 60_000,
  absent: 10,
  think: 0,
  over: 400,
  gather: 100,
  away: 600,
};

let directory: string;
let house: House;

beforeAll(async () => {
  directory = await emptyBooks();
  house = await openHouse({
    directory,
    port: 0,
    tables: [],
    pokerTables: [{ ...pokerSetting({}, 'holdem'), bots: 2 }],
    pokerPace: PACE,
    requestsPerMinute: 100_000,
  });
}, PATIENCE);

afterAll(async () => {
  await house.close();
  rmSync(directory, { recursive: true, force: true });
});

const printedLine = z.strictObject({
  turns: z.number().min(1),
  net: z.number(),
  balance: z.number(),
  inPlay: z.literal(0),
});

describe('docs/protocol.md', () => {
  it("the program on the page plays a hand of hold'em and leaves with what it won or lost", async () => {
    const { balance: given } = await (await Visitor.enter(house.address)).me();
    const printed = await runPageProgram("A program that plays hold'em", house.address, 'holdem');
    expect(printed).toHaveLength(1);
    const { net, balance } = printedLine.parse(printed[0]);
    expect(balance).toBe(given + net);
  });
});
