import { html, type Markup } from './markup.ts';

/** Charts as plain SVG: nothing is loaded, and they print as they look. */

const WIDTH = 720;

interface BarRow {
  readonly label: string;
  readonly value: number;
  readonly text: string;
}

const drawing = (title: string, height: number, content: readonly Markup[]): Markup =>
  html`<figure><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">${content}</svg><figcaption>${title}</figcaption></figure>`;

const at = (value: number): string => value.toFixed(2);

/** Bars to the left of nothing and to the right of it, one below the other. */
export function barRows(title: string, rows: readonly BarRow[]): Markup {
  const [labels, texts, height] = [235, 90, 22];
  const room = WIDTH - labels - texts;
  const least = Math.min(0, ...rows.map(({ value }) => value));
  const most = Math.max(0, ...rows.map(({ value }) => value));
  const scale = room / (most - least || 1);
  const zero = labels - least * scale;
  return drawing(title, rows.length * height + 8, [
    ...rows.map(({ label, value, text }, i) => {
      const y = i * height + 4;
      const from = value < 0 ? zero + value * scale : zero;
      return html`<text class="label" x="${labels - 8}" y="${y + 14}">${shortened(label)}</text><rect class="${value < 0 ? 'loss' : 'gain'}" x="${at(from)}" y="${y + 3}" width="${at(Math.max(0.5, Math.abs(value) * scale))}" height="${height - 8}"><title>${label}: ${text}</title></rect><text x="${WIDTH - texts + 8}" y="${y + 14}">${text}</text>`;
    }),
    html`<line class="axis" x1="${at(zero)}" x2="${at(zero)}" y1="0" y2="${rows.length * height + 8}"/>`,
  ]);
}

const shortened = (label: string): string => (label.length > 32 ? `${label.slice(0, 31)}…` : label);

interface ColumnBar {
  readonly from: number;
  readonly to: number;
  readonly chance: number;
}

/** A distribution: one column beside the other, losses in another colour than gains. */
export function columnsOf(
  title: string,
  bars: readonly ColumnBar[],
  name: (value: number) => string,
): Markup {
  const [height, foot, left] = [220, 34, 8];
  const first = bars[0]?.from ?? 0;
  const last = bars.at(-1)?.to ?? 1;
  const x = (value: number): number => left + ((value - first) / (last - first || 1)) * (WIDTH - 2 * left);
  const most = Math.max(...bars.map(({ chance }) => chance), 1e-9);
  const ticks = ticksBetween(first, last, 6);
  return drawing(title, height + foot, [
    ...bars.map(({ from, to, chance }) => {
      const tall = (chance / most) * (height - 12);
      return html`<rect class="${to <= 0 ? 'loss' : from >= 0 ? 'gain' : 'even'}" x="${at(x(from) + 0.5)}" y="${at(height - tall)}" width="${at(Math.max(0.5, x(to) - x(from) - 1))}" height="${at(tall)}"><title>${name(from)} to ${name(to)}: ${(chance * 100).toFixed(2)} %</title></rect>`;
    }),
    html`<line class="axis" x1="${left}" x2="${WIDTH - left}" y1="${height}" y2="${height}"/>`,
    ...ticks.map(
      (tick) =>
        html`<text class="tick" x="${at(x(tick))}" y="${height + 18}">${name(tick)}</text><line class="axis" x1="${at(x(tick))}" x2="${at(x(tick))}" y1="${height}" y2="${height + 4}"/>`,
    ),
  ]);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface LineOptions {
  readonly nameX: (value: number) => string;
  readonly nameY: (value: number) => string;
  /** Where something happens, such as the meter of today. */
  readonly marks?: readonly { readonly x: number; readonly name: string }[];
  /** Only at the points themselves is there a value: their dots count, the line leads the eye. */
  readonly ticksX?: readonly number[];
}

/** Lines through points, each with its name; a line at zero where it is crossed. */
export function linesOf(
  title: string,
  lines: readonly { readonly name: string; readonly points: readonly Point[] }[],
  { nameX, nameY, marks = [], ticksX }: LineOptions,
): Markup {
  const [height, foot, left, right, head] = [230, 34, 84, 34, 10];
  const all = lines.flatMap(({ points }) => points);
  const [x0, x1] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const [y0, y1] = widened(Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y)));
  const x = (value: number): number => left + ((value - x0) / (x1 - x0 || 1)) * (WIDTH - left - right);
  const y = (value: number): number => head + ((y1 - value) / (y1 - y0 || 1)) * (height - head);
  const rowsBelow = Math.ceil(lines.length / 3);
  return drawing(title, height + foot + (lines.length > 1 ? rowsBelow * 18 : 0), [
    ...ticksBetween(y0, y1, 5).map(
      (tick) =>
        html`<line class="${Math.abs(tick) < 1e-12 ? 'axis' : 'grid'}" x1="${left}" x2="${WIDTH - right}" y1="${at(y(tick))}" y2="${at(y(tick))}"/><text class="label" x="${left - 6}" y="${at(y(tick) + 4)}">${nameY(tick)}</text>`,
    ),
    ...(ticksX ?? ticksBetween(x0, x1, 6)).map(
      (tick) => html`<text class="tick" x="${at(x(tick))}" y="${height + 18}">${nameX(tick)}</text>`,
    ),
    ...marks
      .filter((mark) => mark.x >= x0 && mark.x <= x1)
      .map(
        (mark, i) =>
          html`<line class="mark" x1="${at(x(mark.x))}" x2="${at(x(mark.x))}" y1="${head}" y2="${height}"/><text class="${x(mark.x) > WIDTH / 2 ? 'label' : ''}" x="${at(x(mark.x) + (x(mark.x) > WIDTH / 2 ? -5 : 5))}" y="${head + 12 + i * 16}">${mark.name}</text>`,
      ),
    ...lines.map(
      ({ name, points }, i) =>
        html`<polyline class="line line-${i % 6}" points="${points.map((one) => `${at(x(one.x))},${at(y(one.y))}`).join(' ')}"><title>${name}</title></polyline>${points.map((one) => html`<circle class="dot line-${i % 6}" cx="${at(x(one.x))}" cy="${at(y(one.y))}" r="3"><title>${name}, ${nameX(one.x)}: ${nameY(one.y)}</title></circle>`)}`,
    ),
    ...(lines.length > 1
      ? lines.map(({ name }, i) => {
          const [column, row] = [i % 3, Math.floor(i / 3)];
          const [lx, ly] = [left + column * 210, height + foot + row * 18 + 4];
          return html`<line class="line line-${i % 6}" x1="${lx}" x2="${lx + 18}" y1="${ly - 4}" y2="${ly - 4}"/><text x="${lx + 24}" y="${ly}">${shortened(name)}</text>`;
        })
      : []),
  ]);
}

/** A little room above and below, so that a flat line is seen as one. */
function widened(least: number, most: number): [number, number] {
  const room = (most - least) * 0.08 || Math.abs(most) * 0.1 || 1;
  return [least - room, most + room];
}

/** Round numbers between two others. */
function ticksBetween(least: number, most: number, about: number): number[] {
  const rough = (most - least) / about || 1;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((times) => times * size >= rough) ?? 10) * size;
  const ticks: number[] = [];
  for (let i = Math.ceil(least / step); i * step <= most; i += 1) ticks.push(i * step);
  return ticks;
}
