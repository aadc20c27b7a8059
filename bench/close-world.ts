import { makeCluster, run } from "./cluster.ts";

export const SIZE = {
  payers: 50_000,
  burners: 20_000,
  pledges: 100_000,
  workouts: 600_000,
  organisations: 12,
  perBurner: 3,
};

export type World = {
  /** A fresh copy of the same world; ask for it to be dropped when done with it. */
  copy: (name: string) => Promise<{ connectionString: string; drop: () => Promise<void> }>;
  stop: () => Promise<void>;
};

const TEMPLATE = "world";

/** A November that is over: everybody backs somebody, every burner has workouts. */
export async function makeWorld(): Promise<World> {
  const cluster = await makeCluster(TEMPLATE);
  await run(cluster.connectionString(TEMPLATE), [...GENERATE, "vacuum analyze"]);
  const admin = cluster.connectionString("postgres");
  return {
    copy: async (name) => {
      await run(admin, [`create database ${name} template ${TEMPLATE} strategy file_copy`, "checkpoint"]);
      return {
        connectionString: cluster.connectionString(name),
        drop: () => run(admin, [`drop database ${name} with (force)`]),
      };
    },
    stop: cluster.stop,
  };
}

const { payers, burners, pledges, workouts, organisations, perBurner } = SIZE;

/** The same world every time: no chance in it. Payers come first, then burners. */
const GENERATE = [
  `insert into users (email, password_hash, first_name, last_name, created_at, email_confirmed_at)
   select 'p' || n || '@example.org', 'none', 'First', 'Last', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z' from generate_series(1, ${payers + burners}) n`,
  "insert into privacy_settings (user_id) select id from users",
  `insert into organisations (name, short_description, long_description, created_at)
   select 'Organisation ' || n, 'Good', 'Good things', '2026-01-01T00:00:00Z' from generate_series(1, ${organisations}) n`,
  `insert into payers (user_id, provider, customer_ref, method_ref, method_state, method_since, created_at)
   select n, 'sandbox', 'cus_' || n, 'pm_' || n, 'active', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z' from generate_series(1, ${payers}) n`,
  `insert into user_organisations (user_id, organisation_id, chosen_at)
   select ${payers} + n, 1 + (n + k * 3) % ${organisations}, '2026-01-01T00:00:00Z'
   from generate_series(1, ${burners}) n, generate_series(1, ${perBurner}) k`,
  `insert into pledges (payer_id, burner_id, rate_cents, cap_cents, synced_only, valid)
   select 1 + n % ${payers}, ${payers} + 1 + (n * 7 + n / ${payers}) % ${burners}, 5 + n % 30,
     case when n % 3 = 0 then null else 500 + n % 2000 end, n % 5 = 0, '[2026-01-01T00:00:00Z,)'
   from generate_series(0, ${pledges - 1}) n`,
  `insert into workouts (user_id, source, type, start_utc, end_utc, start_reliable, kcal_reported, basis, kcal_counted, trust, received_at)
   select ${payers} + 1 + n % ${burners}, 'manual', 'custom', at, at, false, 100 + n % 700, 'declared', 100 + n % 700,
     case when n % 3 = 0 then 'provider' else 'manual' end, at
   from generate_series(0, ${workouts - 1}) n,
     lateral (select '2026-11-01T00:00:00+01'::timestamptz + make_interval(secs => n * 4.3) as at) ended`,
];
