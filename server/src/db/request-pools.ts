import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

/**
 * Which pool a piece of work takes its connections from. Saves may wait for each other, for seconds; reads have a
 * pool of their own, so that they wait for none of them. `replica`: reads whose age does not matter.
 */
export type PoolName = "saves" | "reads" | "replica";

const chosen = new AsyncLocalStorage<PoolName>();

/** All database work of `work` takes its connections there. Without one: `saves`. */
export const inPool = <T>(which: PoolName, work: () => T): T => chosen.run(which, work);

export const currentPool = (): PoolName => chosen.getStore() ?? "saves";

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** A pool without connections of its own: each is one of the chosen pool. */
export class RequestPool extends pg.Pool {
  readonly #pools: Readonly<Record<PoolName, pg.Pool>>;

  constructor(pools: Readonly<Record<PoolName, pg.Pool>>) {
    super();
    this.#pools = pools;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    const pool = this.#pools[currentPool()];
    return connected === undefined ? pool.connect() : pool.connect(connected);
  }
}
