import { monitorEventLoopDelay } from 'node:perf_hooks';
import { METER } from '@croupier/table';
import type { FastifyInstance } from 'fastify';
import { waitingClaims } from '../jackpots/state.ts';
import { isReachable } from '../storage/reachable.ts';
import { bankedTables, type Casino, type OpenTable } from './casino.ts';
import type { Complaints } from './complaints.ts';

type Labels = Readonly<Record<string, string>>;

/** A figure in Prometheus' text format: its name, kind and meaning, then a line for each of its labels. */
interface Figure {
  readonly name: string;
  readonly kind: 'counter' | 'gauge';
  readonly help: string;
  readonly values: readonly (readonly [labels: Labels, value: number])[];
}

/** What is counted as it happens; everything else is looked up when somebody asks. */
export class Counters {
  readonly #complaints: Pick<Complaints, 'count'>;
  readonly requests = new Map<string, number>();

  constructor(complaints: Pick<Complaints, 'count'>) {
    this.#complaints = complaints;
  }

  get faults(): number {
    return this.#complaints.count;
  }

  request(status: number): void {
    const kind = `${Math.floor(status / 100)}xx`;
    this.requests.set(kind, (this.requests.get(kind) ?? 0) + 1);
  }
}

const NANOSECONDS = 1e9;

/** `/metrics` for Prometheus: for whoever runs the house, and not for the street; see docs/operations.md. */
export function routeMetrics(app: FastifyInstance, casino: Casino, counters: Counters): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onResponse', async (_request, reply) => counters.request(reply.statusCode));
  app.addHook('onClose', async () => delay.disable());
  app.get('/metrics', { schema: { hide: true }, config: { rateLimit: false } }, async (_request, reply) => {
    const up = (await isReachable(casino.store.database)) ? 1 : 0;
    const database = gauge('croupier_database_up', 'Whether the database answers', [[{}, up]]);
    const late = delay.percentile(99) / NANOSECONDS;
    // From one reading to the next: what was slow once must not be said for ever.
    delay.reset();
    const figures = [database, ...figuresOf(casino, counters), ...ofProcess(late)];
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(exposition(figures));
  });
}

function figuresOf(casino: Casino, counters: Counters): Figure[] {
  const { tables, connections } = casino;
  const banked = bankedTables(casino).map(({ driver, table }) => ({
    table: driver.setting.id,
    state: table.state,
    meters: driver.shown(table.state).meters,
  }));
  const each = (value: (open: OpenTable) => number): Figure['values'] =>
    [...tables].map(([table, open]) => [{ table }, value(open)]);
  return [
    gauge('croupier_sessions_connected', 'Sessions with a connection open', [
      [{}, connections.sessions().length],
    ]),
    gauge('croupier_tables_quarantined', 'Tables whose journal cannot be read', [
      [{}, casino.quarantined.size],
    ]),
    gauge(
      'croupier_table_watching',
      'People around a table',
      each(({ room }) => room.watching),
    ),
    gauge(
      'croupier_table_dealing',
      'Whether a round or a hand is being dealt: then something must happen',
      each(({ driver: { phase } }) => (phase.name === 'dealing' || phase.name === 'playing' ? 1 : 0)),
    ),
    gauge(
      'croupier_table_line',
      'The last line of the journal that the table is at',
      each(({ table }) => table.state.seq),
    ),
    gauge('croupier_jackpots_waiting', 'Awards from a meter or a fund that wait to be confirmed', [
      ...banked.map(({ table, state }) => [{ table }, state.jackpot ? 1 : 0] as const),
      ...casino.funds.all.map(
        ({ setting, state }) => [{ fund: setting.id }, waitingClaims(state).length] as const,
      ),
    ]),
    gauge(
      'croupier_meter_cents',
      'What a progressive would pay',
      banked.flatMap(({ table, meters }) =>
        Object.entries(meters).map(
          ([meter, shown]) => [meter === METER ? { table } : { table, meter }, shown] as const,
        ),
      ),
    ),
    counter('croupier_faults_total', 'Faults, logged or repeated within a minute', [[{}, counters.faults]]),
    counter(
      'croupier_requests_total',
      'HTTP requests by status',
      [...counters.requests].map(([status, count]) => [{ status }, count]),
    ),
  ];
}

function ofProcess(delay: number): Figure[] {
  const { rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    gauge('process_resident_memory_bytes', 'Memory of the process', [[{}, rss]]),
    counter('process_cpu_seconds_total', 'Processor time of the process', [[{}, (user + system) / 1e6]]),
    gauge('process_start_time_seconds', 'When the process began', [
      [{}, Date.now() / 1000 - process.uptime()],
    ]),
    gauge('nodejs_eventloop_lag_p99_seconds', 'How late timers come', [[{}, delay]]),
  ];
}

const gauge = (name: string, help: string, values: Figure['values']): Figure => ({
  name,
  kind: 'gauge',
  help,
  values,
});
const counter = (name: string, help: string, values: Figure['values']): Figure => ({
  name,
  kind: 'counter',
  help,
  values,
});

function exposition(figures: readonly Figure[]): string {
  return figures
    .map(({ name, kind, help, values }) => {
      const lines = values.map(([labels, value]) => `${name}${labelled(labels)} ${value}`);
      return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines, ''].join('\n');
    })
    .join('');
}

function labelled(labels: Labels): string {
  const parts = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replaceAll(/["\\\n]/g, '\\$&')}"`,
  );
  return parts.length > 0 ? `{${parts.join(',')}}` : '';
}
