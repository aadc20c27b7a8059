import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { DB } from "./schema.gen.ts";
import { keepPlans, sendUnnamed } from "./prepared.ts";

export type Db = Kysely<DB>;
/** Either the pool or a running transaction: a query runs in its caller's. */
export type Queryable = Kysely<DB> | Transaction<DB>;

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> };
export type OpenPool = Pick<Database, "pool" | "close">;

/** Margin for the server's own statement timeout to arrive first. */
const ANSWER_MS = 5_000;

const CONNECT_MS = 10_000;

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;
const readInstant: (text: string) => Date = pg.types.getTypeParser(TIMESTAMPTZ, "text");

/** Rewrites `2026-11-01 06:00:00.5+00` to ISO 8601, which V8 parses many times faster. */
const instantOf = (text: string): Date =>
  text.endsWith("+00") && text[10] === " "
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : readInstant(text);

export type PoolOptions = {
  /** `application_name` of the connections. */
  name?: string;
  max?: number;
  /** Statement timeout, also enforced by the client when the server is frozen. */
  statementMs?: number;
  /** How long a statement waits for a lock; then it fails with 55P03. */
  lockMs?: number;
  /** Timeout of a transaction that is idle, so that a frozen process releases its locks. */
  idleInTransactionMs?: number;
  /** False behind a pooler: neither session settings nor named statements reach the next user of a connection. */
  sessions?: boolean;
  /** Unless set as `sessions`: whether named statements stay named. */
  prepares?: boolean;
  /** How long a connection, or its turn for one, is waited for. */
  connectMs?: number;
  /** Called for every lost connection, in use or not. */
  onLost: (error: Error) => void;
};

/** Opens a pool. int8 arrives as bigint, a day as its text; a server that goes away is an error of the next query. */
export function openPool(connectionString: string, options: PoolOptions): OpenPool {
  const { sessions = true, prepares = sessions, statementMs, lockMs, idleInTransactionMs } = options;
  const pool = new pg.Pool({
    connectionString,
    application_name: options.name ?? "kalivo",
    max: options.max ?? 10,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: options.connectMs ?? CONNECT_MS,
    keepAlive: true,
    ...(statementMs !== undefined && { query_timeout: statementMs + ANSWER_MS }),
    ...(sessions && statementMs !== undefined && { statement_timeout: statementMs }),
    ...(sessions && lockMs !== undefined && { lock_timeout: lockMs }),
    ...(sessions &&
      idleInTransactionMs !== undefined && { idle_in_transaction_session_timeout: idleInTransactionMs }),
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") => {
        if (oid === INT8) return BigInt;
        if (oid === DATE) return (day: string) => day;
        if (oid === TIMESTAMPTZ && format !== "binary") return instantOf;
        return pg.types.getTypeParser(oid, format ?? "text");
      },
    },
  });
  let closing = false;
  pool.on("error", () => undefined); // reported by the client itself
  pool.on("connect", (client) => {
    // A checked-out client emits its own error event, and an unhandled one ends the process.
    client.on("error", (error) => {
      if (!closing) options.onLost(error);
    });
    if (prepares) keepPlans(client);
    else sendUnnamed(client);
  });
  const close = () => {
    closing = true;
    return pool.end();
  };
  return { pool, close };
}

/** Closing it closes the pool. */
export function openDatabase(connectionString: string, options: PoolOptions): Database {
  const { pool, close } = openPool(connectionString, options);
  return { db: databaseOn(pool), pool, close };
}

export const databaseOn = (pool: pg.Pool): Db => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
