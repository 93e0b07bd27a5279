import { CardError, parseCards } from '@croupier/cards';
import { boardCardsOf, jackpots, type PokerGame, pokerGameNamed } from '@croupier/games';
import { dollars, Refused } from '@croupier/table';
import { z } from 'zod';
import { type Equity, equity } from '../../equity/equity.ts';
import { JACKPOTS_COUNTED_AT, type JackpotOdds, jackpotOdds } from '../../jackpots/jackpot-odds.ts';
import { codeHash } from '../identity.ts';
import { chance, grouped, money, percent } from './figures.ts';
import { factsOf, html, type Markup, tableOf } from './markup.ts';
import { mathematicsPage } from './mathematics-page.ts';

/** What is asked about a poker game, as a form sends it. */
export interface PokerAsked {
  readonly hands: string;
  readonly board: string;
  readonly dead: string;
  /** What goes from every pot into a jackpot, in dollars. */
  readonly drop: number;
}

export const pokerAsked: z.ZodType<PokerAsked> = z.object({
  hands: z.string().trim().default(''),
  board: z.string().trim().default(''),
  dead: z.string().trim().default(''),
  drop: z.coerce.number().min(0.01).max(100).catch(1),
});

/** Players bet against each other: what hands are worth, and how often jackpots are won. */
export function pokerPage(
  id: string,
  asked: PokerAsked,
  { made, version }: { readonly made: string; readonly version: string },
): string {
  const game = pokerGameNamed(id);
  const { title, section } = game;
  const code = codeHash();
  return mathematicsPage(
    title,
    html`<header>
<h1>${title}: the mathematics</h1>
<p class="dim">${section.rulebook.title}, section ${section.number}<br>Made by Croupier ${version}, ${made}. Code <code>${code.sha256.slice(0, 16)}</code>.</p>
<p class="on-screen"><a href="/#/">To the lobby</a></p>
<p>Players bet against each other here, so that the house has no wager in it and no edge: it takes its rake. What a hand is worth depends on the hands that it meets.</p>
</header>
<section id="equity"><h2>Hands against each other</h2>${questionForm(game, asked)}${asked.hands === '' ? null : answered(game, asked)}</section>
${jackpotSection(game, asked)}`,
  );
}

/** Cards may be written with or without spaces. */
const cardsIn = (text: string) => parseCards(text.replace(/([2-9TJQKA][cdhs])/g, '$1 ').trim());

function questionForm(game: PokerGame, { hands, board, dead, drop }: PokerAsked): Markup {
  const boardCards = boardCardsOf(game.with({}).variant);
  const hint =
    boardCards > 0
      ? 'Two to ten hands with a space between them, such as AhKd QQ; of two cards also ranges, such as QQ+, AKs or 77-99.'
      : 'Two to ten hands with a space between them, each the cards that its player has so far, such as AhAdKc 7s7c2d.';
  return html`<form class="on-screen" method="get"><fieldset><legend>Compare hands</legend><p id="hint" class="dim">${hint}</p><div class="choices"><label><span>Hands</span><input name="hands" value="${hands}" maxlength="200" required aria-describedby="hint"></label>${
    boardCards > 0
      ? html`<label><span>Board, up to ${boardCards} cards</span><input name="board" value="${board}" maxlength="40"></label>`
      : null
  }<label><span>Cards that are gone</span><input name="dead" value="${dead}" maxlength="120"></label></div><input type="hidden" name="drop" value="${drop}"><button type="submit">Count it</button></fieldset></form>`;
}

/** What was asked, or why it cannot be counted. */
function answered(game: PokerGame, { hands, board, dead }: PokerAsked): Markup {
  try {
    const found = equity({
      game: game.id,
      hands: hands.split(/\s+/),
      board: cardsIn(board),
      dead: cardsIn(dead),
      seed: 'equity',
    });
    return html`${factsOf([
      ['Board', board === '' ? 'none yet' : board],
      ['Cards that are gone', dead === '' ? 'none' : dead],
    ])}${equityTable(found)}`;
  } catch (error) {
    if (!(error instanceof Refused || error instanceof CardError)) throw error;
    return html`<p role="alert">${error.message}</p>`;
  }
}

function equityTable({ method, showdowns, players }: Equity): Markup {
  const number = true as const;
  return html`${tableOf(
    [
      { head: 'Hand' },
      { head: 'Wins', numeric: number },
      { head: 'Shares', numeric: number },
      { head: 'Equity', numeric: number },
      ...(method === 'exact' ? [] : [{ head: '95 % interval', numeric: number }]),
    ],
    players.map(({ hand, win, tie, equity: mean, ci95 }) => [
      html`<strong>${hand}</strong>`,
      percent(win.toNumber(), 3),
      percent(tie.toNumber(), 3),
      percent(mean.toNumber(), 3),
      ...(ci95 ? [`${percent(ci95[0], 3)} to ${percent(ci95[1], 3)}`] : []),
    ]),
  )}<p>${
    method === 'exact'
      ? `Counted exactly over ${grouped(showdowns)} showdowns.`
      : `Simulated in ${grouped(showdowns)} showdowns; there are too many to count.`
  } Equity is the part of the pot that a hand takes in the long run if everybody stays to the end.</p>`;
}

/** How often a jackpot is won among so many players, and what the drop has collected until then. */
export const jackpotTable = ({ chances }: JackpotOdds): Markup =>
  tableOf(
    [
      { head: 'Players', numeric: true },
      { head: 'One in', numeric: true },
      { head: 'Probability', numeric: true },
      { head: 'The drop has collected', numeric: true },
    ],
    chances.map(({ players, oneIn, collected }) => [
      players,
      often(oneIn),
      chance(1 / oneIn),
      collected === undefined ? '–' : money(collected),
    ]),
  );

/** The jackpots that the section is offered with, and what a drop from every pot pays back. */
function jackpotSection(game: PokerGame, { drop, hands, board, dead }: PokerAsked): Markup | null {
  const beside = jackpots.filter(({ on }) => on.includes(game.section.number));
  if (beside.length === 0) return null;
  if (game.section.number !== JACKPOTS_COUNTED_AT)
    return html`<section id="jackpots"><h2>Jackpots</h2><p>${beside.map(({ title }) => title).join(', ')}: how often they are won was counted at hold’em alone.</p></section>`;
  const offered = beside.map((jackpot) => ({
    jackpot,
    odds: jackpotOdds(jackpot.with({}), { drop: dollars(drop) }),
  }));
  return html`<section id="jackpots"><h2>Jackpots</h2><p>How often each is won for every hand dealt, counted over every deal. ${offered[0]?.odds.assumes} A drop of ${money(dollars(drop))} a pot has collected so much when the jackpot is won, on average: with a prize of that size all of it is paid back, with half of it half.</p><form class="on-screen" method="get"><fieldset><legend>Choose another drop</legend><div class="choices"><label><span>Dollars from every pot</span><input type="number" name="drop" value="${drop}" min="0.01" max="100" step="0.01"></label></div>${Object.entries({ hands, board, dead }).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button type="submit">Count it</button></fieldset></form>${offered.map(
    ({ jackpot, odds }) =>
      html`<h3>${jackpot.title} <span class="clauses">${jackpot.section.rulebook.id} ${jackpot.section.number}</span></h3>${jackpotTable(odds)}`,
  )}</section>`;
}

/** 52,645, and 7.83 where it comes often. */
const often = (oneIn: number): string => (oneIn < 1000 ? oneIn.toFixed(2) : grouped(Math.round(oneIn)));
