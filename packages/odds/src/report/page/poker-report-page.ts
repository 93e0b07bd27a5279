import type { PokerReport, ReportedRake, ReportedShowdown } from '../poker-report.ts';
import { linesOf } from './charts.ts';
import { grouped, money, percent } from './figures.ts';
import { factsOf, html, type Markup, tableOf } from './markup.ts';
import { mathematicsPage } from './mathematics-page.ts';
import { jackpotTable } from './poker-page.ts';

/** A report on a game among players as one file of HTML that needs no other. */
export function pokerReportPage(
  report: PokerReport,
  { made, version }: { readonly made: string; readonly version: string },
): string {
  const { identity, rules, options, assumptions, rake, equity, jackpots } = report;
  const { title, rulebook, section, definition, code } = identity;
  return mathematicsPage(
    title,
    html`<header>
<h1>${title}: the mathematics</h1>
<p class="dim">${rulebook.title}, section ${section}<br>Made by Croupier ${version}, ${made}. Definition <code>${definition.slice(0, 16)}</code>, code <code>${code.sha256.slice(0, 16)}</code>.</p>
</header>
<section id="identity"><h2>What was examined</h2>${factsOf([
      ['Game', identity.game],
      ['Definition, SHA-256', html`<code>${definition}</code>`],
      [`Code, SHA-256 over ${code.files} files`, html`<code>${code.sha256}</code>`],
    ])}${tableOf(
      [{ head: 'Option' }, { head: 'Chosen' }, { head: 'Usual' }, { head: 'What it is' }],
      options.map(({ name, value, default: usual, about, clause }) => [
        name,
        String(value),
        String(usual),
        html`${about}${clause === null ? null : html` <span class="clauses">${clause}</span>`}`,
      ]),
    )}</section>
<section id="rules"><h2>Rules and assumptions</h2><ul>${rules.map(({ text, clauses }) => html`<li>${text} <span class="clauses">${clauses.join(', ')}</span></li>`)}</ul><h3>What the figures take for granted</h3><ul>${assumptions.map((text) => html`<li>${text}</li>`)}</ul></section>
<section id="rake"><h2>The rake</h2>${rake ? rakeFigures(rake) : html`<p>The house takes nothing of the pot.</p>`}</section>
<section id="equity"><h2>Hands against each other</h2><p>${equity.method}</p>${showdowns(equity.examples)}</section>
${
  jackpots.length === 0
    ? null
    : html`<section id="jackpots"><h2>Jackpots</h2>${jackpots.map(({ title: name, section: number, odds }) =>
        odds
          ? html`<h3>${name} <span class="clauses">${rulebook.id} ${number}</span></h3><p>${odds.assumes}</p>${jackpotTable(odds)}`
          : html`<h3>${name} <span class="clauses">${rulebook.id} ${number}</span></h3><p>How often it is won was counted at hold’em alone.</p>`,
      )}</section>`
}`,
  );
}

const number = true as const;

function rakeFigures({ percent: rate, cap, capFrom, clauses, pots }: ReportedRake): Markup {
  return html`<p>${rate} % of the pot, at most ${money(cap)}: from a pot of ${money(capFrom)} on that is all that is taken. <span class="clauses">${clauses.join(', ')}</span></p>${tableOf(
    [
      { head: 'Pot', numeric: number },
      { head: 'Rake', numeric: number },
      { head: 'Of the pot', numeric: number },
    ],
    pots.map(({ pot, rake, share }) => [money(pot), money(rake), percent(share, 2)]),
  )}${linesOf(
    'What part of the pot the house takes, by the size of the pot',
    [{ name: 'rake', points: pots.map(({ pot, share }) => ({ x: pot, y: share })) }],
    { nameX: money, nameY: (share) => percent(share, 1) },
  )}`;
}

const showdowns = (examples: readonly ReportedShowdown[]): Markup =>
  tableOf(
    [
      { head: 'Hand' },
      { head: 'Against' },
      { head: 'Equity', numeric: number },
      { head: '95 % interval', numeric: number },
      { head: 'Showdowns', numeric: number },
    ],
    examples.flatMap(({ method, hands, showdowns: many }) =>
      hands.map(({ hand, equity, ci95 }, i) => [
        html`<strong>${hand}</strong>`,
        hands[1 - i]?.hand ?? '',
        percent(equity, 3),
        ci95 ? `${percent(ci95[0], 2)} to ${percent(ci95[1], 2)}` : 'exact',
        `${grouped(many)}, ${method === 'exact' ? 'all of them' : 'at random'}`,
      ]),
    ),
  );
