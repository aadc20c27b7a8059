import pg from "pg";
import { ConfigError } from "../config/config-error.ts";

const WITHIN_MS = 10_000;

/** Network errors and SQLSTATEs (no room, the connection broke, starting or stopping) of a database that may come back. */
const MAY_COME_BACK =
  /^(?:ECONN\w+|ETIMEDOUT|ENOENT|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|53\w{3}|57P\d\d|08(?!P01)\w{3})$/;
/** PgBouncer says all of its refusals with this one. */
const OF_A_POOLER = "08P01";
const NAMES_NOTHING = /no such (?:database|user)|unsupported startup parameter|auth/i;

export type Reached = {
  /** A pooler answers, which gives each transaction any of its connections. */
  pooled: boolean;
  /** Which database of which cluster it is; a copy by streaming is the same. Null: its role may not ask. */
  identity: string | null;
  /** Its role may do everything in the whole cluster. */
  superuser: boolean;
  /** Statements, and transactions that do nothing, end by themselves though nobody asked for it here. */
  bounded: boolean;
};

/** The address of the database in a variable does not answer now; a later start may find it. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";
}

/**
 * Connects once to what a variable names.
 * @throws ConfigError when nothing will ever answer there as it is written
 * @throws DatabaseAway when it may be away for the moment
 */
export async function reach(variable: string, connectionString: string): Promise<Reached> {
  const client = clientFor(variable, connectionString);
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number; superuser: boolean; bounded: boolean }>(`
      select pg_backend_pid() as pid, current_setting('is_superuser')::boolean as superuser,
        current_setting('statement_timeout') <> '0'
          and current_setting('idle_in_transaction_session_timeout') <> '0' as bounded`);
    // A pooler gives its clients a number of its own, by which they may cancel a statement.
    return {
      pooled: rows[0]?.pid !== Reflect.get(client, "processID"),
      superuser: rows[0]?.superuser ?? false,
      bounded: rows[0]?.bounded ?? false,
      identity: await identityOf(client),
    };
  } catch (error) {
    throw explained(variable, placeOf(client), error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function identityOf(client: pg.Client): Promise<string | null> {
  const asked = client.query<{ identity: string }>(`
    select c.system_identifier || ' ' || d.oid as identity
    from pg_control_system() c, pg_database d
    where d.datname = current_database()`);
  const { rows } = await asked.catch(() => ({ rows: [] }));
  return rows[0]?.identity ?? null;
}

/**
 * Refuses an address that leads to another database than the first: after one of two was changed, half of the product would
 * work on the old one.
 * @throws ConfigError
 */
export function refuseOtherDatabase(first: Named, ...others: readonly Named[]): void {
  const other = others.find(({ identity }) => isOther(identity, first.identity));
  if (other === undefined) return;
  throw new ConfigError(
    `${other.variable} leads to another database than ${first.variable}: both must name the same one`,
  );
}

type Named = Pick<Reached, "identity"> & { variable: string };
const isOther = (one: string | null, another: string | null) =>
  one !== null && another !== null && one !== another;

function clientFor(variable: string, connectionString: string): pg.Client {
  try {
    return new pg.Client({ connectionString, connectionTimeoutMillis: WITHIN_MS, query_timeout: WITHIN_MS });
  } catch (error) {
    // The driver reads the files of `sslrootcert`, `sslcert` and `sslkey`.
    if (error instanceof Error && "path" in error)
      throw new ConfigError(`${variable} names a file that cannot be read: ${String(error.path)}`);
    throw new ConfigError(`${variable} is no address of a PostgreSQL database`);
  }
}

function explained(variable: string, place: string, error: unknown): Error {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const said = (error instanceof Error ? error.message : "") || code;
  const sentence = `${variable}: the database at ${place} cannot be reached: ${said}`;
  const isAway =
    MAY_COME_BACK.test(code) ||
    (code === OF_A_POOLER && !NAMES_NOTHING.test(said)) ||
    /timeout|terminated/i.test(said);
  return isAway ? new DatabaseAway(sentence) : new ConfigError(sentence);
}

/** Without user and password. */
const placeOf = ({ host, port, database }: pg.Client) =>
  `${host.startsWith("/") ? host : `${host}:${port}`}/${database ?? ""}`;

/**
 * The role that an address names, as the driver reads it.
 * @throws ConfigError for what is no address
 */
export const roleOf = (variable: string, connectionString: string): string =>
  clientFor(variable, connectionString).user ?? "";
