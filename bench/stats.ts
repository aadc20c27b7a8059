import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import pg from "pg";
import { latency, report, summary, type Latency } from "./latency.ts";
import { serveWorld } from "./served-world.ts";

// The three statistics of people and a team with a million workouts, beside the sum that would have to be made each time.
const HEAVY = 100_000;
const OTHERS = 9_000;
const EACH = 100;
const MONTHS = 60;
const TARGET = { milliseconds: 25, of: "p95" } as const;
const ONE_CLIENT = { clients: 1, count: 400 };
const ROUNDS = 15;

/** The first person has a hundred thousand workouts of five years; the second and a team back the next fifty and them. */
const GENERATE = [
  `insert into users (email, password_hash, first_name, last_name, created_at)
   select 'p' || n || '@example.org', 'none', 'First', 'Last', '2026-01-01T00:00:00Z' from generate_series(1, ${OTHERS}) n`,
  "insert into privacy_settings (user_id) select id from users where id > 1",
  `insert into organisations (name, short_description, long_description, created_at)
   values ('Organisation', 'Good', 'Good things', '2026-01-01T00:00:00Z')`,
  "insert into user_organisations (user_id, organisation_id, chosen_at) select id, 1, created_at from users",
  "insert into teams (name, created_by, created_at) values ('Team', 1, '2026-01-01T00:00:00Z')",
  `insert into payers (user_id, team_id, provider, customer_ref, method_ref, method_state, method_since, created_at)
   select person, team, 'sandbox', 'cus_' || coalesce(person, 0), 'pm', 'active', now() - interval '6 years', now()
   from (values (2, null), (null, 1)) payer (person, team)`,
  `insert into pledges (payer_id, burner_id, rate_cents, cap_cents, valid)
   select y.id, n, 10, 2000, tstzrange(now() - interval '6 years', null)
   from payers y, generate_series(1, 52) n
   where n <> 2`,
  `insert into workouts (user_id, source, type, start_utc, end_utc, start_reliable, kcal_reported, basis, kcal_counted, trust, received_at)
   select case when n <= ${HEAVY} then 1 else 2 + n % ${OTHERS} end, 'manual', 'custom', at, at, false, 100 + n % 700,
     'declared', 100 + n % 700, 'manual', at
   from generate_series(1, ${HEAVY + OTHERS * EACH}) n,
     lateral (select now() - (n % ${HEAVY}) * interval '${MONTHS * 30} days' / ${HEAVY} as at) ended`,
  `insert into billing_periods (id, starts_at, ends_at)
   select to_char(month, 'YYYYMM')::integer, month at time zone 'Europe/Brussels', (month + interval '1 month') at time zone 'Europe/Brussels'
   from generate_series(date_trunc('month', now() at time zone 'Europe/Brussels') - interval '${MONTHS} months',
     date_trunc('month', now() at time zone 'Europe/Brussels') - interval '1 month', interval '1 month') month`,
  "insert into gross_totals (party, party_id, period_id, gross_cents) select 'payer', y.id, b.id, 500 from payers y, billing_periods b",
];

const DIRECT = `
  select to_char(end_utc at time zone 'Europe/Brussels', 'YYYYMM') as period, sum(kcal_counted) as kcal
  from workouts
  where user_id = 1
    and status = 'ok'
  group by 1`;

const world = await serveWorld(GENERATE);
try {
  console.log(
    `${HEAVY + OTHERS * EACH} workouts, ${HEAVY} of them of one person; the reference sums those up in plain SQL`,
  );
  const reference = await direct(world.connectionString);
  for (const [name, path] of [
    ["burner with all of them", pathTo(api.readStats, { type: "burner", id: 1 })],
    ["donor to 51 people", pathTo(api.readStats, { type: "donor", id: 2 })],
    ["team with 51 pledges", pathTo(api.readStats, { type: "team", id: 1 })],
  ] as const) {
    const url = () => `${world.origin}${path}`;
    await latency(url, world.headers, ONE_CLIENT);
    report(name, await latency(url, world.headers, ONE_CLIENT), reference, TARGET);
  }
} finally {
  await world.stop();
}

async function direct(connectionString: string): Promise<Latency> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await client.query(DIRECT);
    took.push(performance.now() - began);
  }
  await client.end();
  return summary(took);
}
