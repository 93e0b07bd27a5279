import { CardError, parseCards } from '@croupier/cards';
import { answerUnits } from '@croupier/cards/parallel';
import { bankedGameNamed } from '@croupier/games';
import { type Options, Refused, sameJson } from '@croupier/table';
import { Trainer } from './spot.ts';
import type { TrainingQuestion } from './training-room.ts';

/** The trainers that were asked last: their tables take some seconds to make. */
const made: { readonly game: string; readonly options: Options; readonly trainer: Trainer }[] = [];
const MOST = 8;

function trainerFor(game: string, options: Options): Trainer {
  const known = made.find((one) => one.game === game && sameJson(one.options, options));
  if (known) return known.trainer;
  const trainer = new Trainer(bankedGameNamed(game).with(options));
  made.unshift({ game, options, trainer });
  made.splice(MOST);
  return trainer;
}

const isQuestion = (unit: unknown): unit is TrainingQuestion =>
  typeof unit === 'object' && unit !== null && 'game' in unit && 'options' in unit && 'seed' in unit;

answerUnits((unit) => {
  if (!isQuestion(unit)) throw new Error('This is no question about a spot.');
  const { game, options, seed, choice, parts } = unit;
  try {
    const trainer = trainerFor(game, options);
    const given =
      choice ??
      (parts && Object.fromEntries(Object.entries(parts).map(([part, cards]) => [part, parseCards(cards)])));
    const answer =
      given === undefined ? { spot: trainer.deal(seed) } : { verdict: trainer.judge(seed, given) };
    return { answer, transfer: [] };
  } catch (error) {
    if (!(error instanceof Refused || error instanceof CardError)) throw error;
    return { answer: { refused: error.message }, transfer: [] };
  }
});
