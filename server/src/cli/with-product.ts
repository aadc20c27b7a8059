import type { Config } from "../config.ts";
import { composeProduct, type Product } from "../main.ts";

/** Runs something on the product without serving it, and closes everything afterwards. */
export async function withProduct<T>(config: Config, run: (product: Product) => Promise<T>): Promise<T> {
  const product = await composeProduct({
    ...config,
    logLevel: config.logLevel === "info" ? "warn" : config.logLevel,
  });
  try {
    return await run(product);
  } finally {
    await product.close();
  }
}
