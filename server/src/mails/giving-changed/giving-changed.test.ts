import * as api from "@kalivo/contract/api-paths.ts";
import { beforeAll, expect, test } from "vitest";
import { callsOf } from "#server-test/support/calls-of.ts";
import { choose, newOrganisation } from "#server-test/support/month-world.ts";
import { saveMethod } from "#server-test/support/payer.ts";
import { confirmAddressOf, payerOf, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { teamOf, teamPayerOf } from "#server-test/support/teams.ts";
import { releaseHeldMails } from "../../features/mail/mail.queries.ts";

// The clock begins at 11:00 in Brussels on 5 November; a mail leaves a quarter of an hour after the last change.

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
const { post } = callsOf(kalivo);
let amina: Somebody;
let bruno: Somebody;

beforeAll(async () => {
  [amina, bruno] = [await somebody(kalivo, "Amina", "Loopt"), await somebody(kalivo, "Bruno", "Rijdt")];
  const reefs = await newOrganisation(db(), "Ocean Watch");
  await choose(db(), amina.id, [reefs, await newOrganisation(db(), "Trees for All")]);
  await choose(db(), bruno.id, [reefs]);
});

const give = (donor: Somebody, burner: Somebody, data: Record<string, unknown> = {}) =>
  post(donor, api.backBurner, { burner_id: burner.id, perCalorie: 0.1, limit: 10, ...data });
const stop = (donor: Somebody, burner: Somebody) => give(donor, burner, { perCalorie: 0 });

const donorWithCard = async (name: string) => {
  const donor = await somebody(kalivo, name, "Geeft");
  await payerOf(kalivo, donor.id);
  return donor;
};

const toldTo = async ({ email }: Somebody) => {
  const mails = await db()
    .selectFrom("mails")
    .select(["subject", "body_text"])
    .where("recipient", "=", email)
    .where("body_text", "like", "%what you give has changed%")
    .orderBy("id")
    .execute();
  return mails.map(({ subject, body_text }) => `${subject}\n${body_text}`.replaceAll(/[\u00a0\u202f]/g, " "));
};

let minute = 0;
/** Minutes later, on the same day. */
const later = async (minutes: number) => {
  minute += minutes;
  await kalivo.moveTo(new Date(Date.parse("2026-11-05T10:00:00Z") + minute * 60_000).toISOString());
};

test("what began within a quarter of an hour is one mail: whom, from when, how much, where it goes, when it is collected", async () => {
  const donor = await donorWithCard("Gina");
  await give(donor, amina);
  await later(10);
  await give(donor, bruno, { perCalorie: 0.25, limit: 1000, syncedOnly: "true" });
  await later(14);
  expect(await toldTo(donor)).toEqual([]);
  await later(2);
  await later(60);
  const [mail = "", ...more] = await toldTo(donor);
  expect(more).toEqual([]);
  for (const said of [
    "Thank you for supporting Amina Loopt and Bruno Rijdt.",
    "Amina Loopt: 0,10 € per 100 kcal",
    "Counts from 05/11/2026",
    "Your monthly limit for this person: 10,00 €",
    "Goes to Ocean Watch and Trees for All",
    "Bruno Rijdt: 0,25 € per 100 kcal",
    "No monthly limit for this person",
    "Only for workouts recorded by",
    "We collect for November 2026 on 04/12/2026 at the earliest.",
    "Visa •••• 4242",
    "3 days earlier, we email you the exact amount.",
    "two taps pause or stop everything",
  ])
    expect(mail).toContain(said);
  expect(mail).not.toMatch(/has ended|undefined/);
  expect(mail.indexOf("Thank you")).toBeLessThan(mail.indexOf("€"));
});

test("other terms are no beginning and no end, and what began and ended meanwhile is not spoken of", async () => {
  const donor = await donorWithCard("Otto");
  await give(donor, amina);
  await later(20);
  expect(await toldTo(donor)).toHaveLength(1);
  await give(donor, amina, { perCalorie: 0.5 });
  await give(donor, bruno);
  await later(5);
  await stop(donor, bruno);
  await later(20);
  expect(await toldTo(donor)).toHaveLength(1);
});

test("what is said of a beginning holds when the mail leaves, a quarter of an hour after the last change (rule 76)", async () => {
  const donor = await donorWithCard("Hal");
  await give(donor, bruno);
  await later(10);
  await give(donor, bruno, { perCalorie: 0.05, limit: 2 });
  await later(10);
  expect(await toldTo(donor)).toEqual([]);
  await later(6);
  const [mail = "", ...more] = await toldTo(donor);
  expect(more).toEqual([]);
  expect(mail).toContain("Bruno Rijdt: 0,05 € per 100 kcal");
  expect(mail).toContain("Your monthly limit for this person: 2,00 €");
  expect(mail).toContain("Counts from 05/11/2026");
  expect(mail).not.toMatch(/0,10 €|10,00 €/);
  await give(donor, bruno, { perCalorie: 0.06 });
  await later(20);
  expect(await toldTo(donor), "other terms alone are no mail").toHaveLength(1);
});

test("an end says until when it counts and what is still collected", async () => {
  const donor = await donorWithCard("Enid");
  await give(donor, amina);
  await later(20);
  await stop(donor, amina);
  await later(20);
  const [, end = ""] = await toldTo(donor);
  expect(end).toContain("Your support for Amina Loopt has ended");
  expect(end).toContain("Thank you for supporting Amina Loopt until now.");
  expect(end).toContain("Amina Loopt: what was burned until 05/11/2026 counts.");
  expect(end).toContain("We collect for November 2026 on 04/12/2026 at the earliest.");
  expect(end).not.toContain("0,10 €");
});

test("nothing before there is a payment method, and everybody supported once there is one", async () => {
  const donor = await somebody(kalivo, "Wim", "Geeft");
  await give(donor, amina);
  await give(donor, bruno);
  await stop(donor, bruno);
  await later(20);
  expect(await toldTo(donor)).toEqual([]);
  await saveMethod(kalivo, donor);
  await kalivo.runDue();
  await later(20);
  const [mail = "", ...more] = await toldTo(donor);
  expect(more).toEqual([]);
  expect(mail).toContain("Amina Loopt: 0,10 € per 100 kcal");
  expect(mail).not.toContain("Bruno");
});

test("whoever was refused is not told of it (rule 35)", async () => {
  const donor = await donorWithCard("Rik");
  await give(donor, amina);
  await give(donor, bruno);
  await later(20);
  await post(amina, api.refuseDonor, { type: "user", id: donor.id });
  await later(1);
  await stop(donor, bruno);
  await later(20);
  const [, end = "", ...more] = await toldTo(donor);
  expect(more).toEqual([]);
  expect(end).toContain("Your support for Bruno Rijdt has ended");
  expect(end).not.toContain("Amina");
});

test("a team's admins are told, by the team's name, and its other members are not", async () => {
  const [admin, mate] = [await somebody(kalivo, "Ada", "Min"), await somebody(kalivo, "Ma", "Te")];
  const team = await teamOf(kalivo, admin, mate);
  await teamPayerOf(kalivo, team);
  await give(admin, amina, { team_id: team });
  await later(20);
  const [mail = ""] = await toldTo(admin);
  expect(mail).toContain(`/team/${team}`);
  expect(mail).toContain("Trail Crew");
  expect(await toldTo(mate)).toEqual([]);
});

test("held while the address is not confirmed, and then all of it is told in one mail", async () => {
  const donor = await somebody(kalivo, "Una", "Geeft", { confirmed: false });
  await payerOf(kalivo, donor.id);
  await give(donor, amina);
  await later(20);
  await give(donor, bruno);
  await later(20);
  expect(await toldTo(donor)).toEqual([]);
  await confirmAddressOf(kalivo, donor.id);
  await releaseHeldMails(db(), donor.id, kalivo.product.services.clock.now());
  await later(1);
  const [mail = "", ...more] = await toldTo(donor);
  expect(more).toEqual([]);
  expect(mail).toContain("Thank you for supporting Amina Loopt and Bruno Rijdt.");
});
