import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { MANY, SOMEBODY, addManyPeople } from "./support/many-people.ts";
import { readOf, type Ask } from "./support/pages-of.ts";
import { useProduct } from "./support/product.ts";
import { findPeople } from "../src/features/admin/desk/desk.queries.ts";
import { wantedOf } from "../src/features/admin/desk/wanted.ts";
import { readPerson } from "../src/features/admin/people/person-on-wire.ts";
import { selectPeople } from "../src/features/admin/people/people.queries.ts";
import { findOrganisations } from "../src/features/organisations/organisations.queries.ts";
import { selectFound } from "../src/features/profiles/directory/directory.queries.ts";
import { selectTeams } from "../src/features/teams/directory/directory.queries.ts";

// A search for what very many are called, and the lists, read about as much as the page they answer with.

const kalivo = useProduct();
const PAGE = { limit: 10, offset: 0 };
const MARIE = { typed: "marie", sure: "'marie'", wide: "'marie':*" };

/** Half of the people are called Marie; each burns and is in a team of ten. */
const WORLD = [
  "set session_replication_role = replica",
  "update users set first_name = 'Marie' where id % 2 = 0",
  `insert into organisations (name, short_description, long_description, created_at)
   select case n when 300 then 'Marie' else 'Organisation ' || n end, repeat('short ', 20), repeat('long ' || n, 150), now()
   from generate_series(2, 400) n`,
  "insert into user_organisations (user_id, organisation_id, chosen_at) select id, 1, created_at from users",
  `insert into teams (name, created_by, created_at) select 'Team ' || n, n, now() from generate_series(1, ${MANY / 10}) n`,
  `insert into team_members (team_id, user_id, is_admin, joined_at)
   select 1 + id % ${MANY / 10}, id, true, created_at from users`,
  `insert into codes (code, owner_user_id, created_by, label, rate_cents, cap_cents, created_at)
   select substr(translate(upper(md5(id::text)), '01', 'XY'), 1, 8), id, id, 'Code', 10, 1000, created_at from users
   on conflict do nothing`,
  "reset session_replication_role",
  "insert into privacy_settings (user_id) select id from users", // triggers then make what is searched
  "vacuum analyze users, privacy_settings, directory, admin_directory, team_members",
  "analyze",
];

beforeAll(async () => {
  await addManyPeople(kalivo.owner);
  await kalivo.owner.connection().execute(async (db) => {
    for (const statement of WORLD) await sql.raw(statement).execute(db);
  });
});

const organisations = { ...PAGE, language: "en", theme: undefined, sort: null } as const;

test.each<[string, Ask, number]>([
  ["an admin's list of people called Marie", (db) => selectPeople(db, "marie", PAGE), 240],
  ["an admin's list of people by a letter", (db) => selectPeople(db, "m", PAGE), 240],
  ["an admin's list of people by what nobody has", (db) => selectPeople(db, "zzzzqq", PAGE), 40],
  ["an admin's page of a person", (db) => readPerson(db, SOMEBODY), 180],
  ["people called Marie on the treasurer's desk", (db) => findPeople(db, wantedOf("marie", "marie")), 240],
  ["nobody on the treasurer's desk", (db) => findPeople(db, wantedOf("zzzzqq", "zzzzqq")), 40],
  ["burners called Marie", (_, pool) => selectFound(pool, "burner", MARIE, PAGE), 80],
  ["donors called Marie", (_, pool) => selectFound(pool, "donor", MARIE, PAGE), 80],
  ["anybody called Marie", (_, pool) => selectFound(pool, "somebody", MARIE, PAGE), 80],
  ["ten teams", (_, pool) => selectTeams(pool, { viewerId: SOMEBODY, ...PAGE }), 220],
  [
    "the organisation called Marie",
    (_, pool) => findOrganisations(pool, { ...organisations, asked: MARIE }),
    40,
  ],
])(`%s, among ${MANY} people`, async (_, ask, most) => {
  expect((await readOf(kalivo.product.services, ask)).pages).toBeLessThanOrEqual(most);
});
