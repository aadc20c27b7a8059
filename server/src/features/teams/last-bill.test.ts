import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { organisation, somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { teamOf, teamPayerOf } from "#server-test/support/teams.ts";

const kalivo = useProduct();

test("what a member earned before the team was deleted is still billed, and its admin gets the notice", async () => {
  const [ada, ben] = [await somebody(kalivo, "Ada"), await somebody(kalivo, "Ben")];
  const teamId = await teamOf(kalivo, ada, ben);
  const payerId = await teamPayerOf(kalivo, teamId);
  const organisations = [await organisation(kalivo, "Trees")];
  await kalivo.call("POST", api.chooseOrganisations, { token: ben.token, data: { organisations } });
  await kalivo.call("POST", api.backBurner, {
    token: ada.token,
    data: { burner_id: ben.id, perCalorie: 0.1, team_id: teamId },
  });
  const burn = () =>
    kalivo.call("POST", api.saveWorkout, { token: ben.token, data: { type: "custom", kcal: 3000 } });
  await kalivo.moveTo("2026-11-10T10:00:00Z");
  await burn();
  await kalivo.moveTo("2026-11-11T10:00:00Z");
  expect(
    (await kalivo.call("POST", pathTo(api.deleteTeam, { id: teamId }), { token: ada.token })).status,
  ).toBe(200);
  await kalivo.moveTo("2026-11-12T10:00:00Z");
  await burn(); // no pledge pays for this one any more

  await kalivo.moveTo("2026-12-01T05:01:00Z");
  const { db } = kalivo.product.services;
  const statement = await db
    .selectFrom("statements")
    .innerJoin("charges", "charges.statement_id", "statements.id")
    .select(["statements.state", "charges.amount_cents", "charges.state as charge"])
    .where("statements.payer_id", "=", payerId)
    .executeTakeFirst();
  expect(statement).toEqual({ state: "announced", amount_cents: 300n, charge: "notified" });
  const mails = await db.selectFrom("mails").select("subject").where("recipient", "=", ada.email).execute();
  expect(mails.map(({ subject }) => subject).join()).toContain("3,00");
});
