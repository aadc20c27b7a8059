import { join } from "node:path";

/** The compile cache of product processes: halves the start of every process but the first. */
export const COMPILED = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../../../node_modules/.cache/kalivo-compiled"),
};
