import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { DB } from "./schema.gen.ts";

export type Db = Kysely<DB>;
/** Either the pool or a running transaction: a query runs in its caller's. */
export type Queryable = Kysely<DB> | Transaction<DB>;

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> };

/** Margin for the server's own statement timeout to arrive first. */
const ANSWER_MS = 5_000;

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
  /** Timeout of a transaction that is idle, so that a frozen process releases its locks. */
  idleInTransactionMs?: number;
  /** Called for every lost connection, in use or not. */
  onLost: (error: Error) => void;
};

/** Opens a pool. int8 arrives as bigint, a day as its text; a server that goes away is an error of the next query. */
export function openDatabase(connectionString: string, options: PoolOptions): Database {
  const pool = new pg.Pool({
    connectionString,
    application_name: options.name ?? "kalivo",
    max: options.max ?? 10,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(options.statementMs !== undefined && {
      statement_timeout: options.statementMs,
      query_timeout: options.statementMs + ANSWER_MS,
    }),
    ...(options.idleInTransactionMs !== undefined && {
      idle_in_transaction_session_timeout: options.idleInTransactionMs,
    }),
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
  // A checked-out client emits its own error event, and an unhandled one ends the process.
  pool.on("connect", (client) =>
    client.on("error", (error) => {
      if (!closing) options.onLost(error);
    }),
  );
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const close = () => {
    closing = true;
    return db.destroy();
  };
  return { db, pool, close };
}
