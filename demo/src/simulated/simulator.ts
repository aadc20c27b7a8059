import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Db } from "@kalivo/server/db/client.ts";
import type { Clock } from "@kalivo/server/adapters/clock/port.ts";

/** What a provider of the demo runs on: its own schema, the product's clock, and a way to the product's webhook. */
export type Simulator = {
  provider: Provider;
  db: Db;
  clock: Clock;
  /** Real time, for signatures. */
  wallClock: Clock;
  client: { id: string; secret: string };
  /** The product, where people come from and go back to; without a slash at the end. */
  publicUrl: string;
  /** Strava's; the product checks both. */
  subscription: { id: string; verifyToken: string };
  /** Asks the product's webhook. Throws when nobody answers. */
  webhook: (
    method: "GET" | "POST",
    asked: { query?: string; body?: string; headers?: Record<string, string> },
  ) => Promise<{ status: number; text: string }>;
  /** How long a slow provider takes to answer. */
  slowMs: number;
  /** A folder of real recordings to fill the feed with; null: there is none. */
  samplesDir: string | null;
};

/** Where everything of a simulated provider is, its API included. */
export const homeOf = (provider: Provider) => `/simulated/${provider}`;

/** On one line, and nothing in it that cannot be shown or kept. */
export const plainText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u);

/** An id or token as these providers make them. */
export const plainId = z
  .string()
  .max(200)
  .regex(/^[\w-]*$/);

/** A token nobody can guess. */
export const newToken = () => randomBytes(24).toString("base64url");

export const HIDDEN = { schema: { hide: true } };
