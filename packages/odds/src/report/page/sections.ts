import { numberOf } from '../../session/hand-results.ts';
import type { Session } from '../../session/session.ts';
import { TAKEN_BACK } from '../../wager-odds.ts';
import type { ReportedWager } from '../counted.ts';
import type { Report } from '../report.ts';
import { barRows, columnsOf, linesOf } from './charts.ts';
import { chance, grouped, money, percent, signed } from './figures.ts';
import { factsOf, html, type Markup, tableOf } from './markup.ts';

interface ReportSection {
  readonly id: string;
  readonly title: string;
  readonly content: Markup;
}

/** The sections of a report in the order in which they are read; what a game does not have is left out. */
export function sectionsOf(report: Report): ReportSection[] {
  const all: (ReportSection | null)[] = [
    { id: 'summary', title: 'Summary', content: summary(report) },
    { id: 'identity', title: 'What was examined', content: identity(report) },
    { id: 'rules', title: 'Rules and assumptions', content: rules(report) },
    { id: 'pay-tables', title: 'Pay tables', content: payTables(report) },
    { id: 'wagers', title: 'Every wager, row by row', content: wagers(report) },
    report.strategies.length > 0 ? { id: 'strategy', title: 'Strategy', content: strategies(report) } : null,
    { id: 'exposure', title: 'Exposure', content: exposure(report) },
    report.progressives.length > 0
      ? { id: 'progressive', title: 'Progressives', content: progressives(report) }
      : null,
    { id: 'session', title: 'A session', content: sessions(report) },
    report.variants.length > 0
      ? { id: 'variants', title: 'Other decks, pay tables and options', content: variants(report) }
      : null,
    report.bank
      ? { id: 'bank', title: 'The risk of a player who banks', content: bankRisk(report.bank) }
      : null,
    { id: 'simulation', title: 'Simulation', content: simulation(report) },
  ];
  return all.filter((section) => section !== null);
}

const number = true as const;

const nameIn = ({ wagers: all }: Report, id: string): string =>
  all.find(({ wager }) => wager === id)?.name ?? id;

const clausesOf = (clauses: readonly string[]): Markup | null =>
  clauses.length === 0 ? null : html` <span class="clauses">${clauses.join(', ')}</span>`;

/** Where nothing more is staked than the bet itself and nothing is taken back, it is the edge. */
function riskOf(wager: ReportedWager): string {
  if ('elementOfRisk' in wager && wager.elementOfRisk !== undefined) return percent(wager.elementOfRisk);
  return wager.unit === 'stake' && wager.rows.every(({ name }) => name !== TAKEN_BACK)
    ? percent(wager.edge)
    : '–';
}

const togetherIn = ({ together }: Report): readonly ReportedWager[] => (together ? [together] : []);

function summary(report: Report): Markup {
  return html`${tableOf(
    [
      { head: 'Wager' },
      { head: 'Return', numeric: number },
      { head: 'House edge', numeric: number },
      { head: 'Element of risk', numeric: number },
      { head: 'Standard deviation', numeric: number },
      { head: 'Hit frequency', numeric: number },
      { head: 'Method' },
    ],
    [...report.wagers, ...togetherIn(report)].map((wager) => [
      wager.name,
      percent(wager.return),
      percent(wager.edge),
      riskOf(wager),
      wager.standardDeviation.toFixed(4),
      percent(wager.hitFrequency),
      wager.method === 'exact' ? 'exact' : `simulated, ± ${percent((wager.ci95[1] - wager.ci95[0]) / 2)}`,
    ]),
  )}<p class="dim">Per unit staked (per unit of the ante where decisions stake more beside it). The return includes the stake. The element of risk is what the house keeps of all that is staked by the end of a hand.</p>${
    report.advice.length > 0 ? html`<ul>${report.advice.map((line) => html`<li>${line}</li>`)}</ul>` : null
  }`;
}

/** A rulebook of one game has no sections. */
export const sectionInWords = ({ rulebook, section }: Report['identity']): string =>
  section === 'all' ? rulebook.title : `${rulebook.title}, section ${section}`;

function identity({ identity: of, options }: Report): Markup {
  const facts = factsOf([
    ['Game', `${of.title} (${of.game})`],
    ['Rulebook', sectionInWords(of)],
  ]);
  const hashes = html`<dl class="wide"><div><dt>Definition (SHA-256 of options, rules as posted, every wager with its rows, awards, conditions and limits, seats and cards; it changes with anything of them, and the hash in a table’s journal is made from it, the terms of the table and the code)</dt><dd><code>${of.definition}</code></dd></div><div><dt>Code (SHA-256 over ${grouped(of.code.files)} files of the ${of.code.of})</dt><dd><code>${of.code.sha256}</code></dd></div></dl>`;
  const chosen =
    options.length === 0
      ? html`<p>This game leaves nothing to the house.</p>`
      : tableOf(
          [{ head: 'Option' }, { head: 'Chosen' }, { head: 'Usual' }, { head: 'About' }],
          options.map(({ name, value, default: usual, about, clause }) => [
            name,
            html`<strong>${value}</strong>`,
            usual,
            html`${about}${clause === null ? null : clausesOf([clause])}`,
          ]),
        );
  return html`${facts}${hashes}<h3>Options</h3>${chosen}`;
}

const rules = ({ rules: posted, assumptions }: Report): Markup =>
  html`<h3>Rules as they are posted</h3><ul>${posted.map(({ text, clauses }) => html`<li>${text}${clausesOf(clauses)}</li>`)}</ul><h3>Assumptions</h3><ul>${assumptions.map((line) => html`<li>${line}</li>`)}</ul>`;

const payTables = ({ payTables: all }: Report): Markup =>
  html`${all.map(
    ({ name, kind, rows }) =>
      html`<h3>${name}${kind === 'bonus' ? ' (an award without a stake of its own)' : ''}</h3>${tableOf(
        [{ head: 'When' }, { head: 'Pays' }, { head: 'Clauses' }],
        rows.map((row) => [
          row.name,
          row.envy === null ? row.pays : `${row.pays}, envy ${money(row.envy)}`,
          html`<span class="clauses">${row.clauses.join(', ')}</span>`,
        ]),
      )}`,
  )}`;

/** Rows beyond these are drawn nowhere: a chart of a hundred bars says nothing. */
const MOST_BARS = 24;

const wagers = (report: Report): Markup => html`${[...togetherIn(report), ...report.wagers].map(oneWager)}`;

function oneWager(wager: ReportedWager): Markup {
  const exact = wager.method === 'exact';
  const rows =
    wager.method === 'exact'
      ? wager.rows.map((row, i) => [
          row.name,
          row.pays,
          grouped(row.combinations),
          chance(numberOf(row.probability)),
          signed(wager.returnByRow[i] ?? 0),
        ])
      : wager.rows.map((row, i) => [
          row.name,
          row.pays,
          '–',
          chance(Number(row.probability)),
          signed(wager.returnByRow[i] ?? 0),
        ]);
  const largest = wager.rows
    .map((row, i) => ({ label: `${row.name} (${row.pays})`, value: wager.returnByRow[i] ?? 0 }))
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, MOST_BARS);
  return html`<h3>${wager.name}</h3>${factsOf([
    ['House edge', percent(wager.edge, 6)],
    ['Return', percent(wager.return, 6)],
    ...('elementOfRisk' in wager && wager.elementOfRisk !== undefined
      ? [['Element of risk', percent(wager.elementOfRisk, 6)] as const]
      : []),
    ['Standard deviation', wager.standardDeviation.toFixed(6)],
    ['Hit frequency', percent(wager.hitFrequency, 6)],
    ['One unit is', wager.unit],
  ])}<p>${wager.counted}</p>${
    exact
      ? html`<p class="exact">ev = ${wager.ev}</p>`
      : html`<p>95 % interval of ev: ${signed(wager.ci95[0])} to ${signed(wager.ci95[1])}.</p>`
  }${tableOf(
    [
      { head: 'Row' },
      { head: 'Pays' },
      { head: 'Combinations', numeric: number },
      { head: 'Probability', numeric: number },
      { head: 'Return', numeric: number },
    ],
    [
      ...rows,
      [
        html`<strong>Total</strong>`,
        '',
        wager.cases === null ? '' : grouped(wager.cases),
        '',
        signed(-wager.edge),
      ],
    ],
  )}${decisionsOf(wager)}${checksOf(wager)}${barRows(
    `${wager.name}: what each row adds to the return`,
    largest.map((one) => ({ ...one, text: signed(one.value, 5) })),
  )}`;
}

function decisionsOf(wager: ReportedWager): Markup | null {
  if (!('decisions' in wager) || !wager.decisions) return null;
  return tableOf(
    [{ head: `Decided by “${wager.strategy}”` }, { head: 'Share of hands', numeric: number }],
    wager.decisions.map(({ name, probability }) => [name, percent(numberOf(probability))]),
  );
}

const checksOf = ({ checks }: ReportedWager): Markup | null =>
  checks.length === 0
    ? null
    : html`<ul class="checks">${checks.map(({ name, holds }) => html`<li class="${holds ? 'holds' : 'fails'}">${name}</li>`)}</ul>`;

function strategies({ strategies: all, advice }: Report): Markup {
  return html`<p>The named ways to play beside each other, for a unit on every wager that has a decision. A cost is what a way loses against the best of the list; where it is smaller than the interval, a simulation of this length cannot tell them apart.</p>${tableOf(
    [
      { head: 'Way to play' },
      { head: 'About' },
      { head: 'Per hand', numeric: number },
      { head: '95 % interval', numeric: number },
      { head: 'Cost', numeric: number },
      { head: 'From' },
    ],
    all.map(({ name, about, ev, ci95, cost, from }) => [
      html`<strong>${name}</strong>`,
      about,
      ev === null ? '–' : signed(ev),
      ci95 ? `${signed(ci95[0], 4)} to ${signed(ci95[1], 4)}` : '–',
      cost === null ? '–' : percent(cost, 3),
      from,
    ]),
  )}${advice.length > 0 ? html`<ul>${advice.map((line) => html`<li>${line}</li>`)}</ul>` : null}`;
}

function exposure(report: Report): Markup {
  const limits = report.exposure.flatMap(({ wager, limit }) => (limit ? [{ wager, limit }] : []));
  return html`<p>The best that each wager can win, and what stands against it.</p>${tableOf(
    [
      { head: 'Wager' },
      { head: 'Best row' },
      { head: 'Nets per unit', numeric: number },
      { head: 'Probability', numeric: number },
      { head: 'Printed limits', numeric: number },
      { head: 'Costs at most', numeric: number },
    ],
    report.exposure.map(({ wager, row, net, probability, least, most, atMost }) => [
      nameIn(report, wager),
      row,
      grouped(Number(net.toFixed(4))),
      chance(probability),
      least === null || most === null ? 'the house chooses' : `${money(least)} to ${money(most)}`,
      atMost === null ? '–' : money(atMost),
    ]),
  )}${
    limits.length === 0
      ? html`<p>The rules have no limit over what all players win in a round: ${report.bank ? 'a player who banks loses no more than the bank holds, and a house that banks has its own limits alone' : "the house's own limits are all there is"}.</p>`
      : html`<h3>Under the limits over all wins of a round</h3>${tableOf(
          [
            { head: 'Wager' },
            { head: 'Limit', numeric: number },
            { head: 'One bettor reaches it with', numeric: number },
            { head: 'Each of a full table with', numeric: number },
            { head: 'Clause' },
          ],
          limits.map(({ wager, limit }) => [
            nameIn(report, wager),
            money(limit.amount),
            money(limit.oneBettor),
            money(limit.fullTable),
            html`<span class="clauses">${limit.clause}</span>`,
          ]),
        )}`
  }`;
}

const progressives = (report: Report): Markup =>
  html`${report.progressives.map(
    ({ meter, wager, shows, reseed, contribution, perCent, breakEven, wagersPerWin, points }) =>
      html`<h3>${nameIn(report, wager)}: the ${meter}</h3>${factsOf([
        ['Shows', money(shows)],
        ['Starts again at', money(reseed)],
        ['Grows by', `${contribution} % of each wager, unless the house says otherwise`],
        ['Breaks even at', breakEven === null ? 'depends on the other meters' : money(breakEven)],
        ['Wagers for each full award', wagersPerWin === null ? '–' : grouped(Math.round(wagersPerWin))],
      ])}<p class="exact">slope: ev gains exactly ${perCent} with every cent on the meter</p>${linesOf(
        `Edge of the house by what the ${meter} shows`,
        [{ name: 'house edge', points: points.map((point) => ({ x: point.meter, y: point.edge })) }],
        {
          nameX: money,
          nameY: (value) => percent(value, 1),
          marks: [
            { x: shows, name: `now ${money(shows)}` },
            ...(breakEven === null ? [] : [{ x: breakEven, name: `even at ${money(breakEven)}` }]),
          ],
        },
      )}`,
  )}`;

/** The result that is not exceeded with this chance. */
function resultAt({ quantiles }: Session, quantile: number): string {
  const found = quantiles.find(({ chance: one }) => one === quantile);
  return found === undefined || found.result === null ? 'a jackpot' : money(found.result);
}

function sessions(report: Report): Markup {
  const [first] = report.sessions;
  return html`<p>${first ? `${grouped(first.hands)} hands with the same stake on one wager, four hours at seventy hands an hour: ` : ''}what they bring together, by convolution of what each can bring.</p>${tableOf(
    [
      { head: 'Wager' },
      { head: 'Stake', numeric: number },
      { head: 'Expected', numeric: number },
      { head: 'Standard deviation', numeric: number },
      { head: 'Ahead', numeric: number },
      { head: '1 in 100 loses', numeric: number },
      { head: 'Half of them', numeric: number },
      { head: '1 in 100 wins', numeric: number },
    ],
    report.sessions.map((session) => [
      nameIn(report, session.wager),
      money(session.stake),
      money(session.expected),
      money(session.standardDeviation),
      percent(session.ahead, 2),
      resultAt(session, 0.01),
      resultAt(session, 0.5),
      resultAt(session, 0.99),
    ]),
  )}${report.sessions
    .slice(0, 3)
    .map((session) =>
      columnsOf(
        `${nameIn(report, session.wager)}: results of ${grouped(session.hands)} hands at ${money(session.stake)}, ${session.method}`,
        session.bars,
        (value) => money(value),
      ),
    )}`;
}

function variants(report: Report): Markup {
  return html`<p>One option changed at a time, all others as above; house edges of the wagers that are counted in moments. Options and wagers that nothing changes are left out.</p>${report.variants.map(
    ({ option, about, values }) => {
      const wagersHere = report.wagers.filter(
        ({ wager }) => new Set(values.map(({ edges }) => edges[wager])).size > 1,
      );
      return html`<h3>${option}</h3><p class="dim">${about}</p>${tableOf(
        [{ head: option }, ...wagersHere.map(({ name }) => ({ head: name, numeric: number }))],
        values.map(({ value, chosen, edges }) => [
          chosen ? html`<strong>${value}</strong>` : value,
          ...wagersHere.map(({ wager }) => {
            const edge = edges[wager];
            return edge === undefined ? '–' : percent(edge);
          }),
        ]),
      )}${option === 'decks' ? decksChart(report, values) : null}`;
    },
  )}`;
}

/** Each wager's edge by the number of decks, as it differs from the one examined: on one scale they would all be flat. */
function decksChart(report: Report, values: Report['variants'][number]['values']): Markup {
  const chosen = values.find((one) => one.chosen);
  return linesOf(
    'House edge by number of decks, as it differs from the table examined',
    report.wagers
      .filter(({ wager }) => values.every(({ edges }) => wager in edges))
      .map(({ wager, name }) => ({
        name,
        points: values.map(({ value, edges }) => ({
          x: Number(value),
          y: (edges[wager] ?? 0) - (chosen?.edges[wager] ?? 0),
        })),
      })),
    {
      nameX: (value) => `${value} decks`,
      nameY: (value) => percent(value, 3),
      ticksX: values.map(({ value }) => Number(value)),
    },
  );
}

function bankRisk(bank: NonNullable<Report['bank']>): Markup {
  return html`<p>${grouped(bank.rounds)} rounds were dealt at a full table against a player's bank, with ${money(bank.betAgainst)} bet against it in each. A round brings the bank ${money(bank.expected)} on average, after commission, with a standard deviation of ${money(bank.standardDeviation)}. The chance that it cannot cover the worst of the next round any more at some time in ${bank.stay} rounds:</p>${tableOf(
    [
      { head: 'Bank', numeric: number },
      { head: `Exhausted within ${bank.stay} rounds`, numeric: number },
    ],
    bank.banks.map(({ amount, ruined }) => [money(amount), percent(ruined, 3)]),
  )}${linesOf(
    `Chance that a bank is exhausted within ${bank.stay} rounds, by its size`,
    [{ name: 'exhausted', points: bank.banks.map(({ amount, ruined }) => ({ x: amount, y: ruined })) }],
    { nameX: money, nameY: (value) => percent(value, 0) },
  )}`;
}

function simulation(report: Report): Markup {
  const { rounds, seed, strategy, shoes, wagers: seen } = report.simulation;
  return html`<p>${grouped(rounds)} rounds of the live game (${grouped(shoes)} shoes, seed “${seed}”${strategy === null ? '' : `, decided by “${strategy}”`}), dealt by its own script and settled by its own rows. One exact value in twenty lies outside its interval by chance alone.</p>${tableOf(
    [
      { head: 'Wager' },
      { head: 'Mean', numeric: number },
      { head: '95 % interval', numeric: number },
      { head: 'Exact', numeric: number },
      { head: 'It is' },
      { head: 'Hits', numeric: number },
    ],
    seen.map(({ wager, mean, ci95, exact, within, hitFrequency }) => [
      nameIn(report, wager),
      signed(mean),
      ci95 ? `${signed(ci95[0])} to ${signed(ci95[1])}` : '–',
      exact ? signed(exact.value) : 'not known for this way to play',
      within === null
        ? ''
        : within
          ? html`<span class="holds">within</span>`
          : html`<span class="fails">outside</span>`,
      percent(hitFrequency),
    ]),
  )}`;
}
