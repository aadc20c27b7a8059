import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Services } from "../services.ts";
import { within } from "../concurrency/within.ts";

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;
const CONNECT_WITHIN_MS = 5_000;
const GOODBYE_MS = 500;

export type Listener = { stop: () => Promise<void> };

/**
 * LISTENs on a channel over one connection, and reconnects for as long as it takes. `onBack` is called after each
 * reconnect, because notifications sent meanwhile are lost.
 */
export function listen(
  connectionString: string,
  channel: string,
  {
    onMessage,
    onBack,
    log,
  }: { onMessage: (text: string | undefined) => void; onBack: () => void } & Pick<Services, "log">,
): Listener {
  const ending = new AbortController();
  let current: pg.Client | null = null;

  /** Resolves when the connection has ended, for whatever reason; never throws. */
  const connection = async (onReady: () => void) => {
    const client = new pg.Client({
      connectionString,
      application_name: "kalivo wake",
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
    });
    const ended = new Promise<void>((resolve) => client.once("end", resolve));
    client.on("notification", ({ payload }) => onMessage(payload));
    client.on("error", (error) => log.warn({ err: error }, "lost the wake-up connection"));
    current = client;
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      if (!ending.signal.aborted) log.warn({ err: error }, "the wake-up connection cannot be made");
      void client.end().catch(() => undefined);
      return;
    }
    onReady();
    await ended;
  };

  const running = (async () => {
    let wait = FIRST_WAIT_MS;
    while (!ending.signal.aborted) {
      await connection(() => {
        wait = FIRST_WAIT_MS;
        onBack();
      });
      await pause(wait, undefined, { signal: ending.signal }).catch(() => undefined);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  })();

  return {
    stop: async () => {
      ending.abort();
      void current?.end().catch(() => undefined);
      await within(GOODBYE_MS, running); // a frozen database says no goodbye
    },
  };
}
