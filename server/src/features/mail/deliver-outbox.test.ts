import { expect, test } from "vitest";
import type { Mailer, OutgoingMail } from "../../adapters/mail/port.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { anAdmin } from "#server-test/support/admins.ts";
import { useProduct } from "#server-test/support/product.ts";
import { somebody } from "#server-test/support/people.ts";
import type { Services } from "../../services.ts";
import { deliverOutbox } from "./deliver-outbox.ts";
import { enqueueMail } from "./enqueue-mail.queries.ts";
import type { MailKind, MailKinds } from "./mail-kind.ts";
import { MAIL_KINDS } from "#server/mails/every-mail.ts";

const kalivo = useProduct();

const plain: MailKind<"reset"> = {
  name: "reset",
  toUnconfirmed: "send",
  render: async () => ({
    kind: "mail",
    parts: { subject: "Hello", html: "<p>Hello</p>", text: "Hello", pictures: [] },
  }),
};

const kindsWith = (reset: MailKind<"reset">): MailKinds => ({ ...MAIL_KINDS, reset });

function collecting(
  options: { delivers?: boolean; failing?: boolean } = {},
): Mailer & { sent: OutgoingMail[] } {
  const sent: OutgoingMail[] = [];
  return {
    delivers: options.delivers ?? true,
    sent,
    send: async (mail) => {
      if (options.failing) throw new Error("421 try later");
      sent.push(mail);
    },
  };
}

const withMailer = (mailer: Mailer): Services => ({ ...kalivo.product.services, mailer });

async function queue(key: string, userId: number, notBefore = kalivo.product.services.clock.now()) {
  await kalivo.runDue(); // what registration put there is out of the way
  await enqueueMail(kalivo.product.services.db, {
    key,
    kind: "reset",
    userId,
    payload: { token: "secret" },
    notBefore,
  });
}

const row = (key: string) =>
  kalivo.product.services.db
    .selectFrom("outbox")
    .selectAll()
    .where("key", "=", key)
    .executeTakeFirstOrThrow();

test("the welcome mail of a registration ends in the mailbox", async () => {
  const amina = await somebody(kalivo);
  await kalivo.runDue();
  const mail = await kalivo.product.services.db
    .selectFrom("mails")
    .selectAll()
    .where("recipient", "=", amina.email)
    .executeTakeFirstOrThrow();
  expect(mail.subject).toBe("Welcome to Kalivo");
  expect(mail.body_text).toContain("Welcome, Amina");
});

test("a key is sent once, however often it is put in the outbox", async () => {
  const { id, email } = await somebody(kalivo);
  const mailer = collecting();
  await queue("twice", id);
  await enqueueMail(kalivo.product.services.db, {
    key: "twice",
    kind: "reset",
    userId: id,
    payload: { token: "other" },
    notBefore: new Date(0),
  });
  await deliverOutbox(kindsWith(plain), withMailer(mailer));
  await deliverOutbox(kindsWith(plain), withMailer(mailer));
  expect(mailer.sent.map(({ to }) => to)).toEqual([email]);
  expect((await row("twice")).payload).toEqual({});
});

test("two processes delivering at once send each mail once", async () => {
  const { id } = await somebody(kalivo);
  await queue("first", id);
  for (let number = 0; number < 30; number++) {
    await enqueueMail(kalivo.product.services.db, {
      key: `many:${number}`,
      kind: "reset",
      userId: id,
      payload: { token: "other" },
      notBefore: new Date(0),
    });
  }
  const mailer = collecting();
  const kinds = kindsWith(plain);
  await Promise.all([1, 2, 3].map(() => deliverOutbox(kinds, withMailer(mailer))));
  expect(mailer.sent).toHaveLength(31);
  expect(new Set(mailer.sent.map(({ messageId }) => messageId)).size).toBe(31);
});

test("a mail waits for its time", async () => {
  const { id } = await somebody(kalivo);
  await queue("later", id, new Date(kalivo.product.services.clock.now().getTime() + 3_600_000));
  const mailer = collecting();
  await deliverOutbox(kindsWith(plain), withMailer(mailer));
  expect(mailer.sent).toEqual([]);
  await kalivo.moveTo(new Date(kalivo.product.services.clock.now().getTime() + 3_700_000).toISOString());
  expect((await row("later")).sent_at).not.toBeNull();
});

test("a refused mail is tried again with longer waits, under the same message id, and given up in the end", async () => {
  const { id } = await somebody(kalivo);
  await queue("unlucky", id);
  const kinds = kindsWith(plain);
  const waits: number[] = [];
  for (let round = 0; round < 20; round++) {
    const { clock } = kalivo.product.services;
    await deliverOutbox(kinds, withMailer(collecting({ failing: true })));
    const { not_before, given_up_at, sent_at } = await row("unlucky");
    expect(sent_at).toBeNull();
    if (given_up_at !== null) break;
    waits.push(Math.round((not_before.getTime() - clock.now().getTime()) / 60_000));
    await kalivo.product.services.db
      .updateTable("outbox")
      .set({ not_before: new Date(0) })
      .where("key", "=", "unlucky")
      .execute();
  }
  expect(waits.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
  expect(waits).toHaveLength(14);
  expect((await row("unlucky")).last_error).toBe("421 try later");
});

const nothingToSay = kindsWith({ ...plain, render: async () => ({ kind: "drop", why: "it is over" }) });

const GIVEN_UP: readonly [by: string, giveUp: (id: number) => Promise<unknown>][] = [
  ["because there is nothing to say", () => deliverOutbox(nothingToSay, withMailer(collecting()))],
  [
    "by an admin",
    async (id) => {
      const { token } = await anAdmin(kalivo);
      await kalivo.call("POST", pathTo(api.giveUpMail, { id }), { token });
    },
  ],
];

test.each(GIVEN_UP)("the token of a link is not kept in a mail that is given up %s", async (by, giveUp) => {
  const { id } = await somebody(kalivo);
  await queue(by, id);
  await giveUp((await row(by)).id);
  const { given_up_at, payload } = await row(by);
  expect([given_up_at, payload]).toEqual([expect.any(Date), {}]);
});

test("what follows from acceptance happens with it or not at all", async () => {
  const { id } = await somebody(kalivo);
  await queue("notice", id);
  const mailer = collecting();
  const failing = kindsWith({
    ...plain,
    accepted: async () => {
      throw new Error("the charge is locked");
    },
  });
  await deliverOutbox(failing, withMailer(mailer));
  expect((await row("notice")).sent_at).toBeNull();

  await kalivo.product.services.db
    .updateTable("outbox")
    .set({ not_before: new Date(0) })
    .where("key", "=", "notice")
    .execute();
  const accepted: number[] = [];
  await deliverOutbox(
    kindsWith({ ...plain, accepted: async (_, mail) => void accepted.push(mail.id) }),
    withMailer(mailer),
  );
  expect(accepted).toEqual([(await row("notice")).id]);
  expect(mailer.sent).toHaveLength(1);
});

test("without a mail server no notice counts as accepted, and it goes out once there is one", async () => {
  const { id } = await somebody(kalivo);
  await queue("patient", id);
  let accepted = 0;
  const kinds = kindsWith({ ...plain, accepted: async () => void accepted++ });
  await deliverOutbox(kinds, withMailer(collecting({ delivers: false })));
  expect([(await row("patient")).sent_at, (await row("patient")).tries, accepted]).toEqual([null, 0, 0]);
  await kalivo.product.services.db
    .updateTable("outbox")
    .set({ not_before: new Date(0) })
    .where("key", "=", "patient")
    .execute();
  await deliverOutbox(kinds, withMailer(collecting()));
  expect(accepted).toBe(1);
});

test("nothing is sent to somebody who was erased", async () => {
  const { id } = await somebody(kalivo);
  await queue("gone", id);
  await kalivo.product.services.db
    .updateTable("users")
    .set({ erased_at: new Date() })
    .where("id", "=", id)
    .execute();
  const mailer = collecting();
  await deliverOutbox(kindsWith(plain), withMailer(mailer));
  expect(mailer.sent).toEqual([]);
  expect((await row("gone")).given_up_at).not.toBeNull();
});
