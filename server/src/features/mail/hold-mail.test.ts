import { sql, type KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { until } from "#server-test/support/until.ts";
import { MAIL_KINDS } from "#server/mails/every-mail.ts";
import { openDatabase, type Database } from "../../db/client.ts";
import { confirmEmail } from "../people/confirmed-email.queries.ts";
import { deliverOutbox } from "./deliver-outbox.ts";
import { enqueueMail } from "./enqueue-mail.queries.ts";
import type { MailKinds } from "./mail-kind.ts";

// Somebody confirms their address while a worker is about to hold a mail because it is not confirmed.

const kalivo = useProduct();
const services = () => kalivo.product.services;
const db = () => services().db;
const now = () => services().clock.now();
const KINDS: MailKinds = {
  ...MAIL_KINDS,
  reset: {
    name: "reset",
    toUnconfirmed: "hold",
    render: async () => ({
      kind: "mail",
      parts: { subject: "Hello", html: "<p>Hello</p>", text: "Hello", pictures: [] },
    }),
  },
};

let another: Database;
beforeAll(() => {
  another = openDatabase(kalivo.product.directString, { max: 1, onLost: () => undefined });
});
afterAll(() => another.close());

async function waitingMail(key: string) {
  const person = await somebody(kalivo, "Uma", "Unconfirmed", { confirmed: false });
  await kalivo.runDue();
  const mail = {
    key,
    kind: "reset",
    userId: person.id,
    payload: { token: "secret" },
    notBefore: now(),
  } as const;
  await enqueueMail(db(), mail);
  return { userId: person.id, email: person.email };
}

const row = (key: string) =>
  db().selectFrom("outbox").selectAll().where("key", "=", key).executeTakeFirstOrThrow();

/** Somebody waits for a lock. */
const waits = async () => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db());
  return rows.length > 0;
};

/** Does it once a mail of this key was claimed, before the worker goes on. */
const onceClaimed = (key: string, then: () => Promise<unknown>): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    if (result.rows.some((found) => found["key"] === key && found["confirmed"] === false)) await then();
    return result;
  },
});

test("an address that is confirmed between the claim of a mail and its hold has the mail at once", async () => {
  const who = await waitingMail("between");
  const plugin = onceClaimed("between", () => confirmEmail(another.db, who, now()));
  await deliverOutbox(KINDS, { ...services(), db: db().withPlugin(plugin) });
  await deliverOutbox(KINDS, services());
  expect(await row("between")).toMatchObject({ sent_at: expect.any(Date), last_error: null, tries: 1 });
});

test("an address that is being confirmed while a mail is held has the mail at once", async () => {
  const who = await waitingMail("meanwhile");
  const confirming = await another.db.startTransaction().execute();
  await confirmEmail(confirming, who, now());
  let over = false;
  const round = deliverOutbox(KINDS, services()).finally(() => (over = true));
  await until(waits, (waiting) => waiting || over);
  await confirming.commit().execute();
  await round;
  await deliverOutbox(KINDS, services());
  expect(await row("meanwhile")).toMatchObject({ sent_at: expect.any(Date), last_error: null, tries: 1 });
});

test("a mail to an address that stays unconfirmed is looked at again a day later", async () => {
  await waitingMail("unconfirmed");
  const at = now();
  await deliverOutbox(KINDS, { ...services(), clock: { now: () => at } });
  const day = new Date(at.getTime() + 24 * 3_600_000);
  expect(await row("unconfirmed")).toMatchObject({
    sent_at: null,
    not_before: day,
    lease_until: null,
    tries: 0,
  });
});
