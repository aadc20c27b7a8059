import type { AddressWith } from "@kalivo/contract/calls.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
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
    insert into pledges (payer_id, burner_id, rate_cents, valid)
    select y.id, ${burner.id}, 10, tstzrange(${SINCE}, null) from payers y where y.user_id <> ${donor.id}
    union all
    select y.id, u.id, 1, tstzrange(${SINCE}, null) from payers y, users u where y.user_id = ${donor.id} and u.email like 'many%'
  `.execute(db);
  await sql`
    insert into workouts (user_id, source, type, start_utc, end_utc, start_reliable, kcal_reported, basis, kcal_counted, trust, received_at)
    select id, 'manual', 'custom', at, at, false, 500, 'declared', 500, 'manual', at
    from users, (select '2026-11-04T12:00:00Z'::timestamptz as at) noon where email like 'many%' or id = ${burner.id}
  `.execute(db);
  await sql`analyze`.execute(db);
  await kalivo.runDue(); // donors see yesterday
});

/** Seconds on a machine that is busy with other tests; what compares each with each takes far longer. */
async function read<Address extends AddressWith<"GET">>(path: Address, token: string, data = {}) {
  const began = performance.now();
  const answer = await kalivo.call("GET", path, { token, data });
  expect(answer.status, path).toBe(200);
  expect(performance.now() - began, path).toBeLessThan(LATEST_MS);
  return answer;
}

test("a burner with 5 000 donors and a donor of 5 000 burners see their counts and bounded lists, soon", async () => {
  const { body: popular } = await read(api.readMe, burner.token);
  expect(popular).toMatchObject({ backers_count: MANY, stats: { raised_this_period_estimate: 2500 } });
  expect(popular.backers_with_pivot).toHaveLength(500);
  const { body: generous } = await read(api.readMe, donor.token);
  expect(generous).toMatchObject({ burners_count: MANY, stats: { donated_this_period_estimate: 250 } });
  expect(generous.payment_info?.burners_with_pivot).toHaveLength(500);
  expect((await read(api.readMeter, donor.token)).body.so_far_in_euros).toBe(250);
  expect((await read(pathTo(api.readProfile, { id: burner.id }), donor.token)).body.backers_count).toBe(MANY);
  const last = await read(api.listDonors, donor.token, { per_page: 100, page: 50 });
  expect([last.body.length, last.headers["x-total-count"]]).toEqual([100, String(MANY + 1)]);
});

test("their month is closed, and the statement of 5 000 lines is whole", async () => {
  await kalivo.moveTo("2026-12-01T06:05:00+01:00");
  const [{ id } = { id: 0 }] = (await read(api.listStatements, donor.token)).body;
  const { body } = await read(pathTo(api.readStatement, { id }), donor.token);
  expect([body.lines.length, body.total_in_euros]).toEqual([MANY, 250]);
});
