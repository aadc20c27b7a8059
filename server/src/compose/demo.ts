import type { Provider } from "@kalivo/domain/health-source.ts";
import type { FastifyInstance } from "fastify";
import type { GarminParts } from "../adapters/health/garmin/garmin-source.ts";
import type { StravaParts } from "../adapters/health/strava/strava-source.ts";
import type { Config } from "../config/config.ts";
import type { Db } from "../db/client.ts";
import type { Api } from "../http/route-handler.ts";
import type { DueStep } from "../jobs/due-steps.ts";
import type { Services } from "../services.ts";
import type { ChosenClock } from "./clock.ts";
import type { PaymentParts, Payments } from "./payments.ts";

/** What only a demo has. The workspace `demo` makes it, once for each product. */
export type DemoWorld = {
  /** One clock that every process moves together; it is not moved while the past is lived. */
  clock: (config: Config, db: Db) => Promise<ChosenClock>;
  /** The provider that stands in for a card company. */
  payments: (parts: PaymentParts, key: string) => Payments;
  /** What stands in for each provider of workouts without credentials. */
  sources: (parts: SourceParts) => StandIns;
  /** The calls of the clock, and the mailbox. */
  mountPages: (app: FastifyInstance, api: Api, services: Services) => void;
  /** Fills an empty database; false when people exist already. `past` ends when their months are lived. */
  seed: (services: Services, directString: string) => Promise<{ seeded: boolean; past: Promise<void> }>;
  /** What a person is told once the product answers. */
  welcome: (config: Config) => readonly string[];
};

export type SourceParts = Pick<Services, "config" | "db" | "clock" | "secretKeys">;

/** What stands in for providers, how each is reached, and what it brings along: steps, pages, webhooks. */
export type StandIns = {
  strava?: Omit<StravaParts, "clock" | "wallClock">;
  garmin?: Omit<GarminParts, "clock" | "wallClock">;
  steps: readonly DueStep[];
  /** What is simulated here; the addresses of the others are nothing. */
  simulated: readonly Provider[];
  mountPages: (app: FastifyInstance) => Promise<void>;
  /** They are asked, and tell the product, through this server from now on. */
  isServedBy: (app: FastifyInstance) => void;
};

/** The only way to the demo: production loads nothing of it, and runs without its folder (import rule 11). */
export const loadDemo = async ({ demo }: Pick<Config, "demo">): Promise<DemoWorld | null> =>
  demo ? (await import("@kalivo/demo/demo-world.ts")).demoWorld() : null;
