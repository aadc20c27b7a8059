import { z } from "zod";
import { ConfigError } from "./config-error.ts";

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, "must be a postgresql:// address");
const MOST_CONNECTIONS = 200;
/** Whoever waits longer for a lock must not keep others from the pool: it is held by what takes long or hangs. */
const PATIENCE = { lockMs: 5_000, connectMs: 10_000 };

/** Which addresses the database has, and how much of it a process takes. */
export const DATABASE_VARIABLES = {
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  DATABASE_POOL: z.coerce
    .number({ error: "must be a number of connections" })
    .int("must be a whole number of connections")
    .min(1, "must be at least 1")
    .max(MOST_CONNECTIONS, `must be at most ${MOST_CONNECTIONS}`)
    .default(12),
  DATABASE_PREPARED: z
    .enum(["0", "1"], { error: "must be 0 or 1" })
    .transform((value) => value === "1")
    .optional(),
};
const DatabaseVariables = z.object(DATABASE_VARIABLES);

export type DatabaseConfig = {
  /** Null: the bundled one. */
  databaseUrl: string | null;
  /** The role that migrates, if another one than the server's. */
  databaseOwnerUrl: string | null;
  /** Without a pooler before it, for what needs a session; null: `databaseUrl` is. */
  databaseDirectUrl: string | null;
  /** A streaming replica. */
  databaseReadUrl: string | null;
  /** The size of each pool of a process. */
  databasePool: number;
  /** Whether statements are named and so planned once a connection; null: unless a pooler shares the connections. */
  databasePrepared: boolean | null;
  /** How long a request waits for a lock, and for its turn at a connection, before it is answered 503; no variable sets it. */
  databasePatience: { lockMs: number; connectMs: number };
};

/** @throws ConfigError for an address that does nothing by itself */
export function databaseConfig(read: z.infer<typeof DatabaseVariables>): DatabaseConfig {
  for (const name of ["DATABASE_DIRECT_URL", "DATABASE_READ_URL"] as const)
    if (read[name] !== undefined && read.DATABASE_URL === undefined)
      throw new ConfigError(`${name} does nothing without DATABASE_URL: set both, or neither`);
  return {
    databaseUrl: read.DATABASE_URL ?? null,
    databaseOwnerUrl: read.DATABASE_OWNER_URL ?? null,
    databaseDirectUrl: read.DATABASE_DIRECT_URL ?? null,
    databaseReadUrl: read.DATABASE_READ_URL ?? null,
    databasePool: read.DATABASE_POOL,
    databasePrepared: read.DATABASE_PREPARED ?? null,
    databasePatience: PATIENCE,
  };
}
