import { beforeAll, expect, test } from "vitest";
import { newBurner, newOrganisation, newPayer, newPledge } from "#server-test/support/month-world.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

// Warnings go out on the 7th and the 21st at 09:00 in Brussels, which is 08:00 UTC.

const kalivo = useProduct({ KALIVO_NOW: "2026-11-05T10:00:00Z" });
const db = () => kalivo.product.services.db;
let giver: Somebody;
let later: Somebody;
let quiet: Somebody;

beforeAll(async () => {
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  const payerOf = async (name: string, expires: number | null, backs = true) => {
    const person = await somebody(kalivo, name, "Wouters");
    const payer = await newPayer(db(), { userId: person.id });
    await db().updateTable("payers").set({ method_expires: expires }).where("id", "=", payer).execute();
    if (backs) await newPledge(db(), { payer, burner });
    return person;
  };
  giver = await payerOf("Gina", 202612);
  later = await payerOf("Lars", 202702);
  quiet = await payerOf("Quinten", 202612, false);
});

const warnings = async ({ email }: Somebody) =>
  (
    await db()
      .selectFrom("mails")
      .select("body_text")
      .where("recipient", "=", email)
      .where("subject", "like", "%expires soon")
      .orderBy("id")
      .execute()
  ).map(({ body_text }) => body_text);

test("the month before and in its last month, each day once, whoever supports somebody with it", async () => {
  await kalivo.moveTo("2026-11-07T07:59:00Z");
  expect(await warnings(giver)).toEqual([]);
  await kalivo.moveTo("2026-11-07T08:01:00Z");
  await kalivo.runDue();
  const [mail = "", ...rest] = await warnings(giver);
  expect(rest).toEqual([]);
  expect(mail).toContain("Your card Visa ••4242 works until the end of December 2026.");
  await kalivo.moveTo("2026-11-21T08:01:00Z");
  await kalivo.moveTo("2026-12-07T08:01:00Z");
  expect(await warnings(giver)).toHaveLength(3);
  expect(await warnings(quiet)).toEqual([]);
  expect(await warnings(later)).toEqual([]);
});

test("not for a card that was replaced since", async () => {
  await db()
    .updateTable("payers")
    .set({ method_ref: "pm_new", method_expires: 203001 })
    .where("user_id", "=", giver.id)
    .execute();
  await kalivo.moveTo("2026-12-21T08:01:00Z");
  expect(await warnings(giver)).toHaveLength(3);
});
