import type { Report } from '../report.ts';
import { html, Markup } from './markup.ts';
import { sectionInWords, sectionsOf } from './sections.ts';
import { STYLE } from './style.ts';

/** What stands around a report. */
export interface PageSurroundings {
  /** When it was made, as it is to be printed. */
  readonly made: string;
  /** The version of the program. */
  readonly version: string;
  /** Controls above it, where a house lets people choose options. */
  readonly controls?: Markup;
}

/** A report as one file of HTML that needs no other, for a screen and for paper. */
export function reportPage(report: Report, { made, version, controls }: PageSurroundings): string {
  const { identity } = report;
  const sections = sectionsOf(report);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${identity.title}: the mathematics</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<main>
<header>
<h1>${identity.title}: the mathematics</h1>
<p class="dim">${sectionInWords(identity)} · ${optionsInWords(report)}<br>Made by Croupier ${version}, ${made}. Definition <code>${identity.definition.slice(0, 16)}</code>, code <code>${identity.code.sha256.slice(0, 16)}</code>.</p>
${controls}
<nav aria-label="Contents" class="on-screen"><ol>${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ol></nav>
</header>
${sections.map(({ id, title, content }) => html`<section id="${id}"><h2>${title}</h2>${content}</section>\n`)}
</main>
</body>
</html>
`;
  return page.html;
}

const optionsInWords = ({ identity }: Report): string => {
  const chosen = Object.entries(identity.options);
  return chosen.length === 0 ? 'no options' : chosen.map(([name, value]) => `${name} ${value}`).join(', ');
};
