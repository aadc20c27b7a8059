import type { Config } from "../config/config.ts";
import { knownAssociation } from "../features/setup/first-start.ts";
import { composeProduct, type Product, type WhoRunsIt } from "../main.ts";

/** Runs something on the product without serving it, and closes everything afterwards. */
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
    return await run(product);
  } finally {
    await product.close();
  }
}
