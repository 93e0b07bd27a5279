import { html, Markup } from './markup.ts';
import { STYLE } from './style.ts';

/** A page of a house about a game, which is no report: what stands in it is `main`. */
export const mathematicsPage = (title: string, main: Markup): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}: the mathematics</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`.html;
