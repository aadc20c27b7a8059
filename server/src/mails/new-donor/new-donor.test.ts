import { expect, test } from "vitest";
import { pledge, somebody, type Somebody } from "#server-test/support/people.ts";
import { newStop } from "#server-test/support/payer-stops.ts";
import { useProduct } from "#server-test/support/product.ts";
import { enqueueMail } from "#server/features/mail/enqueue-mail.queries.ts";
import { confirmEmail } from "#server/features/people/confirmed-email.queries.ts";

const kalivo = useProduct();

async function newDonor(burner: Somebody, name: string, { syncedOnly = false } = {}) {
  const donor = await somebody(kalivo, name, "Peeters");
  const payer_id = await pledge(kalivo, { payer: donor.id, burner: burner.id, rateCents: 20, syncedOnly });
  const { db, clock } = kalivo.product.services;
  const key = `new_donor:${payer_id}:${burner.id}`;
  const notBefore = clock.now();
  await enqueueMail(db, {
    key,
    kind: "new_donor",
    userId: burner.id,
    payload: { payer_id, burner_id: burner.id },
    notBefore,
  });
  return { donor, payer_id };
}

/** All but the welcome mail, sorted by subject, because mails are sent concurrently. */
const mailsTo = ({ email }: Somebody) =>
  kalivo.product.services.db
    .selectFrom("mails")
    .selectAll()
    .where("recipient", "=", email)
    .where("subject", "not like", "Welcome%")
    .orderBy("subject")
    .execute();

test("a burner hears of a new donor, by the name others may see, with the rate", async () => {
  const burner = await somebody(kalivo);
  const { donor } = await newDonor(burner, "Thomas");
  await kalivo.product.services.db
    .updateTable("privacy_settings")
    .set({ pseudo: "Tortoise" })
    .where("user_id", "=", donor.id)
    .execute();
  await kalivo.runDue();
  const mail = (await mailsTo(burner)).at(-1);
  expect(mail?.subject).toBe("New donor: Tortoise");
  expect(mail?.body_text).toContain("Tortoise now supports you.\n0,20");
  expect(mail?.body_text).not.toContain("Thomas");
});

test("a burner hears that a donor pays for synced workouts only", async () => {
  const burner = await somebody(kalivo);
  await newDonor(burner, "Thomas", { syncedOnly: true });
  await kalivo.runDue();
  expect((await mailsTo(burner)).at(-1)?.body_text.replaceAll(/\s+/g, " ")).toContain(
    "not for what you type in or import",
  );
});

test("who switched these emails off gets none", async () => {
  const burner = await somebody(kalivo);
  await kalivo.product.services.db
    .updateTable("privacy_settings")
    .set({ new_donor: false })
    .where("user_id", "=", burner.id)
    .execute();
  await newDonor(burner, "Thomas");
  await kalivo.runDue();
  expect((await mailsTo(burner)).map(({ subject }) => subject)).toEqual([]);
});

test("one tap stops these emails, without signing in, and a link used twice is harmless", async () => {
  const burner = await somebody(kalivo);
  await newDonor(burner, "Thomas");
  await kalivo.runDue();
  const url =
    /https?:\/\/\S+\/api\/mail\/unsubscribe\/[^/\s]+/.exec(
      (await mailsTo(burner)).at(-1)?.body_text ?? "",
    )?.[0] ?? "";
  const path = new URL(url).pathname;

  expect((await kalivo.send("GET", `${path}/page`)).text).toContain("Stop these emails");
  const oneClick = {
    method: "POST" as const,
    url: path,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  };
  expect((await kalivo.app.inject(oneClick)).statusCode).toBe(200);
  expect((await kalivo.app.inject(oneClick)).statusCode).toBe(200);
  expect((await kalivo.app.inject({ ...oneClick, url: `${path}/page`, payload: "" })).body).toContain(
    "get these emails any more",
  );
  expect((await kalivo.send("POST", `${path}x`)).status).toBe(404);

  await newDonor(burner, "Nadia");
  await kalivo.runDue();
  expect(await mailsTo(burner)).toHaveLength(1);
});

test("the fourth and later donors of a day come in one digest the next morning", async () => {
  const burner = await somebody(kalivo);
  for (const name of ["Anna", "Bert", "Chloé", "Driss", "Els"]) await newDonor(burner, name);
  await kalivo.runDue();
  expect((await mailsTo(burner)).map(({ subject }) => subject)).toEqual([
    "New donor: Anna Peeters",
    "New donor: Bert Peeters",
    "New donor: Chloé Peeters",
  ]);
  await kalivo.moveTo("2026-11-06T07:59:00Z");
  expect(await mailsTo(burner)).toHaveLength(3);
  await kalivo.moveTo("2026-11-06T08:00:30Z");
  const digest = (await mailsTo(burner)).find(({ subject }) => subject === "New support: 2 more people");
  expect(digest?.body_text).toContain("- Driss Peeters\n- Els Peeters");
});

test("a pledge stopped before the mail went out is not announced", async () => {
  const burner = await somebody(kalivo);
  const { payer_id } = await newDonor(burner, "Thomas");
  await kalivo.product.services.db.deleteFrom("pledges").where("payer_id", "=", payer_id).execute();
  await kalivo.runDue();
  expect(await mailsTo(burner)).toEqual([]);
});

test("who pauses until a day is announced then: nothing else is said of the wait, and no confirmed address ends it", async () => {
  const burner = await somebody(kalivo);
  const { payer_id } = await newDonor(burner, "Thomas");
  const { db, clock } = kalivo.product.services;
  const until = new Date("2026-11-20T09:00:00Z");
  await newStop(db, payer_id, { kind: "own", from: "2026-11-01T09:00:00Z", until });
  await kalivo.runDue();
  const waiting = () =>
    db
      .selectFrom("outbox")
      .select(["not_before", "last_error", "tries"])
      .where("user_id", "=", burner.id)
      .where("kind", "=", "new_donor")
      .execute();
  const asItWaits = [{ not_before: until, last_error: null, tries: 0 }];
  expect(await waiting()).toEqual(asItWaits);
  await confirmEmail(db, { userId: burner.id, email: burner.email }, clock.now());
  expect(await waiting()).toEqual(asItWaits);
  await kalivo.moveTo("2026-11-20T09:00:30Z");
  expect((await mailsTo(burner)).map(({ subject }) => subject)).toEqual(["New donor: Thomas Peeters"]);
});
