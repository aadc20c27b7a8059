import { createServer } from "node:http";
import { portOf } from "#server-test/support/smtp-server.ts";
import { expect, test } from "vitest";
import { ping } from "./ping.ts";

const AT_ONCE_MS = 1;
const HANGS_MS = 20_000;

test(
  "an outside watch that accepts and never answers holds nothing up, and is told of in the log",
  { timeout: HANGS_MS },
  async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const warned: unknown[] = [];
    const log = { warn: (...said: unknown[]) => void warned.push(said.at(-1)) };
    try {
      await ping({ config: { pingUrl: `http://127.0.0.1:${portOf(silent)}/` }, log }, AT_ONCE_MS);
      expect(warned).toEqual(["the outside watch cannot be reached"]);
    } finally {
      silent.closeAllConnections();
      silent.close();
    }
  },
);
