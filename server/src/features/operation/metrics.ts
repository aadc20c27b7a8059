import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import type pg from "pg";
import { weightOfAlarm } from "@kalivo/domain/alarm-weights.ts";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Services } from "../../services.ts";
import { VERSION } from "../../version.ts";
import { laneOfMail } from "../mail/outbox-mails.ts";
import type { Facts, FactsReader, KnownFacts } from "./read-facts.ts";

type Sample = readonly [labels: Record<string, string>, value: number];
type Told = { name: string; help: string; labels?: readonly string[] };

/** Told by the database: the same from every process, so never to be summed over them. */
type FromFacts = Told & { samples: (facts: KnownFacts, now: Date) => readonly Sample[] };

const seconds = (at: Date): number => at.getTime() / 1000;
const one = (value: number | undefined): Sample[] => (value === undefined ? [] : [[{}, value]]);

/** Of the last comparison of the books, if there was any. */
const ofCheck = (
  { ledger_check: last }: KnownFacts,
  values: (last: NonNullable<Facts["ledger_check"]>) => Sample[],
) => (last === undefined || last === null ? [] : values(last));

export const FROM_FACTS: readonly FromFacts[] = [
  {
    name: "kalivo_database_answers",
    help: "Whether the database answered within the time of a scrape; without it the gauges of the database are missing.",
    samples: ({ database }) => one(database === undefined ? 0 : 1),
  },
  {
    name: "kalivo_database_disk_full",
    help: "1 when PostgreSQL finds no room for a small file on its disk: nothing is saved and no step ends.",
    samples: ({ disk_full }) => (disk_full === undefined ? [] : one(disk_full ? 1 : 0)),
  },
  {
    name: "kalivo_db_connections_left",
    help: "Connections that PostgreSQL would still accept of an ordinary role.",
    samples: ({ database }) => one(database?.connections_left),
  },
  {
    name: "kalivo_workers",
    help: "Processes that run the jobs, said so within two minutes and were not stopped since.",
    samples: ({ workers }) => one(workers?.alive),
  },
  {
    name: "kalivo_workers_wrong_clock",
    help: "Those of them that run no step because their clock is not the database's.",
    samples: ({ workers }) => one(workers?.wrong_clocks),
  },
  {
    name: "kalivo_last_round_timestamp_seconds",
    help: "When a round of a lane of jobs last ended.",
    labels: ["lane"],
    samples: ({ rounds = [] }) => rounds.map(({ lane, ended_at }) => [{ lane }, seconds(ended_at)]),
  },
  {
    name: "kalivo_last_round_seconds",
    help: "How long the last round of a lane took.",
    labels: ["lane"],
    samples: ({ rounds = [] }) => rounds.map(({ lane, took_ms }) => [{ lane }, took_ms / 1000]),
  },
  {
    name: "kalivo_step_failing",
    help: "Steps that failed in the last round of their lane, whichever process ran it.",
    labels: ["lane", "step"],
    samples: ({ rounds = [] }) =>
      rounds.flatMap(({ lane, failed }) => failed.map((step): Sample => [{ lane, step }, 1])),
  },
  {
    name: "kalivo_outbox_oldest_seconds",
    help: "Since when the longest waiting mail of a kind should have gone out.",
    labels: ["kind", "lane"],
    samples: ({ oldest_mails = [] }, now) =>
      oldest_mails.map(({ kind, due }) => [
        { kind, lane: laneOfMail(kind) ?? "none" },
        Math.max(0, seconds(now) - seconds(due)),
      ]),
  },
  {
    name: "kalivo_alarms",
    help: "Alarms of the product that stand, by kind.",
    labels: ["kind", "weight"],
    samples: ({ alarms = [] }) =>
      alarms.map(({ kind, count }) => [{ kind, weight: weightOfAlarm(kind) }, count]),
  },
  {
    name: "kalivo_charges",
    help: "Charges that have not ended, by state.",
    labels: ["state"],
    samples: ({ charges = [] }) => charges.map(({ state, count }) => [{ state }, count]),
  },
  {
    name: "kalivo_charges_overdue",
    help: "Charges that were due a day ago and that nothing happened to.",
    samples: ({ charges_overdue }) => one(charges_overdue),
  },
  {
    name: "kalivo_provider_refusing",
    help: "Calls that the payment provider refused within an hour because of our key or account.",
    samples: ({ refused_calls }) => one(refused_calls?.length),
  },
  {
    name: "kalivo_last_ledger_check_timestamp_seconds",
    help: "When the books were last compared with themselves and with the provider.",
    samples: (facts) => ofCheck(facts, ({ checked_at }) => one(seconds(checked_at))),
  },
  {
    name: "kalivo_ledger_differences",
    help: "What the last comparison of the books found.",
    labels: ["with"],
    samples: (facts) =>
      ofCheck(facts, ({ books_differ, provider_differs }) => [
        [{ with: "themselves" }, books_differ],
        [{ with: "the provider" }, provider_differs],
      ]),
  },
  {
    name: "kalivo_ledger_not_compared",
    help: "1 when the last comparison could not read the provider's account.",
    samples: (facts) => ofCheck(facts, ({ provider_failure }) => one(provider_failure === null ? 0 : 1)),
  },
];

/** Told by this process or its machine. */
function ofProcess(pools: ReadonlyMap<string, pg.Pool>, folders: Readonly<Record<string, string>>) {
  return [
    {
      name: "kalivo_build_info",
      help: "Always 1; the version is its label.",
      labels: ["version"],
      samples: async (): Promise<Sample[]> => [[{ version: VERSION }, 1]],
    },
    {
      name: "kalivo_db_pool",
      help: "Connections of this process by pool and state, and who waits for one.",
      labels: ["pool", "state"],
      samples: async () =>
        [...pools].flatMap(([pool, { totalCount, idleCount, waitingCount }]): Sample[] => [
          [{ pool, state: "used" }, totalCount - idleCount],
          [{ pool, state: "idle" }, idleCount],
          [{ pool, state: "waiting" }, waitingCount],
        ]),
    },
    {
      name: "kalivo_disk_free_bytes",
      help: "Room on the disk of this machine's folders that the product writes to.",
      labels: ["folder"],
      samples: async () => {
        const rooms = await Promise.all(Object.values(folders).map(roomOf));
        return Object.keys(folders).flatMap((folder, index): Sample[] => {
          const room = rooms[index];
          return room === undefined || room === null ? [] : [[{ folder }, room]];
        });
      },
    },
  ];
}

/** Bytes that an ordinary user may still write; null where there is no such folder. */
export const roomOf = (folder: string): Promise<number | null> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );

export type Measured = {
  read: FactsReader;
  /** The open pools of this process by name. */
  pools: ReadonlyMap<string, pg.Pool>;
  /** Further counters of the process. */
  counters: readonly { countIn: (registry: Registry) => void }[];
};

/** Everything of `/metrics`, the same for a process that serves and one that runs the jobs. */
export function productMetrics(
  { config, clock }: Pick<Services, "config" | "clock">,
  { read, pools, counters }: Measured,
): Registry {
  const registry = new Registry();
  const add = ({ name, help, labels = [] }: Told, collect: () => Promise<readonly Sample[]>) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [],
        async collect() {
          const samples = await collect();
          this.reset();
          if (labels.length === 0) this.remove(); // what is not known is missing, not 0
          for (const [of, value] of samples) this.set(of, value);
        },
      }),
    );
  for (const told of FROM_FACTS) add(told, async () => told.samples(await read(), clock.now()));
  const folders = { temporary: tmpdir(), ...(config.databaseUrl === null && { data: config.dataDir }) };
  for (const told of ofProcess(pools, folders)) add(told, told.samples);
  for (const { countIn } of counters) countIn(registry);
  collectDefaultMetrics({ register: registry });
  return registry;
}
