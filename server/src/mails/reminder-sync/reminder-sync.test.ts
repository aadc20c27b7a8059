import { expect, test } from "vitest";
import { newPayer, newPledge, newWorkout } from "#server-test/support/month-world.ts";
import { pledge, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

// November 2026: reminders go out on the 28th at 09:00 in Brussels, which is 08:00 UTC.

const kalivo = useProduct();
const db = () => kalivo.product.services.db;

async function supported(name: string, { until = null }: { until?: string | null } = {}): Promise<Somebody> {
  const [burner, donor] = [await somebody(kalivo, name, "Burner"), await somebody(kalivo, "Do", "Nadar")];
  await pledge(kalivo, { payer: donor.id, burner: burner.id, until });
  return burner;
}
const lastWorkout = ({ id }: Somebody, endAt: string) => newWorkout(db(), { burner: id, endAt, kcal: 300 });
const switchOff = ({ id }: Somebody) =>
  db().updateTable("privacy_settings").set({ reminder_sync: false }).where("user_id", "=", id).execute();

async function reminded(month = "November 2026"): Promise<string[]> {
  const rows = await db()
    .selectFrom("mails")
    .innerJoin("users", "users.email", "mails.recipient")
    .select("users.first_name")
    .where("subject", "=", `A reminder for ${month}`)
    .orderBy("users.first_name")
    .execute();
  return rows.map(({ first_name }) => first_name);
}

test("three days before the month ends, burners with donors and without a workout for a week are reminded", async () => {
  await somebody(kalivo, "Nobody", "Supports");
  await supported("Ended", { until: "2026-11-20T00:00:00Z" });
  await supported("Never");
  await lastWorkout(await supported("Week ago"), "2026-11-21T07:59:59Z");
  await lastWorkout(await supported("Six days"), "2026-11-21T09:00:00Z");
  await switchOff(await supported("Opted out"));
  const unpaid = await newPayer(db(), { methodSince: null });
  await newPledge(db(), { payer: unpaid, burner: (await somebody(kalivo, "Not yet", "Counting")).id });

  await kalivo.moveTo("2026-11-28T07:59:30Z");
  expect(await reminded()).toEqual([]);
  await kalivo.moveTo("2026-11-28T08:00:30Z");
  expect(await reminded()).toEqual(["Never", "Week ago"]);
  const mails = await db()
    .selectFrom("mails")
    .select("body_text")
    .where("subject", "=", "A reminder for November 2026")
    .execute();
  expect(mails).toHaveLength(2);
  for (const { body_text } of mails) {
    expect(body_text).toContain("1 person supports you");
    expect(body_text).toMatch(/Stop these emails: \S+\/api\/mail\/unsubscribe\//);
  }
});

test("each of them once a month, whatever happens until it ends", async () => {
  await supported("Too late for this round");
  await kalivo.moveTo("2026-11-29T20:00:00Z");
  await kalivo.runDue();
  await kalivo.moveTo("2026-11-30T22:59:00Z");
  expect(await reminded()).toEqual(["Never", "Week ago"]);
});

test("who moved, lost their donors or switched it off before the mail went out gets none", async () => {
  const { mailer } = kalivo.product.services;
  const away = { delivers: true, send: () => Promise.reject(new Error("the mail server is away")) };
  Object.assign(kalivo.product.services, { mailer: away });
  const [moved, lost, left] = [await supported("Moved"), await supported("Lost"), await supported("Left")];
  await kalivo.moveTo("2026-12-29T08:00:30Z");
  Object.assign(kalivo.product.services, { mailer });
  await lastWorkout(moved, "2026-12-29T08:30:00Z");
  await db().deleteFrom("pledges").where("burner_id", "=", lost.id).execute();
  await switchOff(left);
  await kalivo.moveTo("2026-12-29T12:00:00Z");
  const names = await reminded("December 2026");
  expect(names).toContain("Never");
  for (const name of ["Moved", "Lost", "Left"]) expect(names).not.toContain(name);
});

test("a month whose end the clock jumped over is not reminded of, and the next one is", async () => {
  await kalivo.moveTo("2027-02-10T10:00:00Z");
  expect(await reminded("January 2027")).toEqual([]);
  await kalivo.moveTo("2027-02-27T10:00:00Z");
  expect(await reminded("February 2027")).toContain("Never");
});
