import { join } from "node:path";

/** Where processes of the product keep what they compiled: one that starts after another starts in half the time. */
export const COMPILED = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../../../node_modules/.cache/kalivo-compiled"),
};
