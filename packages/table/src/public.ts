/**
 * What `@croupier/table` promises to others: money, bets, questions, rounds, settlements and records. The words that games are written in
 * stand in index.ts, which is published as `@croupier/table/internal` and may change with any version.
 */
export type { Bet, BetKind, PlayerId } from './bets.ts';
export type { BetChange, BetOption, Limits, TableLimits } from './betting.ts';
export { type Cite, formatCite, type Refusal, Refused } from './cite.ts';
export { NotConserved } from './conservation.ts';
export type { Action, Answer, Question, Verb } from './decision.ts';
export type { BankedGame, PostedRule, TableGame } from './game.ts';
export type { Line } from './line.ts';
export { type Cents, cents, dollars, formatMoney, MoneyError, parseMoney } from './money.ts';
export type { OptionDescription, Options, OptionValue } from './options.ts';
export { formatPays, type Pays } from './pays.ts';
export { parseRecord, type RoundRecord } from './record.ts';
export { replayRecord } from './replay.ts';
export { type Round, type RoundEvent, type RoundInput, startRound } from './round.ts';
export type { Layout, Rules } from './rules.ts';
export type { Decide, Sight } from './script.ts';
export type { Settlement, Standing } from './settlement.ts';
export type { Award, Row, Wager } from './wager.ts';
export type { Waiting } from './waiting.ts';
