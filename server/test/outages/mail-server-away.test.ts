import { setImmediate as immediate } from "node:timers/promises";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import {
  MailDeferred,
  MailServerAway,
  type Mailer,
  type OutgoingMail,
} from "../../src/adapters/mail/port.ts";
import { deliverOutbox } from "../../src/features/mail/deliver-outbox.ts";
import { enqueueMail } from "../../src/features/mail/enqueue-mail.queries.ts";
import type { MailKind, MailKinds } from "../../src/features/mail/mail-kind.ts";
import { oldestMails } from "../../src/features/operation/facts.queries.ts";
import { MAIL_KINDS } from "../../src/mails/every-mail.ts";
import { somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

// The mail server is away, hangs, or puts one mailbox off; what waits behind it is not lost, and keeps nobody waiting.

const kalivo = useProduct();
const services = () => kalivo.product.services;
const db = () => services().db;

const MANY = 60;
const HOUR_MS = 3_600_000;

const plain: Omit<MailKind, "name"> = {
  toUnconfirmed: "send",
  render: async () => ({
    kind: "mail",
    parts: { subject: "Hello", html: "<p>Hello</p>", text: "Hello", pictures: [] },
  }),
};
const KINDS: MailKinds = {
  ...MAIL_KINDS,
  welcome: { ...plain, name: "welcome" },
  newsletter: { ...plain, name: "newsletter" },
};

/** What a server does with each mail; every mail that reached it is kept. */
function server(answer: (mail: OutgoingMail) => Promise<void>): Mailer & { met: OutgoingMail[] } {
  const met: OutgoingMail[] = [];
  return { delivers: true, met, send: (mail) => (met.push(mail), answer(mail)) };
}

const away = () => Promise.reject(new MailServerAway("connect ECONNREFUSED"));
const accepts = async () => undefined;

const deliver = (mailer: Mailer, lanes?: Parameters<typeof deliverOutbox>[2]) =>
  deliverOutbox(KINDS, { ...services(), mailer }, lanes);

const ABOUT = {
  welcome: { kind: "welcome", payload: {} },
  newsletter: { kind: "newsletter", payload: { newsletter_id: 1 } },
} as const;
const queue = (key: string, kind: keyof typeof ABOUT, userId: number) =>
  enqueueMail(db(), { ...ABOUT[kind], key, userId, notBefore: services().clock.now() });

const rows = (prefix: string) =>
  db().selectFrom("outbox").selectAll().where("key", "like", `${prefix}%`).orderBy("id").execute();

async function newsletters(prefix: string): Promise<void> {
  const { id } = await somebody(kalivo);
  for (let number = 0; number < MANY; number += 1) await queue(`${prefix}:${number}`, "newsletter", id);
}

afterEach(async () => {
  await db().updateTable("outbox").set({ sent_at: new Date() }).where("sent_at", "is", null).execute();
});

const welcomesDue = async () => (await oldestMails(db(), ["welcome"])).map((one) => one.due);

test("what waits for a mail server is as late as it is, however often it was tried, until it is sent", async () => {
  const { id } = await somebody(kalivo);
  await queue("late", "welcome", id);
  const [due] = await welcomesDue();
  if (due === undefined) throw new Error("one waits");
  const deliverAfter = (minutes: number, mailer: Mailer) => {
    const clock = { now: () => new Date(due.getTime() + minutes * 60_000) };
    return deliverOutbox(KINDS, { ...services(), clock, mailer }, ["people"]);
  };
  for (const minutes of [0, 10, 20]) await deliverAfter(minutes, server(away));
  expect(await welcomesDue()).toEqual([due]);
  const puttingOff = server(() => Promise.reject(new MailDeferred("451 try again later")));
  for (const minutes of [30, 40]) await deliverAfter(minutes, puttingOff);
  expect(puttingOff.met.length).toBeGreaterThan(0);
  expect(await welcomesDue()).toEqual([due]);
  await deliverAfter(24 * 60, server(accepts));
  expect(await welcomesDue()).toEqual([]);
});

test("a mail server that is away for a week costs no mail a try, and all of them go out once it is back", async () => {
  await newsletters("week");
  const begin = services().clock.now().getTime();
  for (let hour = 0; hour < 7 * 24; hour += 4) {
    const clock = { now: () => new Date(begin + hour * HOUR_MS) };
    await deliverOutbox(KINDS, { ...services(), clock, mailer: server(away) }, ["many"]);
  }
  const waiting = await rows("week");
  expect(waiting.filter(({ given_up_at, sent_at }) => given_up_at !== null || sent_at !== null)).toEqual([]);
  const clock = { now: () => new Date(begin + 7 * 24 * HOUR_MS + 60_000) };
  const back = server(accepts);
  await deliverOutbox(KINDS, { ...services(), clock, mailer: back }, ["many"]);
  expect(back.met).toHaveLength(MANY);
});

test("a round that meets no server ends after a few mails instead of trying them all", async () => {
  await newsletters("few");
  const mailer = server(away);
  await deliver(mailer, ["many"]);
  expect(mailer.met.length).toBeGreaterThan(0);
  expect(mailer.met.length).toBeLessThan(MANY / 2);
});

test("a server that puts off whatever it is given costs no mail a try, and all go out within two minutes of its end", async () => {
  await newsletters("puts off");
  const begin = Date.parse("2099-01-01T00:00:00Z"); // after all that was ever sent here
  const deliverAt = (minute: number, mailer: Mailer) => {
    const clock = { now: () => new Date(begin + minute * 60_000) };
    return deliverOutbox(KINDS, { ...services(), clock, mailer }, ["many"]);
  };
  const puttingOff = server(() => Promise.reject(new MailDeferred("451 try again later")));
  for (let minute = 0; minute < 60; minute += 1) await deliverAt(minute, puttingOff);
  expect((await rows("puts off")).filter(({ tries }) => tries > 1)).toEqual([]);
  const takesAll = server(accepts);
  await deliverAt(61, takesAll);
  expect(takesAll.met).toHaveLength(MANY);
});

test("a few full mailboxes wait longer each time, while others are sent", async () => {
  await newsletters("mailboxes");
  const begin = Date.parse("2099-02-01T00:00:00Z");
  const full = server(() => Promise.reject(new MailDeferred("452 mailbox full")));
  const { id } = await somebody(kalivo);
  for (let minute = 0; minute < 60; minute += 1) {
    const clock = { now: () => new Date(begin + minute * 60_000) };
    await deliverOutbox(KINDS, { ...services(), clock, mailer: full }, ["many"]);
    await queue(`sent:${minute}`, "welcome", id);
    await deliverOutbox(KINDS, { ...services(), clock, mailer: server(accepts) }, ["people"]);
  }
  expect(Math.max(...(await rows("mailboxes")).map(({ tries }) => tries))).toBeGreaterThan(2);
  expect(full.met.length).toBeLessThan(MANY * 8);
});

test("what somebody waits for goes out while a server hangs on mails to many", async () => {
  await newsletters("slow");
  const { id, email } = await somebody(kalivo);
  await queue("now:1", "welcome", id);
  const hang = Promise.withResolvers<undefined>();
  const many = deliver(
    server(() => hang.promise),
    ["many"],
  );
  const people = server(accepts);
  await deliver(people, ["people"]);
  expect(people.met.map(({ to }) => to)).toContain(email);
  hang.resolve(undefined);
  await many;
});

test("one mailbox whose server breaks off each time is to blame itself, while others are accepted", async () => {
  await newsletters("poison");
  const { id, email } = await somebody(kalivo);
  await queue("poison:last", "newsletter", id);
  const accepted = Promise.withResolvers<void>();
  const breaksOff = async ({ to }: OutgoingMail) => {
    if (to !== email) return accepted.resolve();
    await accepted.promise; // whichever of them is sent first
    await immediate();
    return away();
  };
  await deliver(server(breaksOff), ["many"]);
  const last = (await rows("poison:last"))[0];
  expect(last).toMatchObject({ sent_at: null, tries: 1, last_error: "connect ECONNREFUSED" });
});

test("a mailbox that is full is tried for five days, and given up then", async () => {
  const { id } = await somebody(kalivo);
  await queue("full:1", "newsletter", id);
  const begin = services().clock.now().getTime();
  const givenUp: number[] = [];
  for (let hour = 0; hour <= 8 * 24 && givenUp.length === 0; hour += 1) {
    const now = new Date(begin + hour * HOUR_MS);
    const full = server(() => Promise.reject(new MailDeferred("452 mailbox full")));
    await deliverOutbox(KINDS, { ...services(), clock: { now: () => now }, mailer: full }, ["many"]);
    if ((await rows("full:1"))[0]?.given_up_at !== null) givenUp.push(hour);
  }
  const [hours] = givenUp;
  expect(hours).toBeGreaterThanOrEqual(5 * 24);
  expect(hours).toBeLessThanOrEqual(5 * 24 + 6);
});

test("a process that is told to stop lets go of the mails it has not tried, and the next has them at once", async () => {
  await newsletters("stop");
  const stop = new AbortController();
  const stopping = server(async () => stop.abort());
  await deliverOutbox(KINDS, { ...services(), mailer: stopping, stopping: stop.signal }, ["many"]);
  const next = server(accepts);
  await deliver(next, ["many"]);
  expect(stopping.met.length + next.met.length).toBe(MANY);
});

test("of a handful that takes too long the rest is let go, and may be another's", async () => {
  const { id } = await somebody(kalivo);
  for (const nth of [1, 2, 3]) await queue(`handful:${nth}`, "newsletter", id);
  const later = new Date(services().clock.now().getTime() + HOUR_MS);
  let taken = 0;
  const now = performance.now.bind(performance);
  const steady = vi.spyOn(performance, "now").mockImplementation(() => now() + taken);
  onTestFinished(() => steady.mockRestore());
  const slow = server(async () => void (taken = 31_000)); // the first of them
  await deliverOutbox(KINDS, { ...services(), clock: { now: () => later }, mailer: slow }, ["many"]);
  const sent = await rows("handful");
  expect(sent.map(({ sent_at }) => sent_at)).toEqual([later, later, later]);
  // What was let go waits anew.
  expect(sent.filter(({ not_before }) => not_before.getTime() === later.getTime())).toHaveLength(2);
});
