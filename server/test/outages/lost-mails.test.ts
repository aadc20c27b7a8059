import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { MailServerAway, type Mailer } from "../../src/adapters/mail/port.ts";
import { LEASE_SECONDS } from "../../src/concurrency/lease.ts";
import { openDatabase, type Database } from "../../src/db/client.ts";
import { deliverOutbox } from "../../src/features/mail/deliver-outbox.ts";
import { enqueueMail } from "../../src/features/mail/enqueue-mail.queries.ts";
import { claimMails, renewMails } from "../../src/features/mail/in-hand.queries.ts";
import type { MailKind, MailKinds, QueuedMail, Rendered } from "../../src/features/mail/mail-kind.ts";
import { markSent } from "../../src/features/mail/settle.queries.ts";
import { MAIL_KINDS } from "../../src/mails/every-mail.ts";
import { keptLog } from "../support/kept-log.ts";
import { somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

// A worker stands still with a mail in hand until its lease is over, and another takes the mail. The first one changes
// nothing of it when it goes on. Other work: lost-leases.test.ts.

const kalivo = useProduct();
const services = () => kalivo.product.services;
const db = () => services().db;
const now = () => services().clock.now();
const KEY = "lost";
const WRITTEN: Rendered = {
  kind: "mail",
  parts: { subject: "Hello", html: "<p>Hello</p>", text: "Hello", pictures: [] },
};

let another: Database;
beforeAll(() => {
  another = openDatabase(kalivo.product.directString, { onLost: () => undefined });
});
afterAll(() => another.close());

beforeEach(async () => {
  await kalivo.runDue();
  await db().deleteFrom("outbox").where("key", "=", KEY).execute();
  const { id: userId } = await somebody(kalivo);
  await kalivo.runDue();
  await enqueueMail(db(), { key: KEY, kind: "welcome", userId, payload: {}, notBefore: now() });
});

const kindsThat = (render: MailKind["render"]): MailKinds => ({
  ...MAIL_KINDS,
  welcome: { name: "welcome", toUnconfirmed: "send", render },
});
const mailerThat = (send: () => Promise<void>): Mailer => ({ delivers: true, send });
const row = () => db().selectFrom("outbox").selectAll().where("key", "=", KEY).executeTakeFirstOrThrow();
const mine = (mails: readonly QueuedMail[]) => mails.filter(({ key }) => key === KEY);

/** The lease ends and another worker has the mail, in one step, because senders of the first one look for mails, too. */
async function takenOver() {
  await another.db.transaction().execute(async (tx) => {
    await sql`update outbox set lease_until = clock_timestamp() - interval '1 second' where key = ${KEY}`.execute(
      tx,
    );
    expect(mine(await claimMails(tx, ["welcome"], now(), 10))).toHaveLength(1);
  });
  return row();
}

/** Once per test: `standStill` goes on when another worker has the mail in hand. */
function frozen() {
  const { log, said } = keptLog();
  const taken = Promise.withResolvers<Awaited<ReturnType<typeof row>>>();
  const standStill = async () => taken.resolve(await takenOver());
  return { log, said, taken: taken.promise, standStill };
}

type Going = { sends?: () => Promise<void>; renders?: () => Promise<Rendered> };

test.each<[string, Going]>([
  ["was sent", { sends: async () => undefined }],
  ["was refused", { sends: () => Promise.reject(new Error("550 no such mailbox")) }],
  ["met no server", { sends: () => Promise.reject(new MailServerAway("connect ECONNREFUSED")) }],
  ["has nothing to say any more", { renders: async () => ({ kind: "drop", why: "it is over" }) }],
  [
    "has nothing to say yet",
    { renders: async () => ({ kind: "wait", at: new Date("2027-01-01T00:00:00Z") }) },
  ],
])(
  "a mail that %s, but is another worker's by now, stays as that one has it",
  async (_, { renders, sends }) => {
    const { log, said, standStill, taken } = frozen();
    await deliverOutbox(
      kindsThat(renders === undefined ? async () => WRITTEN : async () => (await standStill(), renders())),
      { ...services(), log, mailer: mailerThat(async () => (await standStill(), sends?.())) },
    );
    expect(await row()).toEqual(await taken);
    expect(said).toContain("a mail is another worker's by now: nothing of it was changed");
  },
);

test("whoever stood still longer than its lease before sending does not send", async () => {
  const { log, standStill, taken } = frozen();
  let sent = 0;
  let frozenMs = 0;
  const clock = performance.now.bind(performance);
  const steady = vi.spyOn(performance, "now").mockImplementation(() => clock() + frozenMs);
  onTestFinished(() => steady.mockRestore());
  const render = async () => {
    await standStill();
    frozenMs = (LEASE_SECONDS + 1) * 1000;
    return WRITTEN;
  };
  const mailer = mailerThat(async () => void (sent += 1));
  await deliverOutbox(kindsThat(render), { ...services(), log, mailer });
  expect(sent).toBe(0);
  expect(await row()).toEqual(await taken);
});

test("a lease that is over, and was taken by nobody, is still its worker's to end", async () => {
  const [mail] = mine(await claimMails(db(), ["welcome"], now(), 10));
  if (mail === undefined) throw new Error("the mail waits");
  await sql`update outbox set lease_until = clock_timestamp() - interval '1 second' where key = ${KEY}`.execute(
    db(),
  );
  expect(await markSent(db(), mail, now())).toBe(true);
  expect(await markSent(db(), mail, now())).toBe(false); // it was ended
});

test("who lost a mail does not hold it for the one that took it over", async () => {
  const lost = mine(await claimMails(db(), ["welcome"], now(), 10));
  const held = await takenOver();
  await renewMails(db(), lost);
  expect(await row()).toEqual(held);
});
