import { html } from './markup.ts';
import { mathematicsPage } from './mathematics-page.ts';

/**
 * What somebody sees who asks for figures that are being counted, or cannot be: one sentence. Whoever hands out a page that waits
 * has the browser ask again (the Refresh header); the link does it at once.
 */
export function waitingPage(title: string, sentence: string, waits: boolean): string {
  return mathematicsPage(
    title,
    html`<h1>${title}: the mathematics</h1><p role="status">${sentence}</p><p>${waits ? html`<a href="">Look again now</a> · ` : null}<a href="/#/">To the lobby</a></p>`,
  );
}
