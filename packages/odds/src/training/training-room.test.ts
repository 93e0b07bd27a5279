import { bankedGameNamed } from '@croupier/games';
import { expect, it } from 'vitest';
import { Trainer } from './spot.ts';
import { TrainingRoom } from './training-room.ts';

it('deals and judges in a thread as it would here, one question after the other, and refuses what is none', async () => {
  const table = bankedGameNamed('bclc-poker/face-up-pai-gow-poker').with({});
  const here = new Trainer(table);
  const room = new TrainingRoom();
  try {
    const [spot, verdict, garbage] = await Promise.allSettled([
      room.deal(table, 'a'),
      room.judge(table, 'a', { parts: { low: '2h 2d' } }),
      room.judge(table, 'a', { parts: { low: 'no cards' } }),
    ]);
    expect(spot).toMatchObject({ value: here.deal('a') });
    expect(verdict).toMatchObject({ value: { right: true } });
    expect(garbage).toMatchObject({ reason: { name: 'Refused' } });
  } finally {
    await room.close();
  }
});
