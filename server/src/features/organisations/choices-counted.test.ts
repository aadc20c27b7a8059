import * as api from "@kalivo/contract/api-paths.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { organisation, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { erasePerson } from "../account/erasure/erase-person.ts";
import { sumChoices } from "./choices.queries.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;

/** By organisation: what is counted, and what the choices themselves say. */
async function counted(): Promise<{ counted: string[]; chosen: string[] }> {
  const rows = await sql<{ of: "counted" | "chosen"; said: string }>`
    select 'counted' as of, organisation_id || ': ' || sum(people) as said
    from choices_counted
    group by organisation_id
    having sum(people) <> 0
    union all
    select 'chosen', c.organisation_id || ': ' || count(*)
    from user_organisations c
    join privacy_settings v on v.user_id = c.user_id and v.public and v.organisations
    group by c.organisation_id
    order by 1, 2
  `.execute(db());
  const of = (what: "counted" | "chosen") =>
    rows.rows.filter((row) => row.of === what).map(({ said }) => said);
  return { counted: of("counted"), chosen: of("chosen") };
}

test("who shows a choice is counted through whatever they change, also at the same time, and the changes add up", async () => {
  const ids = [
    await organisation(kalivo, "Alpha"),
    await organisation(kalivo, "Beta"),
    await organisation(kalivo, "Gamma"),
  ];
  const people = await Promise.all(Array.from({ length: 6 }, (_, n) => somebody(kalivo, `P${n}`)));
  const choose = ({ token }: Somebody, organisations: number[]) =>
    kalivo.call("POST", api.chooseOrganisations, { token, data: { organisations } });
  const show = ({ token }: Somebody, data: Record<string, boolean>) =>
    kalivo.call("POST", api.savePrivacy, { token, data });
  await Promise.all(
    people.map((person, n) => choose(person, n % 2 === 0 ? ids : ids.toReversed().slice(0, 2))),
  );
  await Promise.all(
    people.flatMap((person, n) => [
      choose(person, [ids[n % 3] ?? 0]),
      show(person, { organisations: n % 2 === 0 }),
      sumChoices({ db: db() }),
      choose(person, n < 3 ? ids : ids.slice(1)),
      show(person, { public: n !== 4 }),
    ]),
  );
  const before = await counted();
  expect(before.counted).toEqual(before.chosen);
  expect(before.chosen.length).toBeGreaterThan(0);

  const [gone] = people;
  if (gone === undefined) throw new Error("nobody");
  await db()
    .transaction()
    .execute((tx) =>
      erasePerson(tx, { id: gone.id, publicUrl: "http://localhost" }, kalivo.product.services.clock.now()),
    );
  await sumChoices({ db: db() });
  const after = await counted();
  expect(after.counted).toEqual(after.chosen);
  expect(after).not.toEqual(before);
  const { rows } = await sql<{ most: number }>`
    select max(count)::integer as most
    from (select count(*) from choices_counted group by organisation_id) rows
  `.execute(db());
  expect(rows[0]?.most).toBe(1);
});
