import type { AskingView, PhaseView } from '../protocol/index.ts';
import type { BankedSurroundings } from './banked-surroundings.ts';
import { houseTime } from './clock.ts';
import type { TableEvent } from './events.ts';
import { phaseBegunBy, recounted, resumedPhase } from './phase.ts';
import type { TableSetting } from './setting.ts';
import { roundSeen, type TableState } from './state.ts';
import type { Moment } from './view.ts';

type Around = Pick<BankedSurroundings, 'pace' | 'audience'>;

/** Where a banked table is in time: the phase that it is in, who is asked, and until when. */
export class BankedMoment {
  readonly #setting: TableSetting;
  readonly #around: Around;
  #phase: PhaseView = { name: 'closed', since: 0, until: null };
  #asking: AskingView | null = null;
  /** After how many steps of the round it was asked. */
  #askedAfter = -1;
  /** When somebody last came or went: those who lost the line are given time to come back. */
  #cameOrWent = 0;

  constructor(setting: TableSetting, around: Around) {
    this.#setting = setting;
    this.#around = around;
  }

  get phase(): PhaseView {
    return this.#phase;
  }

  get asking(): AskingView | null {
    return this.#asking;
  }

  get cameOrWent(): number {
    return this.#cameOrWent;
  }

  get now(): Moment {
    return { phase: this.#phase, asking: this.#asking };
  }

  resume(state: TableState, since: Date | null): void {
    const { pace, audience } = this.#around;
    this.#phase = resumedPhase(this.#setting, pace, state, since, audience.watching > 0);
    this.#asking = this.#askedIn(state);
    // Whoever sat here when the house was closed has to find the way back first.
    this.#cameOrWent = houseTime();
  }

  /** Somebody came or went; true if the phase is another for it. */
  lookAround(state: TableState): boolean {
    this.#cameOrWent = houseTime();
    const before = this.#phase;
    this.#phase = this.#counted(before, state);
    return this.#phase !== before;
  }

  /** An event has led to this state; true if the countdown of its phase has started or stopped. */
  hear(event: TableEvent, state: TableState, at: number): boolean {
    const { pace, audience } = this.#around;
    const begun = phaseBegunBy(this.#setting, pace, state, event, at, audience.watching > 0) ?? this.#phase;
    this.#phase = this.#counted(begun, state);
    this.#asking = this.#askedIn(state);
    return this.#phase !== begun;
  }

  #counted(phase: PhaseView, state: TableState): PhaseView {
    const { pace, audience } = this.#around;
    return recounted(this.#setting, pace, state, phase, audience.watching > 0);
  }

  /** Who is asked at this state of the table; the same question keeps its deadline. */
  #askedIn(state: TableState): AskingView | null {
    if (state.phase !== 'dealing') return null;
    const { waiting } = roundSeen(this.#setting, state);
    if (waiting.for !== 'answer') return null;
    const { questions, since } = waiting;
    const [{ seat, courtesy = false }] = questions;
    const seats = questions.map((question) => question.seat);
    if (this.#asking && this.#askedAfter === since) return { ...this.#asking, seat, seats };
    this.#askedAfter = since;
    const { pace } = this.#around;
    return { seat, seats, until: houseTime() + (courtesy ? pace.courtesy : pace.decide), courtesy };
  }
}
