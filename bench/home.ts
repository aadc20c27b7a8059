import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { latency, report, type Latency } from "./latency.ts";
import { serveWorld } from "./served-world.ts";

// What the server takes for the first calls of Home, for somebody with 500 donors and 100 codes among 20 000 people.
const DONORS = 500;
const CODES = 100;
const BURNERS = 100;
const WORKOUTS = 2000;
const PEOPLE = 20_000;
const TARGET = { milliseconds: 60, of: "median" } as const;
const ONE_CLIENT = { clients: 1, count: 300 };

const GENERATE = [
  `insert into users (email, password_hash, first_name, last_name, created_at)
   select 'p' || n || '@example.org', 'none', 'First' || n, 'Last' || n, '2026-01-01T00:00:00Z' from generate_series(2, ${PEOPLE}) n`,
  "insert into privacy_settings (user_id) select id from users where id > 1",
  `insert into organisations (name, short_description, long_description, created_at)
   select 'Organisation ' || n, 'Good', 'Good things', '2026-01-01T00:00:00Z' from generate_series(1, 12) n`,
  `insert into user_organisations (user_id, organisation_id, chosen_at)
   select u.id, n, u.created_at from users u, generate_series(1, 3) n`,
  `insert into teams (name, created_by, created_at) select 'Team ' || n, 1, '2026-01-01T00:00:00Z' from generate_series(1, 5) n`,
  `insert into team_members (team_id, user_id, is_admin, joined_at)
   select t.id, n, n = 1, '2026-01-01T00:00:00Z' from teams t, generate_series(1, 40) n`,
  `insert into payers (user_id, provider, customer_ref, method_ref, method_state, method_since, created_at)
   select id, 'sandbox', 'cus_' || id, 'pm', 'active', now() - interval '1 year', now() - interval '1 year' from users`,
  `insert into pledges (payer_id, burner_id, rate_cents, cap_cents, valid)
   select y.id, 1, 10, 1000, tstzrange(now() - interval '1 year', null) from payers y where y.user_id between 2 and ${DONORS + 1}
   union all
   select y.id, n, 10, 1000, tstzrange(now() - interval '1 year', null)
   from payers y, generate_series(2, ${BURNERS + 1}) n
   where y.user_id = 1
   union all
   select y.id, 1 + (y.user_id + 7) % ${PEOPLE}, 10, 1000, tstzrange(now() - interval '1 year', null)
   from payers y
   where y.user_id > ${DONORS + 1}`,
  `insert into codes (code, owner_user_id, created_by, label, rate_cents, cap_cents, created_at)
   select translate(lpad(n::text, 8, 'K'), '01', 'AB'), 1, 1, 'Code ' || n, 10, 1000, now() from generate_series(1, ${CODES}) n`,
  `insert into workouts (user_id, source, type, start_utc, end_utc, start_reliable, kcal_reported, basis, kcal_counted, trust, received_at)
   select case when n <= ${WORKOUTS} then 1 else 2 + n % ${PEOPLE - 1} end, 'manual', 'custom', at, at, false, 100 + n % 700,
     'declared', 100 + n % 700, 'manual', at
   from generate_series(1, ${WORKOUTS + PEOPLE * 10}) n,
     lateral (select now() - (n % 700) * interval '1 day' as at) ended`,
  `insert into billing_periods (id, starts_at, ends_at)
   select 202600 + n, make_timestamptz(2026, n, 1, 0, 0, 0, 'Europe/Brussels'), make_timestamptz(2026, n + 1, 1, 0, 0, 0, 'Europe/Brussels')
   from generate_series(1, 6) n`,
  `insert into gross_totals (party, party_id, period_id, gross_cents)
   select party, parties.id, b.id, 500
   from billing_periods b, (select 'payer' as party, id from payers union all select 'burner', id from users) parties`,
];

const CALLS = [
  api.readMe,
  pathTo(api.readStats, { type: "burner", id: 1 }),
  pathTo(api.readStats, { type: "donor", id: 1 }),
];

const world = await serveWorld(GENERATE);
try {
  console.log(
    `${DONORS} donors, ${CODES} codes, ${BURNERS} people backed, 5 teams; the reference is GET ${api.readVersion}`,
  );
  const measure = async (path: string) => {
    const url = () => `${world.origin}${path}`;
    await latency(url, world.headers, ONE_CLIENT);
    return latency(url, world.headers, ONE_CLIENT);
  };
  const reference = await measure(api.readVersion);
  const all: Latency = { median: 0, p95: 0, p99: 0 };
  for (const path of CALLS) {
    const measured = await measure(path);
    report(`GET ${path}`, measured, reference, TARGET);
    all.median += measured.median;
    all.p95 += measured.p95;
    all.p99 += measured.p99;
  }
  report("all of them, one after the other", all, reference, TARGET);
} finally {
  await world.stop();
}
