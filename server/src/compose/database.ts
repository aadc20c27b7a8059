import type pg from "pg";
import type { Config } from "../config/config.ts";
import { databaseOn, openDatabase, openPool, type Database, type Db, type OpenPool } from "../db/client.ts";
import { startEmbedded } from "../db/embedded.ts";
import { ensureDatabase, migrate } from "../db/migrate.ts";
import { DatabaseAway, reach, refuseOtherDatabase, roleOf, type Reached } from "../db/reach.ts";
import { NO_REPLICA, watchReplica, type Replica } from "../db/replica.ts";
import { RequestPool } from "../db/request-pools.ts";
import { ConfigError } from "../config/config-error.ts";
import type { Services } from "../services.ts";
import { within } from "../concurrency/within.ts";

export type ComposedDatabase = {
  /** For what needs a session: not through a pooler. */
  directString: string;
  db: Db;
  pool: pg.Pool;
  /** Those that `pool` takes its connections from, by name. */
  pools: Readonly<Record<string, pg.Pool>>;
  replica: Replica;
  close: () => Promise<void>;
};

/** The statement timeout of requests. */
const REQUEST_STATEMENT_MS = 60_000;
/** A read that takes longer on the replica is done on the primary. */
const REPLICA_STATEMENT_MS = 15_000;
const REPLICA_CONNECT_MS = 2_000;
/** A transaction waits for nothing but its statements, so one idle for a minute belongs to a hung process. */
const IDLE_IN_TRANSACTION_MS = 60_000;
/** At the primary, at most: with the one that listens, and of a `serve` with its jobs. */
export const connectionsOf = ({ databasePool }: Pick<Config, "databasePool">) => ({
  serve: 3 * databasePool + 1,
  worker: databasePool + 1,
});
/** A database that is unreachable or frozen never closes its connections. */
export const LEAVE_POOL_MS = 1_000;

/** A pool for the jobs: they take no connections from requests, and have no statement timeout. */
export const openForJobs = (
  directString: string,
  { databasePool }: Pick<Config, "databasePool">,
  log: Pick<Services["log"], "warn">,
): Database =>
  openDatabase(directString, {
    name: "kalivo jobs",
    max: databasePool,
    idleInTransactionMs: IDLE_IN_TRANSACTION_MS,
    onLost: (error) => log.warn({ err: error }, "a database connection of the jobs was lost"),
  });

/** The operator's PostgreSQL or the bundled one, migrated. `close` stops what was started here. */
export async function composeDatabase(config: Config, log: Services["log"]): Promise<ComposedDatabase> {
  const reached = await reachDatabase(config);
  if (reached.pooled && !reached.bounded)
    log.warn(
      "nothing ends a hung statement behind the pooler: give its connections timeouts (docs/operate/several.md)",
    );
  if (reached.superuser && !config.demo)
    log.warn(
      "the role of DATABASE_URL is a superuser, whose mistakes no right of the database stops: give it a role of its own (docs/runbook/database.md)",
    );
  return openReached(config, reached, log).catch(failAfter(reached.stop));
}

async function openReached(
  config: Config,
  reached: ReachedDatabase,
  log: Services["log"],
): Promise<ComposedDatabase> {
  const { ownerString, connectionString, directString, stop } = reached;
  const productRole = ownerString === directString ? null : roleOf("DATABASE_URL", connectionString);
  await migrate(ownerString, { log: (line) => log.info(line), productRole });
  const open = (address: string, options: { statementMs: number; lockMs?: number; connectMs?: number }) =>
    openPool(address, {
      ...options,
      max: config.databasePool,
      sessions: !reached.pooled,
      prepares: config.databasePrepared ?? !reached.pooled,
      idleInTransactionMs: IDLE_IN_TRANSACTION_MS,
      onLost: (error) => log.warn({ err: error }, "a database connection was lost"),
    });
  const ofRequests = { statementMs: REQUEST_STATEMENT_MS, ...config.databasePatience };
  const saves = open(connectionString, ofRequests);
  const reads = open(connectionString, ofRequests);
  const copy =
    config.databaseReadUrl === null
      ? null
      : open(config.databaseReadUrl, { statementMs: REPLICA_STATEMENT_MS, connectMs: REPLICA_CONNECT_MS });
  const watched = copy && watchReplica({ primary: reads.pool, replica: copy.pool, log });
  await watched?.look();
  const pool = new RequestPool({
    saves: saves.pool,
    reads: reads.pool,
    replica: (copy ?? reads).pool,
  });
  return {
    directString,
    db: databaseOn(pool),
    pool,
    pools: { saves: saves.pool, reads: reads.pool, ...(copy !== null && { replica: copy.pool }) },
    replica: watched ?? NO_REPLICA,
    close: async () => {
      watched?.stop();
      await within(LEAVE_POOL_MS, closeAll([saves, reads, ...(copy === null ? [] : [copy])]));
      await stop();
    },
  };
}

const closeAll = (pools: readonly OpenPool[]) => Promise.all(pools.map(({ close }) => close()));

/** Cleans up, then rethrows. */
export const failAfter =
  (tidy: () => Promise<void>) =>
  async (error: unknown): Promise<never> => {
    await tidy();
    throw error;
  };

/** What is told of it is told of `connectionString`. */
type ReachedDatabase = Pick<Reached, "pooled" | "bounded" | "superuser"> & {
  ownerString: string;
  connectionString: string;
  directString: string;
  stop: () => Promise<void>;
};

async function reachDatabase(config: Config): Promise<ReachedDatabase> {
  const { databaseUrl } = config;
  if (databaseUrl !== null) return reachOperators(config, databaseUrl);
  const cluster = await startEmbedded({ dataDir: config.dataDir });
  await ensureDatabase(cluster.connectionString("postgres"), "kalivo").catch(failAfter(cluster.stop));
  const connectionString = cluster.productString("kalivo");
  return {
    ownerString: cluster.connectionString("kalivo"),
    connectionString,
    directString: connectionString,
    pooled: false,
    bounded: false,
    superuser: false,
    stop: cluster.stop,
  };
}

async function reachOperators(config: Config, databaseUrl: string): Promise<ReachedDatabase> {
  const { databaseOwnerUrl, databaseDirectUrl, databaseReadUrl } = config;
  const reached = await reach("DATABASE_URL", databaseUrl);
  if (reached.pooled && databaseDirectUrl === null)
    throw new ConfigError(
      "DATABASE_URL leads to a pooler, which shares its connections: DATABASE_DIRECT_URL must lead to the same database without it, for migrations, the jobs and what wakes them",
    );
  const others = [
    { variable: "DATABASE_DIRECT_URL", address: databaseDirectUrl },
    { variable: "DATABASE_OWNER_URL", address: databaseOwnerUrl },
    { variable: "DATABASE_READ_URL", address: databaseReadUrl },
  ];
  const first = { variable: "DATABASE_URL", ...reached };
  for (const { variable, address } of others) {
    if (address === null) continue;
    const other = await reach(variable, address).catch(
      variable === "DATABASE_READ_URL" ? unlessAway : thrown,
    );
    if (other === null) continue;
    if (other.pooled && variable !== "DATABASE_READ_URL")
      throw new ConfigError(
        `${variable} leads to a pooler, in which the locks of migrations and what wakes the jobs are lost: let it lead to PostgreSQL itself (docs/operate/several.md)`,
      );
    refuseOtherDatabase(first, { variable, ...other });
  }
  const directString = databaseDirectUrl ?? databaseUrl;
  return {
    ...reached,
    ownerString: databaseOwnerUrl ?? directString,
    connectionString: databaseUrl,
    directString,
    stop: async () => undefined,
  };
}

/** Nothing needs the replica. */
function unlessAway(error: unknown): null {
  if (error instanceof DatabaseAway) return null;
  throw error;
}
const thrown = (error: unknown): never => {
  throw error;
};
