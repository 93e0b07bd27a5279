import { z } from 'zod';
import { answerFields } from './answer.ts';
import { givenName } from './terms.ts';

const id = givenName;
const table = givenName;
const chips = z.number().int().positive().max(1_000_000_000_00);
const seat = z.number().int().min(1).max(11);
const turn = z.number().int().min(1);

/** What a player may ask of a poker table. `join`, `leave` and `stand-up` are the same as at every table. */
export const pokerCommands = [
  z
    .strictObject({ type: z.literal('sit-down'), id, table, seat, amount: chips })
    .describe(
      'Take a seat with chips out of the wallet, between the least and the most that the table takes',
    ),
  z
    .strictObject({ type: z.literal('sit-out'), id, table })
    .describe('Be dealt no cards from the next hand on; blinds missed meanwhile are owed'),
  z.strictObject({ type: z.literal('come-back'), id, table }),
  z
    .strictObject({ type: z.literal('sit-out-at-blind'), id, table, wanted: z.boolean() })
    .describe('Play on until the big blind comes, and be dealt out then; `wanted: false` takes it back'),
  z
    .strictObject({ type: z.literal('auto-rebuy'), id, table, amount: chips.nullable() })
    .describe(
      'Have the stack filled up to this after every hand, out of the wallet; null ends it. ' +
        'It is not done while you sit out, and ends when the wallet is empty',
    ),
  z
    .strictObject({ type: z.literal('join-list'), id, table })
    .describe(
      'Wait for a seat where none is free: the next one is offered to the first on the list, who sits down in time',
    ),
  z.strictObject({ type: z.literal('leave-list'), id, table }),
  z
    .strictObject({ type: z.literal('change-table'), id, table, to: table })
    .describe(
      'Move to another table of the same game: with the whole stack, when a seat is free there and the hand here is over',
    ),
  z
    .strictObject({ type: z.literal('act'), id, table, turn, ...answerFields })
    .describe(
      'Act in turn. `turn` is that of the question: an action meant for another turn is refused, so that one chosen ' +
        'beforehand cannot misfire. `amount` with bet and raise: the total in front of the player; `cards` with a discard',
    ),
  z
    .strictObject({ type: z.literal('straddle'), id, table, amount: chips })
    .describe(
      'Declare a straddle for the next hand, as `you.straddle` offers it: between hands, before the first card. ' +
        'Another amount takes the place of the first; `no-straddle` takes it back',
    ),
  z.strictObject({ type: z.literal('no-straddle'), id, table }),
  z
    .strictObject({ type: z.literal('call-clock'), id, table, turn })
    .describe('Ask for the clock on whoever faces a bet in this turn, as `you.clock` offers it'),
  z
    .strictObject({ type: z.literal('see-hand'), id, table, seat })
    .describe('Ask to see a hand of the showdown that was not shown: one of `you.maySee`'),
  z
    .strictObject({ type: z.literal('add-chips'), id, table, amount: chips })
    .describe('Add chips out of the wallet, between hands only'),
] as const;
