import type { Cite, Look, OptionValue, Refusal, Summary } from '@croupier/table';
import { z } from 'zod';
import type { LineView, PhaseView } from './views.ts';

/** What a hand would be worth if it were set so: `POST /api/tables/:table/consider`. */
export interface ConsideredView {
  readonly parts: readonly { readonly part: string; readonly caption: string }[];
  /** Why it would be fouled. */
  readonly foul: Refusal | null;
}

/** Bodies that HTTP requests carry. */
export const credentials = z.strictObject({
  name: z.string().min(3).max(20),
  password: z.string().min(8).max(200),
});

/** `POST /api/me/password`. */
export const newPassword = z.strictObject({
  old: z.string().max(200),
  password: z.string().min(8).max(200),
});

/** `POST /api/staff`: the roles that somebody is to have from now on, beside that of a player. */
export const appointment = z.strictObject({
  name: z.string().min(3).max(20),
  roles: z.array(z.enum(['dealer', 'floor', 'cage', 'surveillance', 'admin'])).max(5),
  why: z.string().trim().min(3).max(200),
});

/** One of one's own sessions: `GET /api/me/sessions`. */
export interface SessionView {
  /** Names it, and opens nothing. */
  readonly session: string;
  readonly current: boolean;
  readonly since: number;
  readonly until: number;
  readonly agent: string;
  readonly address: string;
}

/** Somebody who works here: `GET /api/staff`. */
export interface StaffView {
  readonly name: string;
  readonly roles: readonly string[];
}

/** `GET /api/me`, and the answer to signing in. */
export interface MeView {
  readonly who: string;
  readonly name: string;
  readonly guest: boolean;
  readonly roles: readonly string[];
  readonly balance: number;
  /** Chips on layouts, at all tables. */
  readonly inPlay: number;
}

/** One table in the lobby: `GET /api/tables`. */
export interface LobbyTable {
  readonly table: string;
  readonly name: string;
  readonly game: string;
  readonly title: string;
  readonly look: Look;
  readonly least: number;
  readonly most: number;
  readonly seats: number;
  readonly taken: number;
  readonly watching: number;
  readonly phase: PhaseView;
  readonly round: number;
  readonly shoe: number;
  readonly summaries: readonly Summary[];
  /** What the table's progressive would pay; null where there is none. */
  readonly meter: number | null;
}

/** What is posted at a table: `GET /api/tables/:table/posted`. */
export interface PostedRules {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly look: Look;
  readonly rulebook: { readonly id: string; readonly title: string; readonly section: string };
  readonly options: readonly {
    readonly name: string;
    readonly value: OptionValue;
    readonly about: string;
    readonly cite: Cite | null;
  }[];
  readonly seats: number;
  /** The numbers on the layout, from the dealer's left: some have no 4. */
  readonly seatNumbers: readonly number[];
  /** Whether anybody may bet behind another's spot, and for the dealer. */
  readonly backBets: boolean;
  /** Whoever holds a spot may forbid them there. */
  readonly backBetsForbiddable: boolean;
  readonly tips: boolean;
  readonly wagers: readonly PostedWager[];
  /** How players bank; null where only the house does. */
  readonly bank: PostedBank | null;
  readonly progressive: PostedProgressive | null;
  /** What can go wrong with the cards, and what is then done. */
  readonly irregularities: readonly PostedIrregularity[];
  /** Awards without a stake of their own, such as the ante bonus. */
  readonly bonuses: readonly PostedBonus[];
  /** Rules in sentences of our own, each with its clause. */
  readonly rules: readonly { readonly text: string; readonly cites: readonly Cite[] }[];
}

export interface PostedBank {
  readonly wagers: readonly string[];
  readonly required: boolean;
  readonly coversAll: boolean;
  readonly commission: number;
  readonly dealerBets: string | null;
  readonly besideBank: readonly string[];
  readonly roundsInARow: number;
  readonly alternatesWithHouse: boolean;
  readonly afterABet: boolean;
  readonly fee: number;
  readonly cites: readonly Cite[];
}

export interface PostedProgressive {
  readonly wager: string;
  readonly reseed: number;
  /** Percent of each progressive wager that the meter grows by. */
  readonly contribution: number;
  readonly cite: Cite;
}

export interface PostedIrregularity {
  readonly id: string;
  readonly name: string;
  readonly round: 'void' | 'stands';
  readonly afterwards: 'free-hand' | 'shuffle' | null;
  /** It can be called after the settlement too, until bets are taken again. */
  readonly untilNextRound: boolean;
  readonly cite: Cite;
}

export interface PostedBonus {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly { readonly name: string; readonly pays: string; readonly cites: readonly Cite[] }[];
}

export interface PostedWager extends PostedBonus {
  /** Laid on a seat's own sensor and locked when betting closes. */
  readonly sensor: boolean;
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** A round in somebody's history: `GET /api/me/rounds?before=N`. */
export interface RoundEntry {
  readonly table: string;
  readonly tableName: string;
  readonly game: string;
  readonly round: number;
  readonly shoe: number;
  readonly at: number;
  readonly summary: Summary | null;
  readonly staked: number;
  readonly net: number;
  readonly lines: readonly LineView[];
}

/** One round in full, as the asker may see it: `GET /api/tables/:table/rounds/:round`. */
export interface RoundDetail {
  readonly table: string;
  readonly round: number;
  readonly shoe: number;
  readonly at: number;
  /** The record (CONTRACT: croupier-round/1) that `croupier replay` takes; other players are called by seat. */
  readonly record: unknown;
  readonly calls: readonly { readonly text: string; readonly cite: Cite }[];
  /** Position in the shoe of the round's first card, counted from 0. */
  readonly firstCard: number;
  readonly lines: readonly LineView[];
  readonly summary: Summary | null;
}

/** A shoe for whoever wants to check it: `GET /api/tables/:table/shoes/:shoe`. Seed and cards only when it is over. */
export interface ShoeProof {
  readonly table: string;
  readonly shoe: number;
  readonly name: string;
  readonly decks: number;
  readonly commitment: string;
  readonly cut: { readonly position: number; readonly entropy: string } | null;
  readonly over: boolean;
  readonly seed: string | null;
  readonly dealt: string | null;
}

/** Every refusal over HTTP: a plain sentence, and the clause if a clause forbids it. */
export interface HttpRefusal {
  readonly error: Refusal;
}
