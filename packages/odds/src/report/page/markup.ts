/** Text that is HTML already; everything else is escaped when it is put into a page. */
export class Markup {
  readonly html: string;
  constructor(text: string) {
    this.html = text;
  }
}

type Content = string | number | Markup | null | undefined | readonly Content[];

/** html`<p>${text}</p>`: whatever is put in is escaped, unless it is markup. */
export function html(strings: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return new Markup(strings.map((text, i) => text + written(contents[i])).join(''));
}

function written(content: Content): string {
  if (content === null || content === undefined) return '';
  if (content instanceof Markup) return content.html;
  if (typeof content === 'string') return escaped(content);
  if (typeof content === 'number') return String(content);
  return content.map(written).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

interface Column {
  readonly head: string;
  readonly numeric?: true;
}

/** A table; numbers stand at the right. On a narrow screen it is moved sideways, by the keyboard too. */
export const tableOf = (columns: readonly Column[], rows: readonly (readonly Content[])[]): Markup =>
  html`<div class="scroll" role="group" aria-label="Table by ${columns[0]?.head.toLowerCase()}" tabindex="0"><table><thead><tr>${columns.map(({ head, numeric }) => html`<th scope="col"${numeric ? new Markup(' class="number"') : ''}>${head}</th>`)}</tr></thead><tbody>${rows.map((cells) => html`<tr>${cells.map((cell, i) => html`<td${columns[i]?.numeric ? new Markup(' class="number"') : ''}>${cell}</td>`)}</tr>`)}</tbody></table></div>`;

/** Names and what they are. */
export const factsOf = (facts: readonly (readonly [string, Content])[]): Markup =>
  html`<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
