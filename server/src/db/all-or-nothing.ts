import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type TransactionSettings,
} from "kysely";
import pg from "pg";
import type { Database } from "./client.ts";
import type { DB } from "./schema.gen.ts";

/** The database as one transaction sees it. */
type Inside = Pick<Database, "db" | "pool">;

/**
 * All that `work` saves and reads through what it is given is one transaction: when the answer of a call cannot be read,
 * nothing was saved. Transactions of `work` become savepoints. It begins with the first statement, so that no connection is
 * held before.
 */
export async function allOrNothing<S extends Pick<Database, "pool">, T>(
  services: S,
  work: (inside: S & Inside) => Promise<T>,
): Promise<T> {
  const pool = new OneTransaction(services.pool);
  const db = new Kysely<DB>({ dialect: new SavepointDialect(pool) });
  try {
    const done = await work({ ...services, db, pool });
    await pool.commit();
    return done;
  } catch (error) {
    await pool.rollBack();
    throw error;
  }
}

/** All that `work` reads through what it is given is of one instant, so that its figures agree with each other. */
export async function inOneReading<T>(
  { pool: from }: Pick<Database, "pool">,
  work: (inside: Inside) => Promise<T>,
): Promise<T> {
  const pool = new OneTransaction(from, "begin isolation level repeatable read, read only");
  try {
    return await work({ pool, db: new Kysely<DB>({ dialect: new SavepointDialect(pool) }) });
  } finally {
    await pool.rollBack(); // there is nothing to save
  }
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** A pool of one connection, which its users share until the transaction ends. */
class OneTransaction extends pg.Pool {
  readonly #pool: pg.Pool;
  readonly #beginning: string;
  #begun: Promise<Lent> | null = null;
  #over = false;

  constructor(pool: pg.Pool, beginning = "begin") {
    super();
    this.#pool = pool;
    this.#beginning = beginning;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    const lent = this.#lend();
    if (connected === undefined) return lent;
    lent.then(
      (client) => connected(undefined, client, () => undefined),
      (error: Error) => connected(error, undefined, () => undefined),
    );
  }

  async #lend(): Promise<pg.PoolClient> {
    if (this.#over) throw new Error("the transaction is over");
    this.#begun ??= begin(this.#pool, this.#beginning);
    return (await this.#begun).client;
  }

  async commit(): Promise<void> {
    this.#over = true;
    const lent = await this.#begun;
    if (lent === null) return;
    const { command } = await lent.ask("commit");
    if (command !== "COMMIT")
      throw new Error("a statement failed before, so the transaction was rolled back");
    this.#begun = null;
    lent.giveBack();
  }

  /** A connection on which that fails is closed, which does the same. */
  async rollBack(): Promise<void> {
    this.#over = true;
    const lent = await this.#begun?.catch(() => null);
    if (lent === undefined || lent === null) return;
    const failed = await lent.ask("rollback").then(
      () => false,
      () => true,
    );
    lent.giveBack(failed);
  }
}

type Lent = {
  client: pg.PoolClient;
  ask: (statement: string) => Promise<pg.QueryResult>;
  giveBack: (broken?: boolean) => void;
};

async function begin(pool: pg.Pool, beginning: string): Promise<Lent> {
  const client = await pool.connect();
  const lent = lend(client);
  try {
    await lent.ask(beginning);
  } catch (error) {
    client.release(true);
    throw error;
  }
  return lent;
}

/** Its statements wait for each other, and whoever releases it keeps it. */
function lend(client: pg.PoolClient): Lent {
  const send: unknown = Reflect.get(client, "query");
  if (typeof send !== "function") throw new Error("pg has no query");
  let last: Promise<unknown> = Promise.resolve();
  const ask = (...asked: unknown[]): Promise<pg.QueryResult> => {
    const answer = last.then((): Promise<pg.QueryResult> => Reflect.apply(send, client, asked));
    last = answer.catch(() => undefined);
    return answer;
  };
  const tell = (told: Told, asked: unknown[]): void => {
    ask(...asked).then(
      (result) => told(undefined, result),
      (error: unknown) => told(error),
    );
  };
  const used = {
    query: (...asked: unknown[]) => {
      const told = asked.at(-1);
      return isTold(told) ? tell(told, asked.slice(0, -1)) : ask(...asked);
    },
    release: () => undefined,
    once: client.once.bind(client),
    removeListener: client.removeListener.bind(client),
  };
  // All of a client that Kysely and `pool.query` use.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { client: used as unknown as pg.PoolClient, ask, giveBack: (broken) => client.release(broken) };
}

type Told = (error: unknown, result?: pg.QueryResult) => void;
const isTold = (last: unknown): last is Told => typeof last === "function";

class SavepointDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): PostgresDriver {
    return new SavepointDriver({ pool: this.#pool });
  }
}

class SavepointDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    if (isolationLevel !== undefined || accessMode !== undefined)
      throw new Error("a part of a transaction has its isolation");
    await connection.executeQuery(CompiledQuery.raw("savepoint part"));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("release savepoint part"));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback to savepoint part"));
  }
}
