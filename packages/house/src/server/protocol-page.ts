import { heardByTheHouse, saidByTheHouse, type WireMessage } from './wire-messages.ts';

/** The protocol for people, made from the schemas that check it. */
export function protocolPage(openapi: object, hasReference: boolean): string {
  return page(
    `<p><a class="way" href="/">To the lobby</a></p>
    <h1>The protocol of the house</h1>
    <p>HTTP for what is asked, a WebSocket for what happens. Amounts are whole cents, times are milliseconds since
    1970 by the house's clock. Whatever is not understood is answered with one sentence and changes nothing.</p>
    <p>${hasReference ? REFERENCE : NO_REFERENCE}</p>
    <h2>HTTP</h2>
    <p>Come in with <code>POST /api/guest</code> or <code>POST /api/sign-in</code>: the answer sets a session cookie.
    Refusals have the form <code>{ "error": { "reason", "cite"? } }</code>. The same for programs:
    <a href="/api/openapi.json">OpenAPI</a>.</p>
    ${routes(openapi)}
    <h2>WebSocket: <code>/ws</code></h2>
    <p>Open it with the session cookie. Send <code>join</code>; the answer is the whole table as a <code>table</code>
    message, then every <code>event</code> with a greater <code>seq</code>, one by one and without gaps
    (<code>watching</code> repeats the last). Commands carry an <code>id</code> of your choice and are answered with
    <code>done</code> or <code>refused</code>; sent again with the same id they are answered the same and done once.
    The same for programs: <a href="/api/asyncapi.json">AsyncAPI</a>.</p>
    <h3>What you may send</h3>${messages(heardByTheHouse())}
    <h3>What the house sends</h3>
    <p><code>kind</code> says whose part is inside: <code>banked</code> or <code>poker</code>.</p>${messages(saidByTheHouse())}`,
  );
}

const REFERENCE =
  'In TypeScript, use <code>@croupier/client</code>: <a href="/reference/">every public name of the packages</a>.';
const NO_REFERENCE =
  'In TypeScript, use <code>@croupier/client</code>. <code>npm run reference</code> makes the pages about every public name of the packages; a house that is started after it shows them here.';

const messages = (all: readonly WireMessage[]): string =>
  all.map(({ type, about, schema }) => entry(`<code>${escaped(type)}</code>`, about, schema)).join('');

function routes(openapi: object): string {
  return Object.entries(recordAt(openapi, 'paths'))
    .flatMap(([path, methods]) =>
      Object.entries(recordOf(methods)).map(([method, route]) => {
        const body = at(at(at(at(route, 'requestBody'), 'content'), 'application/json'), 'schema');
        const answer = at(at(at(at(at(route, 'responses'), '200'), 'content'), 'application/json'), 'schema');
        const title = `<code>${method.toUpperCase()} ${escaped(path)}</code>`;
        return entry(title, textAt(route, 'summary'), body ? { body, answer } : answer);
      }),
    )
    .join('');
}

const entry = (title: string, about: string, schema: unknown): string =>
  `<details><summary>${title} <span>${escaped(about)}</span></summary><pre tabindex="0">${escaped(brief(schema))}</pre></details>`;

/** A JSON Schema in a form that people read: fields, their types, and what they may be. */
function brief(schema: unknown, indent = ''): string {
  const deeper = `${indent}  `;
  const options = listAt(schema, 'oneOf') ?? listAt(schema, 'anyOf');
  if (options) return options.map((one) => brief(one, indent)).join(' | ');
  if (at(schema, 'const') !== undefined) return JSON.stringify(at(schema, 'const'));
  const values = listAt(schema, 'enum');
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (at(schema, 'items') !== undefined) return `[ ${brief(at(schema, 'items'), indent)}, … ]`;
  const fields = Object.entries(recordAt(schema, 'properties'));
  if (fields.length > 0) {
    const needed = new Set(listAt(schema, 'required') ?? []);
    const lines = fields.map(([name, field]) => {
      const note = textAt(field, 'description');
      return `${deeper}${name}${needed.has(name) ? '' : '?'}: ${brief(field, deeper)}${note ? `  — ${note}` : ''}`;
    });
    return `{\n${lines.join('\n')}\n${indent}}`;
  }
  const type = at(schema, 'type');
  if (typeof type === 'string') return `${type}${bounds(schema)}`;
  const nested = Object.entries(recordOf(schema)).filter(([, value]) => typeof value === 'object');
  return nested.length > 0 && at(schema, 'body') !== undefined
    ? nested.map(([name, value]) => `${name} ${brief(value, indent)}`).join('\n')
    : 'anything';
}

function bounds(schema: unknown): string {
  const least = at(schema, 'minimum') ?? at(schema, 'minLength');
  const most = at(schema, 'maximum') ?? at(schema, 'maxLength');
  return typeof least === 'number' && typeof most === 'number' ? ` (${least} to ${most})` : '';
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
const at = (value: unknown, key: string): unknown => recordOf(value)[key];
const recordAt = (value: unknown, key: string): Record<string, unknown> => recordOf(at(value, key));
function listAt(value: unknown, key: string): unknown[] | undefined {
  const list = at(value, key);
  return Array.isArray(list) ? list : undefined;
}
function textAt(value: unknown, key: string): string {
  const text = at(value, key);
  return typeof text === 'string' ? text : '';
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const page = (body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Croupier: the protocol</title>
<style>
  :root { color-scheme: dark }
  body { background: #14110e; color: #f3ede2; font: 16px/1.6 system-ui, sans-serif; max-width: 52rem; margin: 3rem auto; padding: 0 1.25rem }
  h1, h2, h3 { line-height: 1.25; font-weight: 600 } h2 { margin-top: 3rem }
  a { color: inherit }
  code, pre { font: 14px/1.5 ui-monospace, monospace }
  details { border-top: 1px solid color-mix(in srgb, currentColor 18%, transparent); padding: .55rem 0 }
  .way { display: inline-flex; align-items: center; min-height: 44px }
  @media print { :root { color-scheme: light } body { background: none; color: #000 } }
  summary { cursor: pointer } summary span { opacity: .75; margin-left: .5rem }
  pre { overflow-x: auto; padding: .75rem 1rem; background: color-mix(in srgb, currentColor 6%, transparent) }
</style></head><body><main>${body}</main></body></html>`;
