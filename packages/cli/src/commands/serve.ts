import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { type GivenLocation, locationOf, withLocation } from '../books-location.ts';
import type { Desk } from '../desk.ts';
import { BadInput } from '../failure.ts';
import { choosePort, listeningRefused } from '../free-port.ts';
import { EXAMPLE, EXAMPLE_AMONG_PLAYERS } from '../game-given.ts';
import { keptFigures } from '../odds-work.ts';
import { readText } from '../read-text.ts';
import { version } from '../version.ts';

interface Given extends GivenLocation {
  readonly port?: number;
  readonly host: string;
  readonly tables?: string;
  readonly changeTables?: boolean;
  readonly checkpoints?: string;
  readonly checkpointKey?: string;
  readonly checkpointMinutes: number;
  readonly trustProxy?: string;
  readonly metrics?: boolean;
  readonly log?: boolean;
  readonly json?: boolean;
}

/** `croupier serve`: runs the house and the web client until Ctrl-C. */
export const serveCommand = (desk: Desk): Command =>
  withLocation(
    new Command('serve')
      .description('run the house and the web client until Ctrl-C')
      .option(
        '-p, --port <port>',
        'the port to listen at (default: 4321, or the next that is free)',
        portGiven,
      )
      .option('--host <host>', 'the address to listen at; 0.0.0.0 lets other machines in', '127.0.0.1')
      .option(
        '--tables <file>',
        'open the tables of this file and no others (without it: at least one of each game)',
      )
      .option(
        '--change-tables',
        'make these the tables of every node, even if another node serves others now',
      )
      .option('--checkpoints <dir>', 'keep signed checkpoints of the books here, outside the data')
      .option(
        '--checkpoint-key <file>',
        'the private key that signs them ("croupier checkpoint --new-key" makes one)',
      )
      .option('--checkpoint-minutes <n>', 'how often one is taken', minutesGiven, 10)
      .option(
        '--trust-proxy <addresses>',
        'proxies in front of the house, by address or network, that may say where a visitor comes from',
      )
      .option('--metrics', 'serve /metrics for Prometheus')
      .option('--log', 'write a line of JSON to standard error for every request')
      .option('--json', 'print the address as one JSON document'),
  )
    .addHelpText(
      'after',
      `
Everything is kept in the data directory; killed at any moment, the house goes on where it was.

Examples:
  croupier serve
  croupier serve --port 8080 --host 0.0.0.0 --data /var/lib/croupier
  croupier serve --database postgres://croupier@localhost/croupier
  croupier serve --tables tables.json

A file of tables is JSON; amounts in it are dollars. "croupier games GAME" lists a game's options and wagers.
  { "tables": [
      { "id": "salon", "name": "The Salon", "game": "${EXAMPLE}",
        "options": { "decks": 6 }, "least": 10, "most": 1000, "staffed": true },
      { "id": "cards", "name": "The Card Room", "game": "${EXAMPLE_AMONG_PLAYERS}",
        "options": { "betting": "no-limit" }, "seats": 9, "maximumBuyIn": 500, "bots": 2 } ] }
A table may also have "limits" for single wagers ({ "tie": { "least": 5, "most": 100, "step": 1 } }), "burn", the cards
burned where the rulebook does not say, "pace", "brisk" for less time to bet and between cards, "bots", how many of the house's own players keep people company, and
"help": false, which hides the edges from whoever has a bet in a hand, "contribution", the percentage of a progressive's wagers that goes to its meter. Tables of one progressive with the same
"meter": "NAME" share one. At a "staffed" table a jackpot waits for somebody of the floor.
Staff are accounts with roles (dealer, floor, surveillance, admin). Sign up in the browser first, then write
"staff": [ { "name": "NAME", "roles": ["floor"] } ] beside "tables" and start the house again.`,
    )
    .action(async (given: Given) => {
      const location = locationOf(given);
      const port = await choosePort(given.host, given.port);
      const { openHouse, parseTables } = await import('@croupier/house');
      const { referencePages, webClient } = await import('@croupier/floor');
      const { howToPlay, howToPlayList, ReportDesk, strategyFor, TrainingRoom } = await import(
        '@croupier/odds'
      );
      const told = given.tables === undefined ? {} : parseTables(await readText(given.tables, desk.io));
      // The first opening takes some seconds, which somebody who watches should know.
      if (!given.json && desk.io.stdout.isTTY) desk.print('Opening the house …');
      // Listened for before anybody is told that the house is open, who might close it at once.
      const closing = interrupted(desk);
      const house = await openHouse({
        ...location,
        ...told,
        port,
        host: given.host,
        assets: webClient,
        reference: referencePages,
        mathematician: new ReportDesk({ directory: keptFigures(desk.io), version: version() }),
        company: (game) => strategyFor(game).decide,
        training: new TrainingRoom(),
        instructor: { pages: howToPlayList, page: howToPlay },
        ...(given.trustProxy === undefined ? {} : { trustProxy: given.trustProxy.split(',') }),
        ...(given.changeTables ? { changeTables: true } : {}),
        ...(given.metrics ? { metrics: true } : {}),
        ...(given.log ? { log: 'info' } : {}),
        ...(await signing(desk, given)),
      }).catch((error: unknown) => {
        throw listeningRefused(error, given.host, port);
      });
      const address = reachable(house.address);
      const books = 'url' in location ? new URL(location.url).host : location.directory;
      if (given.json) desk.printJson({ address, books });
      else welcome(desk, address, books, existsSync(join(webClient, 'index.html')));
      await closing;
      if (!given.json) desk.print('Closing the house …');
      await house.close();
      if (!given.json) desk.print('The house is closed, and its books are in order for the next time.');
    });

/** Checkpoints, where they are asked for. */
async function signing(desk: Desk, { checkpoints, checkpointKey, checkpointMinutes }: Given) {
  if ((checkpoints === undefined) !== (checkpointKey === undefined))
    throw new BadInput('Name --checkpoints together with the --checkpoint-key that signs them.');
  if (checkpoints === undefined || checkpointKey === undefined) return {};
  const key = await readText(checkpointKey, desk.io);
  return { checkpoints: { directory: checkpoints, key, every: checkpointMinutes * 60_000 } };
}

function minutesGiven(text: string): number {
  const minutes = Number(text);
  if (!(minutes >= 0.1 && minutes <= 1440))
    throw new InvalidArgumentError('Write minutes, from 0.1 to 1440.');
  return minutes;
}

function welcome(desk: Desk, address: string, books: string, built: boolean): void {
  const { bold, cyan, dim } = desk.paint;
  desk.print(`${bold('The house is open:')} ${cyan(address)}`);
  desk.print(dim(`Books in ${books}. Protocol at ${address}/protocol. Ctrl-C closes the house.`));
  if (!built) {
    desk.print('The web client is not built, so that only the protocol is served: run "npm run build".');
  }
}

/** An address that a browser on this machine can open: a house that listens everywhere is also here. */
const reachable = (address: string): string => address.replace(/\/\/(0\.0\.0\.0|\[::\]):/, '//localhost:');

/** Waits for Ctrl-C or a request to end. */
function interrupted(desk: Desk): Promise<void> {
  return new Promise((resolve) => {
    desk.io.onInterrupt(resolve);
  });
}

function portGiven(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port >= 0 && port <= 65_535))
    throw new InvalidArgumentError('Write a port from 1 to 65535, or 0 for any.');
  return port;
}
