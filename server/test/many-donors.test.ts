import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { StatementDetail } from "@kalivo/contract/shapes/statement.ts";
import type { User } from "@kalivo/contract/shapes/user.ts";
import { somebody, type Somebody } from "./support/people.ts";
import { useProduct } from "./support/product.ts";

// Somebody known to everybody: 5 000 donors, and a donor who supports 5 000 burners.
const MANY = 5_000;
const SINCE = "2026-10-01T00:00:00Z";
const LATEST_MS = 5_000;
const kalivo = useProduct();
let burner: Somebody;
let donor: Somebody;

beforeAll(async () => {
  [burner, donor] = [await somebody(kalivo), await somebody(kalivo)];
  const { db } = kalivo.product.services;
  await sql`
    insert into users (email, password_hash, first_name, last_name, created_at)
    select 'many' || n || '@example.org', 'none', 'First' || n, 'Last' || n, ${SINCE} from generate_series(1, ${MANY}) n
  `.execute(db);
  await sql`insert into privacy_settings (user_id) select id from users where email like 'many%'`.execute(db);
  await sql`
    insert into organisations (name, short_description, long_description, created_at)
    values ('Forest Return', 'Trees', 'Trees', ${SINCE})
  `.execute(db);
  await sql`
    insert into user_organisations (user_id, organisation_id, chosen_at)
    select u.id, o.id, ${SINCE} from users u, organisations o where u.email like 'many%' or u.id = ${burner.id}
  `.execute(db);
  await sql`
    insert into payers (user_id, created_at, provider, customer_ref, method_ref, method_kind, method_label, method_state, method_since)
    select id, ${SINCE}, 'sandbox', 'cus_' || id, 'pm_' || id, 'card', 'Visa 4242', 'active', ${SINCE}
    from users where email like 'many%' or id = ${donor.id}
  `.execute(db);
  await sql`
    insert into pledges (payer_id, burner_id, rate_c100, valid)
    select y.id, ${burner.id}, 10, tstzrange(${SINCE}, null) from payers y where y.user_id <> ${donor.id}
    union all
    select y.id, u.id, 1, tstzrange(${SINCE}, null) from payers y, users u where y.user_id = ${donor.id} and u.email like 'many%'
  `.execute(db);
  await sql`
    insert into workouts (user_id, source, type, start_utc, end_utc, start_reliable, kcal_reported, basis, kcal_counted, trust, received_at)
    select id, 'manual', 'custom', at, at, false, 500, 'declared', 500, 'manual', at
    from users, (select '2026-11-04T12:00:00Z'::timestamptz as at) noon where email like 'many%' or id = ${burner.id}
  `.execute(db);
}, 60_000);

async function timed<Body>(path: string, token: string) {
  const began = performance.now();
  const answer = await kalivo.call<Body>("GET", path, { token });
  const took = performance.now() - began;
  console.log(path, answer.status, Math.round(took), answer.text.length);
  expect(answer.status, path).toBe(200);
  expect(took, path).toBeLessThan(LATEST_MS);
  return answer;
}

test("a burner with 5 000 donors", async () => {
  const me = (await timed<User>("/api/auth", burner.token)).body;
  expect(me.backers_count).toBe(MANY);
  expect(me.backers_with_pivot.length).toBeLessThanOrEqual(500);
  expect(me.stats.raised_this_period_estimate).toBe(2500);
  await timed(`/api/user/${burner.id}`, donor.token);
  await timed(`/api/user/donors?per_page=100&page=50`, donor.token);
  await timed("/api/payment/meter", donor.token);
  await timed("/api/auth", donor.token);
});

test("the month", { timeout: 120_000 }, async () => {
  const b = performance.now();
  await kalivo.moveTo("2026-12-01T06:05:00+01:00");
  console.log("closed", performance.now() - b);
  const list = await timed<{ id: number }[]>("/api/statements", donor.token);
  console.log(list.text.slice(0, 300));
  const [{ id = 0 } = {}] = list.body;
  const s = await timed<StatementDetail>(`/api/statements/${id}`, donor.token);
  console.log(s.text.slice(0, 600));
});
