import { miniBaccarat } from '@croupier/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../house.ts';
import { pokerSetting } from '../poker/testing/card-felt.ts';
import { evenLimits } from '../tables/default-tables.ts';
import { EMBEDDED, PATIENCE, type RunningEngine } from '../testing/engines.ts';
import { Visitor } from './testing/visitor.ts';

const AGES = 600_000;
const game = miniBaccarat.with({});
const mini = (id: string) => ({ id, name: id, game, limits: evenLimits(game, 5, 500) });

describe('one wallet that is looked at from several places', () => {
  let engine: RunningEngine<{ readonly directory: string }>;
  let house: House;

  beforeAll(async () => {
    engine = await EMBEDDED.start();
    house = await openHouse({
      ...(await engine.fresh()),
      port: 0,
      tables: [mini('here'), mini('there')],
      pokerTables: [pokerSetting({}, 'cards')],
      pace: { cut: 0, betting: AGES, resumed: AGES },
      requestsPerMinute: 100_000,
    });
  }, PATIENCE);
  afterAll(async () => {
    await house.close();
    await engine.stop();
  }, PATIENCE);

  it('what one table moves in it is told at every table that its owner looks at, on every device, and to nobody else', async () => {
    const ann = await (await Visitor.enter(house.address)).connect();
    const bob = await (await Visitor.enter(house.address)).connect();
    const { balance } = (await ann.join('here')).you;
    await ann.joinPoker('cards');
    // Her phone, at another table.
    const phone = await new Visitor(house.address, ann.cookie).connect();
    await phone.join('there');
    await bob.join('there');

    expect(await ann.bet('here', 3, 'player', 2_500)).toBe('done');
    const told = (by: Visitor, table: string) =>
      by.until((heard) => heard.type === 'you' && heard.table === table && heard.you, 0);
    expect(await told(phone, 'there')).toMatchObject({ balance: balance - 2_500, inPlay: 0 });
    expect(await told(ann, 'cards')).toMatchObject({ balance: balance - 2_500 });
    // Where it was moved nobody is told of it twice.
    expect(ann.heard.filter((heard) => heard.type === 'you' && heard.table === 'here')).toHaveLength(1);
    expect(bob.heard.filter(({ type }) => type === 'you')).toEqual([]);
  });
});
