import { catalogue, isBanked } from '@croupier/games';
import type { OptionDescription, OptionValue, TableGame } from '@croupier/table';
import { html, Markup } from './markup.ts';

/** What a house lets people choose above a report: every option of the game, which is counted again for what they choose. */
export function controlsFor(table: TableGame): Markup {
  const game = catalogue.filter(isBanked).find(({ id }) => id === table.id);
  const options = game?.options ?? [];
  return html`<p class="on-screen"><a href="/#/">To the lobby</a></p>${
    options.length === 0
      ? null
      : html`<form class="on-screen" method="get"><fieldset><legend>Choose other options</legend><div class="choices">${options.map((option) => fieldFor(option, table.options[option.name]))}</div><button type="submit">Count it</button></fieldset></form>`
  }`;
}

function fieldFor(
  { name, about, values, range }: OptionDescription,
  chosen: OptionValue | undefined,
): Markup {
  const field = range
    ? html`<input type="number" name="${name}" min="${range.least}" max="${range.most}" step="1" value="${chosen ?? range.least}">`
    : html`<select name="${name}">${values.map((value) => html`<option${value === chosen ? new Markup(' selected') : ''}>${value}</option>`)}</select>`;
  return html`<label title="${about}"><span>${name}</span>${field}</label>`;
}
