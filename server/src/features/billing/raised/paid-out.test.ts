import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import { usePaidOrganisation } from "#server-test/support/paid-organisation.ts";
import { somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

// Of a month's money its burner reads when all of it was paid, and that it wasn't once a transfer came back.

const kalivo = useProduct();
const { desk, paid, payRun } = usePaidOrganisation(kalivo);
let token = "";

beforeAll(async () => {
  const db = kalivo.product.services.db;
  const { burner_id: burner } = await db
    .selectFrom("given_shares")
    .select("burner_id")
    .where("organisation_id", "=", paid.organisation)
    .executeTakeFirstOrThrow();
  if (burner === null) throw new Error("nobody raised it");
  const person = await somebody(kalivo);
  await db.updateTable("sessions").set({ user_id: burner }).where("user_id", "=", person.id).execute();
  ({ token } = person);
});

const read = async () => (await kalivo.call("GET", api.readRaised, { token })).body;

test("a month says since when it is paid, not once its transfer came back, and anew once it is paid again", async () => {
  const first = desk.today();
  expect(await read()).toMatchObject([{ held_in_euros: 0, paid_on: first }]);
  await desk.wait(1);
  const returned = { returned_on: desk.today(), reason: "AC04" };
  await desk.post(desk.ines(), pathTo(api.returnPayout, { id: paid.payout }), returned);
  expect(await read()).toMatchObject([{ held_in_euros: 0, paid_on: null }]);
  await desk.post(desk.ines(), pathTo(api.lookAtIban, { id: paid.organisation }));
  await desk.wait(1);
  await payRun();
  expect(await read()).toMatchObject([{ paid_on: desk.today() }]);
  expect(desk.today()).not.toBe(first);
});
