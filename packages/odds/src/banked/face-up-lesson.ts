import { settingsIn } from '../training/settings.ts';
import type { Teacher } from '../training/teacher.ts';

/** Both hands lie open, so that the settlement itself says what a setting is worth. */
export const faceUpLesson: Teacher = {
  unit: 'bet',
  weigh:
    ({ resultOf }) =>
    ({ answer }) =>
      resultOf(answer),
  kind: (asked) => {
    const best = Math.max(...settingsIn(asked).map((answer) => asked.resultOf(answer)));
    return best > 0 ? 'a hand that can win' : best === 0 ? 'a hand that can push' : 'a lost hand';
  },
};
