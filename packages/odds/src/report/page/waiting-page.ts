import { html, Markup } from './markup.ts';
import { STYLE } from './style.ts';

/**
 * What somebody sees who asks for figures that are being counted, or cannot be: one sentence. Whoever hands out a page that waits
 * has the browser ask again (the Refresh header); the link does it at once.
 */
export function waitingPage(title: string, sentence: string, waits: boolean): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}: the mathematics</title>
<style>${new Markup(STYLE)}</style>
</head>
<body><main><h1>${title}: the mathematics</h1><p role="status">${sentence}</p><p>${waits ? html`<a href="">Look again now</a> · ` : null}<a href="/#/">To the lobby</a></p></main></body>
</html>
`.html;
}
