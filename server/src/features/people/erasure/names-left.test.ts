import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { somebody } from "../../../../test/support/people.ts";
import { useProduct } from "../../../../test/support/product.ts";
import { erasePerson } from "../erase-person.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;

test("what a team goes on with is the team's, without the name of who left", async () => {
  const [person, mate] = [await somebody(kalivo, "Wilma", "Wegwijs"), await somebody(kalivo)];
  const data = { name: "On and on", description: "Founded by Wilma Wegwijs." };
  const { body } = await kalivo.call<{ id: number }>("POST", api.createTeam, { token: person.token, data });
  await db()
    .insertInto("team_members")
    .values({ team_id: body.id, user_id: mate.id, joined_at: new Date("2026-11-01T00:00:00Z") })
    .execute();
  await db()
    .transaction()
    .execute((tx) =>
      erasePerson(tx, { id: person.id, publicUrl: "http://localhost" }, new Date("2026-11-06T10:00:00Z")),
    );
  const team = await db().selectFrom("teams").selectAll().where("id", "=", body.id).executeTakeFirstOrThrow();
  expect(team).toMatchObject({ name: "On and on", description: "Founded by a former member." });
});
