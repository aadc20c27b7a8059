import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { codeOf, teamOf } from "#server-test/support/teams.ts";
import { erasePerson } from "./erase-person.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;

const erase = ({ id }: Somebody) =>
  db()
    .transaction()
    .execute((tx) =>
      erasePerson(tx, { id, publicUrl: "http://localhost" }, new Date("2026-11-06T10:00:00Z")),
    );

test("what a team goes on with is the team's, without the name of who left", async () => {
  const [person, mate] = [await somebody(kalivo, "Wilma", "Wegwijs"), await somebody(kalivo)];
  const data = { name: "On and on", description: "Founded by Wilma Wegwijs." };
  const { body } = await kalivo.call("POST", api.createTeam, { token: person.token, data });
  await db()
    .insertInto("team_members")
    .values({ team_id: body.id, user_id: mate.id, joined_at: new Date("2026-11-01T00:00:00Z") })
    .execute();
  await erase(person);
  const team = await db().selectFrom("teams").selectAll().where("id", "=", body.id).executeTakeFirstOrThrow();
  expect(team).toMatchObject({ name: "On and on", description: "Founded by a former member." });
});

test("a code they made for a team goes on, and its label has neither their name nor their pseudonym", async () => {
  const [person, mate] = [await somebody(kalivo, "Wanda", "Wandelaar"), await somebody(kalivo)];
  const teamId = await teamOf(kalivo, person, mate);
  const { id } = await codeOf(kalivo, person, {
    perCalorie: 0,
    teamId,
    label: "Wanda Wandelaar, called Nightowl",
  });
  await kalivo.call("POST", api.savePrivacy, { token: person.token, data: { pseudo: "Nightowl" } });
  await erase(person);
  const code = await db()
    .selectFrom("codes")
    .select(["label", "archived_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(code).toEqual({ label: "a former member, called a former member", archived_at: null });
});
