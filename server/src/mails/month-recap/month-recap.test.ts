import { beforeAll, expect, test } from "vitest";
import {
  choose,
  newOrganisation,
  newPledge,
  newSandboxPayer,
  newWorkout,
  giveSandboxMethod,
  newPayer,
} from "#server-test/support/month-world.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

// The recap of November 2026 is sent on 7 December at 09:00 in Brussels, which is 08:00 UTC.

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
let burner: Somebody;
let donor: Somebody;
let quiet: Somebody;

beforeAll(async () => {
  [burner, donor, quiet] = [
    await somebody(kalivo, "Bo", "Renders"),
    await somebody(kalivo, "Do", "Nadar"),
    await somebody(kalivo, "Qui", "Et"),
  ];
  await choose(db(), burner.id, [await newOrganisation(db(), "Ocean Watch")]);
  const payer = await newPayer(db(), { userId: donor.id });
  await giveSandboxMethod(db(), payer, "succeeds");
  await newPledge(db(), { payer, burner: burner.id, rate: 20 });
  await newPledge(db(), { payer: await newSandboxPayer(db()), burner: burner.id, rate: 10 });
  await newWorkout(db(), { burner: burner.id, endAt: "2026-11-10T10:00:00Z", kcal: 3_000 });
  await newWorkout(db(), { burner: quiet.id, endAt: "2026-11-11T10:00:00Z", kcal: 500 });
});

const recapsTo = async ({ email }: Somebody) => {
  const mails = await db()
    .selectFrom("mails")
    .select(["subject", "body_text"])
    .where("recipient", "=", email)
    .where("subject", "like", "Your %20%")
    .where("subject", "not like", "%receipt%")
    .orderBy("id")
    .execute();
  return mails.map(({ subject, body_text }) => `${subject}\n${body_text}`.replaceAll(/[\u00a0\u202f]/g, " "));
};

test("on day 7, when the first collection round is over, everybody reads what concerns them", async () => {
  await kalivo.moveTo("2026-12-01T05:01:00Z");
  await kalivo.moveTo("2026-12-04T08:01:00Z");
  await kalivo.moveTo("2026-12-07T07:59:00Z");
  expect(await recapsTo(burner)).toEqual([]);
  await kalivo.moveTo("2026-12-07T08:01:00Z");

  const [raised = ""] = await recapsTo(burner);
  expect(raised).toContain("Your November 2026");
  expect(raised).toContain("You burned: 3 000 kcal");
  expect(raised).toContain("Your donors gave: 9,00 € (2 donors)");
  expect(raised).toContain("Ocean Watch: 9,00 €");
  expect(raised).not.toMatch(/You gave|Nadar/);
  expect(raised).toMatch(/Stop these emails: \S+\/api\/mail\/unsubscribe\//);

  const [given = ""] = await recapsTo(donor);
  expect(given).toContain("You gave: 6,00 €");
  expect(given).toContain("Ocean Watch: 6,00 €");
  expect(given).not.toMatch(/burned:|donors gave|3 000|9,00|Renders/);

  const [moved = ""] = await recapsTo(quiet);
  expect(moved).toContain("You burned: 500 kcal");
  expect(moved).toContain("Nothing was paid for this month.");
});

test("once, and not to who switched it off or had no such month", async () => {
  const newcomer = await somebody(kalivo);
  await kalivo.moveTo("2026-12-15T10:00:00Z");
  await kalivo.runDue();
  for (const one of [burner, donor, quiet]) expect(await recapsTo(one)).toHaveLength(1);
  expect(await recapsTo(newcomer)).toEqual([]);
});

test("a clock that jumps over two months tells of each once, in order; while a charge waits, a week at most", async () => {
  await db()
    .updateTable("privacy_settings")
    .set({ month_recap: false })
    .where("user_id", "=", quiet.id)
    .execute();
  await newWorkout(db(), { burner: burner.id, endAt: "2026-12-16T10:00:00Z", kcal: 3_000 });
  await newWorkout(db(), { burner: quiet.id, endAt: "2026-12-16T10:00:00Z", kcal: 500 });
  await newWorkout(db(), { burner: burner.id, endAt: "2027-01-16T10:00:00Z", kcal: 1_000 });
  await kalivo.moveTo("2027-02-08T10:00:00Z"); // both are closed and announced now; January's charges wait
  await kalivo.moveTo("2027-02-12T10:00:00Z");
  await kalivo.runDue();
  const subjects = (await recapsTo(burner)).map((mail) => mail.split("\n")[0]);
  expect(subjects).toEqual(["Your November 2026", "Your December 2026", "Your January 2027"]);
  expect(await recapsTo(quiet)).toHaveLength(1);
});

test("a notice that no server accepts keeps the month untold for a week and no longer", async () => {
  const { mailer } = kalivo.product.services;
  await newWorkout(db(), { burner: burner.id, endAt: "2027-02-16T10:00:00Z", kcal: 3_000 });
  const send = async (mail: Parameters<typeof mailer.send>[0]) => {
    if (mail.subject.startsWith("We'll collect")) throw new Error("refused");
    return mailer.send(mail);
  };
  Object.assign(kalivo.product.services, { mailer: { ...mailer, send } });
  await kalivo.moveTo("2027-03-01T05:01:00Z");
  await kalivo.moveTo("2027-03-14T07:59:00Z");
  expect(await recapsTo(burner)).toHaveLength(3);
  await kalivo.moveTo("2027-03-14T08:01:00Z");
  const told = await recapsTo(burner);
  expect(told).toHaveLength(4);
  expect(told[3]).toContain("Nothing was paid for this month.");
});
