import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import { newBurner, newOrganisation, newPledge, newWorkout } from "#server-test/support/month-world.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { teamOf, teamPayerOf } from "#server-test/support/teams.ts";

// The mail server is away while the admins of a team come and go.
const kalivo = useProduct({ KALIVO_NOW: "2026-11-02T09:00:00Z" });
const db = () => kalivo.product.services.db;
let lead: Somebody;
let mate: Somebody;
let team: number;

const setAdmin = async (is_admin: boolean) => {
  const path = pathTo(api.setTeamAdmin, { id: team });
  await kalivo.call("POST", path, { token: lead.token, data: { user_id: mate.id, is_admin } });
};
const noticesTo = ({ id }: Somebody) =>
  db()
    .selectFrom("outbox")
    .select(["sent_at", "given_up_at"])
    .where("user_id", "=", id)
    .where("kind", "=", "upcoming_charge")
    .execute();

beforeAll(async () => {
  lead = await somebody(kalivo, "Lea");
  mate = await somebody(kalivo, "Mo");
  team = await teamOf(kalivo, lead, mate);
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  await newPledge(db(), { payer: await teamPayerOf(kalivo, team), burner });
  await newWorkout(db(), { burner, endAt: "2026-11-15T12:00:00Z", kcal: 5_000 });
});

test("who becomes an admin before any notice has left gets it too, also for the second time", async () => {
  const { mailer } = kalivo.product.services;
  const away = { delivers: true, send: () => Promise.reject(new Error("451 try again later")) };
  Object.assign(kalivo.product.services, { mailer: away });
  await kalivo.moveTo("2026-12-01T05:01:00Z");
  expect(await noticesTo(mate)).toEqual([]);
  await setAdmin(true);
  await kalivo.runDue();
  expect(await noticesTo(mate)).toEqual([{ sent_at: null, given_up_at: null }]);

  await setAdmin(false);
  await kalivo.moveTo("2026-12-01T07:00:00Z");
  expect(await noticesTo(mate)).toMatchObject([{ sent_at: null, given_up_at: expect.any(Date) }]);
  await setAdmin(true);
  Object.assign(kalivo.product.services, { mailer });
  await kalivo.runDue();
  expect(await noticesTo(mate)).toMatchObject([{ sent_at: expect.any(Date), given_up_at: null }]);
});
