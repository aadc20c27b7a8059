import { randomBytes } from "node:crypto";
import type { Db } from "@kalivo/server/db/client.ts";
import type { Clock } from "@kalivo/server/adapters/clock/port.ts";

/** What the built-in provider runs on: its own schema, the product's clock, and a way to reach the webhook. */
export type Sandbox = {
  db: Db;
  clock: Clock;
  /** Real time, for signatures: two processes may have the demo's clock a moment apart. */
  wallClock: Clock;
  /** Where its hosted pages are, without a slash at the end. */
  baseUrl: string;
  /** Signs events. */
  secret: Uint8Array;
  /** Posts an event to the product's webhook; answers its status. Throws when nobody answers. */
  deliver: (body: string, headers: Record<string, string>) => Promise<number>;
};

export const DAY_MS = 86_400_000;

/** A reference nobody can guess: some of them are addresses of pages. */
export const newRef = (prefix: string) => `${prefix}_sb_${randomBytes(15).toString("base64url")}`;
