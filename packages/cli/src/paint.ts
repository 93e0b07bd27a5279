import picocolors from 'picocolors';
import type { Io, Output } from './io.ts';

/** Colours, which do nothing where they are not wanted. */
export type Paint = ReturnType<typeof picocolors.createColors>;

/** No colours in pipes and files, none when NO_COLOR is set or `--no-color` given; FORCE_COLOR asks for them anyway. */
export function paintFor(output: Output, env: Io['env'], wanted: boolean): Paint {
  const forced = Boolean(env.FORCE_COLOR) && env.FORCE_COLOR !== '0';
  const refused = !wanted || Boolean(env.NO_COLOR) || env.TERM === 'dumb';
  return picocolors.createColors(!refused && (forced || output.isTTY === true));
}
