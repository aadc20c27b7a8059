import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import {
  choose,
  giveSandboxMethod,
  newOrganisation,
  newPayer,
  newPledge,
  newWorkout,
} from "#server-test/support/month-world.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { teamOf, teamPayerOf } from "#server-test/support/teams.ts";
import { notify } from "../notifications/notify.queries.ts";

// November 2026 is closed on 1 December at 06:00 in Brussels and collected on the 4th at 09:00.

const kalivo = useProduct({ KALIVO_NOW: "2026-11-20T09:00:00Z" });
const db = () => kalivo.product.services.db;

const newsOf = async ({ token }: Somebody) =>
  (await kalivo.call("GET", api.listNotifications, { token })).body.data.map(({ text, path }) => ({
    text: text.replaceAll("\u00a0", " "),
    path,
  }));
const textsOf = async (person: Somebody) => (await newsOf(person)).map(({ text }) => text);

const statementOf = async (payer: number) => {
  const query = db().selectFrom("statements").select("id").where("payer_id", "=", payer);
  return (await query.executeTakeFirstOrThrow()).id;
};

test("money of a team is told as the team's, one's own as one's own, and a month to answer until the next close", async () => {
  const [burner, runner] = [await somebody(kalivo, "Bo"), await somebody(kalivo, "Ines")];
  await choose(db(), burner.id, [await newOrganisation(db(), "Ocean Watch")]);
  await newWorkout(db(), { burner: burner.id, endAt: "2026-11-15T10:00:00Z", kcal: 4_000 });
  const own = await newPayer(db(), { userId: runner.id });
  await giveSandboxMethod(db(), own, "succeeds");
  const team = await teamPayerOf(kalivo, await teamOf(kalivo, runner));
  await giveSandboxMethod(db(), team, "no_funds");
  await newPledge(db(), { payer: own, burner: burner.id, rate: 10 });
  await newPledge(db(), { payer: team, burner: burner.id, rate: 20 });

  await kalivo.moveTo("2026-12-01T05:01:00Z");
  expect((await textsOf(runner)).toSorted()).toEqual([
    "We'll collect 4,00 € on 04/12/2026. There is nothing to do.",
    "We'll collect 8,00 € from Trail Crew on 04/12/2026. There is nothing to do.",
  ]);
  await kalivo.moveTo("2026-12-04T09:01:00Z");
  const texts = await textsOf(runner);
  expect(texts).toContain("Thank you for your 4,00 €. See where it goes.");
  expect(texts).toContain("We couldn't collect 8,00 € from Trail Crew. See what you can do.");

  const due = {
    text: "Your donors have given for November 2026. You may have a word for them.",
    path: "/raised",
  };
  expect(await newsOf(burner)).toContainEqual(due);
  await kalivo.moveTo("2027-01-01T06:01:00Z");
  expect(await newsOf(burner)).toContainEqual({
    text: "Your donors gave for November 2026.",
    path: "/raised",
  });

  const about = { statement_id: await statementOf(team), cents: 800 };
  const { clock } = kalivo.product.services;
  await notify(db(), { userId: runner.id, key: "paid later", kind: "collected", about }, clock.now());
  expect(await textsOf(runner)).toContain("Trail Crew gave 8,00 €. See where it goes.");
});
