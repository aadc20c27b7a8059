import type pg from "pg";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "./adapters/clock/port.ts";
import type { ActivitySources, WorkoutFiles } from "./adapters/health/port.ts";
import type { Mailer } from "./adapters/mail/port.ts";
import type { PushSender } from "./adapters/push/port.ts";
import type { PaymentProvider } from "./adapters/payment/port.ts";
import type { Config } from "./config/config.ts";
import type { Db } from "./db/client.ts";
import type { Replica } from "./db/replica.ts";
import type { RateLimits } from "./http/rate-limit.ts";
import type { Traces } from "./http/traces.ts";

/** Only the demo's clock can be moved. */
export type Demo = {
  /** Sets the clock of every process. */
  setClock: (to: Date) => Promise<void>;
  runDue: () => Promise<void>;
};

/** Everything a feature or job may need. Functions take the parts they use; main.ts creates the whole. */
export type Services = {
  config: Config;
  db: Db;
  pool: pg.Pool;
  replica: Replica;
  clock: Clock;
  log: FastifyBaseLogger;
  limits: RateLimits;
  traces: Traces;
  mailer: Mailer;
  pushes: PushSender;
  /** Null: payments are not configured (production without a key). */
  payments: PaymentProvider | null;
  /** Providers of workouts to connect; none without credentials. */
  activitySources: ActivitySources;
  workoutFiles: WorkoutFiles;
  /** Null in production. */
  demo: Demo | null;
  /** Aborted when the process is asked to stop: loops that ask others end, and what else runs is soon cut off. */
  stopping: AbortSignal;
  /** Signs links; the first key signs, all verify. */
  secretKeys: readonly string[];
};
