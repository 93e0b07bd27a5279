import { type Cite, type Section, section } from '@croupier/table';
import { bclcPoker } from '../rulebooks.ts';

/** bclc-poker 33.0: what no limit and pot limit change in the games of 17.0 to 27.0. */
export const at33: Section = section(bclcPoker, '33.0');

/** bclc-poker 17.0: what the sections after it repeat, for the rules that every table shares. */
export const at17: Section = section(bclcPoker, '17.0');

/** Where a section states each rule that the shared engine carries out. */
export interface Clauses {
  readonly players: Cite;
  readonly fold: Cite;
  readonly check: Cite;
  readonly raise: Cite;
  readonly call: Cite;
  readonly postedLimits: Cite;
  readonly smallBlind: Cite;
  readonly bigBlind: Cite;
  readonly straddle: Cite;
  readonly straddleFromButton: Cite;
  readonly straddleRaises: Cite;
  readonly straddleMost: Cite;
  readonly straddleDeclared: Cite;
  readonly absent: Cite;
  readonly newPlayer: Cite;
  readonly deadBlind: Cite;
  readonly wentBroke: Cite;
  readonly buyIn: Cite;
  readonly allIn: Cite;
  readonly excess: Cite;
  readonly sidePots: Cite;
  readonly interest: Cite;
  readonly firstButton: Cite;
  readonly buttonMoves: Cite;
  readonly rake: Cite;
  readonly rakeTaken: Cite;
  readonly rakeRounded: Cite;
  readonly deal: Cite;
  readonly opens: Cite;
  readonly uncontested: Cite;
  readonly blindsCalled: Cite;
  readonly showdown: Cite;
  readonly validHand: Cite;
  readonly handsSeen: Cite;
  readonly award: Cite;
}

/** Sections 17.0, 20.0 and 21.0 number these alike; the others override the few that differ. */
export const holdemClauses = (at: Section): Clauses => ({
  players: at('3.1'),
  fold: at('2.1'),
  check: at('2.2'),
  raise: at('2.4'),
  call: at('2.5'),
  postedLimits: at('3.5'),
  smallBlind: at('4.1.1'),
  bigBlind: at('4.1.2'),
  straddle: at('4.1.3'),
  straddleFromButton: at('4.1.3.a'),
  straddleRaises: at('4.1.3.b'),
  straddleMost: at('4.1.4'),
  straddleDeclared: at('4.1.3'),
  absent: at('4.2'),
  newPlayer: at('4.3'),
  deadBlind: at('4.4'),
  wentBroke: at('4.5'),
  buyIn: at('5.1'),
  allIn: at('6.1'),
  excess: at('6.2'),
  sidePots: at('6.2.1'),
  interest: at('6.2.2'),
  firstButton: at('7.1'),
  buttonMoves: at('7.4'),
  rake: at('8.1'),
  rakeTaken: at('8.1.1'),
  rakeRounded: at('8.1.2'),
  deal: at('10.2'),
  opens: at('10.3'),
  uncontested: at('10.5'),
  blindsCalled: at('10.6'),
  showdown: at('10.14'),
  validHand: at('10.14.1'),
  handsSeen: at('10.14.2'),
  award: at('10.16'),
});
