import { periodEnd, periodOf, periodStart } from "@kalivo/domain/billing/month.ts";
import { sql } from "kysely";
import type pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { MANY, SOMEBODY, addManyPeople } from "./support/many-people.ts";
import { readOf, type Ask } from "./support/pages-of.ts";
import { useProduct } from "./support/product.ts";
import type { Queryable } from "../src/db/client.ts";
import { selectMe } from "../src/features/account/me/me.queries.ts";
import { selectProfile } from "../src/features/profiles/profile.queries.ts";
import { selectTeam } from "../src/features/teams/page/page.queries.ts";
import { listWorkouts } from "../src/features/workouts/workouts.queries.ts";

// What a list of people shows of each is read for all of them at once: a page or two for each fact and person, and not every
// index from its root.

const kalivo = useProduct();
const NOW = new Date("2026-11-20T10:00:00Z");
/** Has the most donors that a list shows. */
const TOP = 7;
const SHOWN = 500;
/** And two who began before them: the first of all, and the last who was written down. */
const PAYING = SHOWN + 2;
const every = MANY / SHOWN;
/** As many donors, none with a limit, and a day's workout over these months. */
const UNLIMITED = 8;
const MONTHS = 20;
const PAGE = 20;
/** Gives to as many burners as donors of `TOP`, begun in the same way. */
const GENEROUS = 9;
const areRelated = (id: string) => `(${id} % ${every} = 0 or ${id} = ${MANY - 1})`;
/** Mostly this many begin at once, each such group an hour before those with lower ids. */
const AT_ONCE = 2;
const groupOf = (id: number) => Math.floor(id / (AT_ONCE * every));
const begins = (id: string) =>
  `tstzrange('2026-02-01T00:00:00Z'::timestamptz - make_interval(hours => ${id} / ${AT_ONCE * every}), null)`;

/** Donors of one burner and members of one team, from all over, and a month of workouts that all of them pay for. */
const RELATIONS = [
  "insert into privacy_settings (user_id) select id from users on conflict do nothing",
  "update payers set method_since = '2026-01-01T00:00:00Z'",
  `insert into pledges (payer_id, burner_id, rate_cents, cap_cents, valid)
   select id, ${TOP}, 10, 10000, ${begins("user_id")} from payers where ${areRelated("user_id")} order by user_id`,
  `insert into pledges (payer_id, burner_id, rate_cents, valid)
   select y.id, u.id, 10, ${begins("u.id")} from payers y, users u where y.user_id = ${GENEROUS} and ${areRelated("u.id")} order by u.id`,
  "insert into teams (name, created_by, created_at) values ('Walkers', 1, now())",
  `insert into team_members (team_id, user_id, is_admin, joined_at)
   select t.id, u.id, false, now() from teams t, users u where u.id % ${every} = 5`,
  "insert into user_organisations (user_id, organisation_id, chosen_at) select u.id, o.id, now() from users u, organisations o",
  `insert into workouts (user_id, source, type, start_utc, end_utc, start_reliable, basis, kcal_counted, trust, received_at, period_id)
   select ${TOP}, 'manual', 'running', at, at, true, 'declared', 300, 'manual', at, 202611
   from generate_series('2026-11-02T00:00:00Z'::timestamptz, '2026-11-19T00:00:00Z', interval '1 day') at`,
  `insert into pledges (payer_id, burner_id, rate_cents, valid)
   select id, ${UNLIMITED}, 10, '[2025-01-01T00:00:00Z,)' from payers where user_id % ${every} = 1`,
  `insert into workouts (user_id, source, type, start_utc, end_utc, start_reliable, basis, kcal_counted, trust, received_at, period_id)
   select ${UNLIMITED}, 'manual', 'running', at, at, true, 'declared', case extract(day from at) when 9 then 900 else 300 end, 'manual', at,
     to_char(at, 'yyyymm')::integer
   from generate_series('2025-03-02T00:00:00Z'::timestamptz, '2025-03-02T00:00:00Z'::timestamptz + interval '${MONTHS} months', interval '1 day') at`,
];

beforeAll(async () => {
  await addManyPeople(kalivo.owner);
  await kalivo.owner.connection().execute(async (db) => {
    for (const statement of [
      "set session_replication_role = replica",
      ...RELATIONS,
      "reset session_replication_role",
      // Also what was updated: an old version costs a page of its own.
      "vacuum analyze",
    ])
      await sql.raw(statement).execute(db);
  });
});

const month = periodOf(NOW);
const me = async (_: Queryable, pool: pg.Pool) => {
  const [row] = await selectMe(pool, [TOP, periodStart(month), periodEnd(month), "2026-11-20", NOW]);
  expect(row?.backers).toHaveLength(SHOWN);
  expect(row?.paying).toHaveLength(PAYING);
};
const profile = async (_: Queryable, pool: pg.Pool) => {
  const [row] = await selectProfile(pool, [SOMEBODY, TOP, NOW]);
  expect(row?.backers).toHaveLength(SHOWN);
};
const team = async (_: Queryable, pool: pg.Pool) => {
  const [row] = await selectTeam(pool, [SOMEBODY, 1, NOW]);
  expect(row?.members).toHaveLength(SHOWN);
};
const workouts = async (db: Queryable) => {
  const found = await listWorkouts(db, {
    userId: TOP,
    pattern: null,
    types: [],
    sort: "recent",
    openFirst: false,
    limit: 20,
    offset: 0,
  });
  expect(found.workouts[0]).toMatchObject({ given_cents: PAYING * 30 });
};

test.each<[string, Ask, number]>([
  ["what a burner with many donors sees of themself", me, 10],
  ["a burner with many donors", profile, 6],
  ["a team of many", team, 5],
  ["a month of workouts that many pay for", workouts, 6],
])(`%s, for each of ${SHOWN} shown`, async (_, ask, most) => {
  const { statements, pages } = await readOf(kalivo.product.services, ask);
  expect(statements).toBe(1);
  expect(pages / SHOWN).toBeLessThanOrEqual(most);
});

test("of more relations than a list shows it has the newest, the newest first", async () => {
  const ids = [MANY - 1, ...Array.from({ length: SHOWN }, (_, place) => every * (place + 1))];
  const newestFirst = ids.toSorted((a, b) => groupOf(a) - groupOf(b) || b - a).slice(0, SHOWN);
  const { pool } = kalivo.product.services;
  const [backed] = await selectProfile(pool, [SOMEBODY, TOP, NOW]);
  expect(backed?.backers.map(({ owner }) => owner?.id)).toEqual(newestFirst);
  const [generous] = await selectProfile(pool, [SOMEBODY, GENEROUS, NOW]);
  expect(generous?.burners.map(({ burner }) => burner.id)).toEqual(newestFirst);
});

test("of many months a page shows one workout each of, no other is priced where no donor has a limit", async () => {
  const highest = (db: Queryable) =>
    listWorkouts(db, {
      userId: UNLIMITED,
      pattern: null,
      types: [],
      sort: "highest",
      openFirst: false,
      limit: PAGE,
      offset: 0,
    });
  const { workouts: shown } = await highest(kalivo.product.services.db);
  expect(new Set(shown.map(({ end_utc }) => String(end_utc).slice(0, 7))).size).toBe(MONTHS);
  const { rows } = await readOf(kalivo.product.services, highest);
  expect(rows).toBeLessThanOrEqual(2 * PAGE * SHOWN);
});
