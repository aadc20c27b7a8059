import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const root = join(import.meta.dirname, "../../package.json");

/** The product's version, x.y.z: the client compares its own with it. */
export const VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(root, "utf8"))).version;
