import { html, Markup } from './markup.ts';
import { STYLE } from './style.ts';

/** What somebody sees who asks for figures that are being counted, or cannot be: a page that looks again by itself, or a sentence. */
export function waitingPage(title: string, sentence: string, looksAgain: boolean): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${looksAgain ? new Markup('<meta http-equiv="refresh" content="3">') : null}
<title>${title}: the mathematics</title>
<style>${new Markup(STYLE)}</style>
</head>
<body><main><h1>${title}: the mathematics</h1><p role="status">${sentence}</p><p><a href="/#/">To the lobby</a></p></main></body>
</html>
`.html;
}
