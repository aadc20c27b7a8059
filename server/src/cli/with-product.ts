import { openForJobs } from "../compose/database.ts";
import type { Config } from "../config/config.ts";
import { CLOCK_MAY_DIFFER_MS, clockOff } from "../db/workers.ts";
import { knownAssociation } from "../features/setup/first-start.ts";
import { composeProduct, type Product, type WhoRunsIt } from "../main.ts";
import type { Services } from "../services.ts";

/**
 * Runs something on the product without serving it, and closes everything afterwards.
 * @throws Error when this machine's clock is not the database's: a month could close, or be collected, on a wrong day
 */
export async function withProduct<T>(
  config: Config,
  run: (product: Product) => Promise<T>,
  whoRunsIt: WhoRunsIt = knownAssociation,
): Promise<T> {
  const product = await composeProduct(
    { ...config, logLevel: config.logLevel === "info" ? "warn" : config.logLevel },
    whoRunsIt,
  );
  try {
    await refuseWrongClock(product);
    return await run(product);
  } finally {
    await product.close();
  }
}

async function refuseWrongClock({ services, wallClock }: Product): Promise<void> {
  const offMs = await clockOff(services.db, wallClock);
  if (Math.abs(offMs) <= CLOCK_MAY_DIFFER_MS) return;
  const minutes = Math.round(Math.abs(offMs) / 60_000);
  throw new Error(
    `This machine's clock is ${minutes} min ${offMs > 0 ? "ahead of" : "behind"} the database's: nothing was done. Set it (timedatectl), then try again.`,
  );
}

/** For what takes as long as a month has lines: the connections of the jobs, whose statements end by no clock. */
export const withJobs = <T>(config: Config, run: (services: Services) => Promise<T>): Promise<T> =>
  withProduct(config, async ({ services, directString }) => {
    const { db, pool, close } = openForJobs(directString, services.config, services.log);
    try {
      return await run({ ...services, db, pool });
    } finally {
      await close();
    }
  });
