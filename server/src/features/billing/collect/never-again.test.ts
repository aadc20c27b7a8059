import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import {
  giveSandboxMethod,
  newBurner,
  newOrganisation,
  newPayer,
  newPledge,
  newWorkout,
} from "#server-test/support/month-world.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { saveMethod } from "../../payment/payment.queries.ts";

// A lost card: November's charge is refused on 4 December with "do not try again". Then December and January.

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const db = () => kalivo.product.services.db;
let person: Somebody;
let payer: number;
let burner: number;

beforeAll(async () => {
  burner = await newBurner(db(), [await newOrganisation(db())]);
  person = await somebody(kalivo, "Paula");
  payer = await newPayer(db(), { userId: person.id });
  await giveSandboxMethod(db(), payer, "lost");
  await newPledge(db(), { payer, burner });
  await newWorkout(db(), { burner, endAt: "2026-11-15T12:00:00Z", kcal: 5_000 });
  await kalivo.runDue();
});

const chargeOf = (period: number) =>
  db()
    .selectFrom("charges")
    .selectAll()
    .where("payer_id", "=", payer)
    .where("period_id", "=", period)
    .executeTakeFirstOrThrow();
const methodOf = () =>
  db()
    .selectFrom("payers")
    .select(["method_ref", "method_state"])
    .where("id", "=", payer)
    .executeTakeFirstOrThrow();
const submissions = async () => {
  const { rows } = await sql<{ asked: number }>`
    select count(*)::int as asked
    from sandbox.submissions s
    join charges c on c.payment_ref = s.payment_ref
    where c.payer_id = ${payer}
  `.execute(db());
  return rows[0]?.asked;
};
const problems = async () => {
  const rows = await db()
    .selectFrom("mails")
    .select("body_text")
    .where("recipient", "=", person.email)
    .where("subject", "=", "We couldn't collect your donation")
    .orderBy("id")
    .execute();
  return rows.map(({ body_text }) => body_text);
};
async function moveTo(instant: string) {
  await kalivo.moveTo(instant);
  await kalivo.runDue();
}

test("a month later the method is not asked again; the payer is told why, and to choose another", async () => {
  await moveTo("2026-12-04T08:01:00Z");
  expect(await chargeOf(202611)).toMatchObject({ state: "failed", attempt_no: 1, next_attempt_at: null });
  expect((await problems()).at(-1)).toContain("Your bank refused the payment");

  await newWorkout(db(), { burner, endAt: "2026-12-10T12:00:00Z", kcal: 6_000 });
  await moveTo("2027-01-01T05:01:00Z");
  await moveTo("2027-01-04T08:01:00Z");
  expect(await chargeOf(202612)).toMatchObject({ state: "failed", attempt_no: 0, next_attempt_at: null });
  expect(await submissions()).toBe(1);
  const told = await problems();
  expect(told).toHaveLength(2);
  expect(told[1]).toContain("Your bank told us earlier not to try");
  expect(told[1]).not.toContain("Your bank refused");
});

test("nor by the payer's own button, nor because the same method was chosen again", async () => {
  const { statement_id, id } = await chargeOf(202612);
  const tried = await kalivo.call("POST", pathTo(api.tryStatement, { id: statement_id }), {
    token: person.token,
  });
  expect([tried.status, tried.body.message]).toEqual([
    409,
    expect.stringMatching(/won't let us try this payment method/u),
  ]);
  const { method_ref: lost } = await methodOf();
  const saved = { kind: "card" as const, last4: "9987", label: "Visa ••9987" };
  await saveMethod(db(), payer, { ...saved, ref: "pm_between" }, kalivo.product.services.clock.now());
  expect((await methodOf()).method_state).toBe("active");
  await saveMethod(db(), payer, { ...saved, ref: lost ?? "" }, kalivo.product.services.clock.now());
  expect((await methodOf()).method_state).toBe("failed");
  await db().updateTable("payers").set({ method_state: "active" }).where("id", "=", payer).execute();
  await moveTo("2027-01-05T08:01:00Z");
  expect(
    await db().selectFrom("charges").select("attempt_no").where("id", "=", id).executeTakeFirstOrThrow(),
  ).toEqual({
    attempt_no: 0,
  });
  expect(await submissions()).toBe(1);
  const { body } = await kalivo.call("GET", api.readMe, { token: person.token });
  expect(body.payment_info?.problem?.kind).toBe("new-method");
});

test("another method is asked at once for what waited, and ends well", async () => {
  await giveSandboxMethod(db(), payer, "succeeds");
  await moveTo("2027-01-06T08:01:00Z");
  expect((await chargeOf(202612)).state).toBe("succeeded");
  expect(await submissions()).toBe(2); // November was given up meanwhile
});

test("without any method the payer is told that there is none, not that a bank refused", async () => {
  const other = await somebody(kalivo, "Otto");
  const id = await newPayer(db(), { userId: other.id });
  await newPledge(db(), { payer: id, burner });
  await newWorkout(db(), { burner, endAt: "2027-01-10T12:00:00Z", kcal: 6_000 });
  await moveTo("2027-02-01T05:01:00Z");
  await db()
    .updateTable("payers")
    .set({ method_ref: null, method_state: "none" })
    .where("id", "=", id)
    .execute();
  await moveTo("2027-02-04T08:01:00Z");
  const [mail] = await db()
    .selectFrom("mails")
    .select("body_text")
    .where("recipient", "=", other.email)
    .where("subject", "=", "We couldn't collect your donation")
    .execute();
  expect(mail?.body_text).toContain("There is no payment method to collect");
});
