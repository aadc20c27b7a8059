import { expect, test } from "vitest";
import { checkBooks, checkProvider } from "../../src/features/billing/ledger/check.ts";
import { erasePerson } from "../../src/features/account/erasure/erase-person.ts";
import { useAnnouncedPayers } from "../support/announced-payers.ts";
import { newOrganisation } from "../support/month-world.ts";
import { disputeAtSandbox } from "../support/sandbox-dispute.ts";
import { useProduct } from "../support/product.ts";

// What people and admins change between the notice of a month and its money, and after it: the month stays what was told.

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const month = useAnnouncedPayers(kalivo, 2);
const services = () => kalivo.product.services;
const db = () => services().db;

const erase = async (id: number) => {
  const { config, clock } = services();
  const gone = { id, publicUrl: config.publicUrl };
  await db()
    .transaction()
    .execute((tx) => erasePerson(tx, gone, clock.now()));
  await kalivo.runDue();
};
const givenTo = async () => {
  const rows = await db()
    .selectFrom("gross_totals")
    .innerJoin("organisations", "organisations.id", "gross_totals.party_id")
    .select(["organisations.name", "gross_totals.gross_cents"])
    .where("gross_totals.party", "=", "organisation")
    .where("gross_totals.gross_cents", ">", 0n)
    .execute();
  return Object.fromEntries(rows.map(({ name, gross_cents }) => [name, Number(gross_cents)]));
};
const differences = async () => {
  const { payments, clock } = services();
  if (payments === null) throw new Error("the product has a provider");
  const checks = [...(await checkBooks(db())), await checkProvider(db(), payments, clock.now())];
  return checks.flatMap((check) => check.differences);
};

test("an announced month goes to the organisations of its close, whatever is chosen, hidden or erased meanwhile", async () => {
  const [first = 0, second = 0] = month.burners;
  const another = await newOrganisation(db(), "Chosen Later");
  await kalivo.owner
    .updateTable("user_organisations")
    .set({ organisation_id: another })
    .where("user_id", "=", second)
    .execute();
  await db()
    .updateTable("organisations")
    .set({ hidden_at: services().clock.now() })
    .where("name", "=", "Trees for All")
    .execute();
  await erase(first);
  await kalivo.moveTo("2026-12-04T08:01:00Z");
  expect(await month.read(month.payer(0))).toMatchObject({ state: "charged", total_in_euros: 7 });
  expect(await givenTo()).toEqual({ "Ocean Watch": 1_100, "Trees for All": 300 });
  expect(await differences()).toEqual([]);
});

test("a dispute of somebody who was erased is booked like any other, and nobody is left to be written to", async () => {
  const { id, payer, email } = month.payer(1);
  await erase(id);
  const mails = () => db().selectFrom("mails").select("subject").where("recipient", "=", email).execute();
  const before = await mails();
  await disputeAtSandbox(services(), payer);
  await kalivo.runDue();
  await kalivo.runDue();
  const dispute = await db()
    .selectFrom("disputes")
    .innerJoin("charges", "charges.id", "disputes.charge_id")
    .select("disputes.state")
    .where("charges.payer_id", "=", payer)
    .executeTakeFirstOrThrow();
  expect(dispute.state).toBe("lost");
  expect(await mails()).toEqual(before);
  expect(await givenTo()).toEqual({ "Ocean Watch": 550, "Trees for All": 150 });
  expect(await differences()).toEqual([]);
});
