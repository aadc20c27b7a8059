import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Mailer } from "../../src/adapters/mail/port.ts";
import { openDatabase, type Database } from "../../src/db/client.ts";
import { deliverOutbox } from "../../src/features/mail/deliver-outbox.ts";
import { enqueueMail } from "../../src/features/mail/enqueue-mail.queries.ts";
import type { MailKind, MailKinds } from "../../src/features/mail/mail-kind.ts";
import { MAIL_KINDS } from "../../src/mails/every-mail.ts";
import { gateBefore, socketOf, type Gate } from "../support/gate.ts";
import { keptLog } from "../support/kept-log.ts";
import { somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";
import { until } from "../support/until.ts";

// A mail server accepted a mail, and that cannot be noted: the mail is noted later, and not sent again.

const kalivo = useProduct();
const services = () => kalivo.product.services;
const db = () => services().db;
const now = () => services().clock.now();
const { log, said } = keptLog();
const KEY = "accepted";
const MINUTE_MS = 60_000;

let gate: Gate;
let behindGate: Database;
let sent: string[];

beforeAll(async () => {
  const { directString } = kalivo.product;
  gate = await gateBefore(socketOf(directString));
  const address = `postgresql://kalivo@127.0.0.1:${gate.port}${new URL(directString).pathname}`;
  behindGate = openDatabase(address, { onLost: () => undefined });
});
afterAll(async () => {
  await behindGate.close();
  await gate.stop();
});
beforeEach(async () => {
  sent = [];
  gate.open();
  await kalivo.runDue();
  await db().deleteFrom("outbox").where("key", "=", KEY).execute();
  const { id: userId } = await somebody(kalivo);
  await kalivo.runDue();
  await enqueueMail(db(), { key: KEY, kind: "welcome", userId, payload: {}, notBefore: now() });
});

const kindsWith = (accepted?: MailKind["accepted"]): MailKinds => ({
  ...MAIL_KINDS,
  welcome: {
    name: "welcome",
    toUnconfirmed: "send",
    render: async () => ({
      kind: "mail",
      parts: { subject: "Hello", html: "<p>Hello</p>", text: "Hello", pictures: [] },
    }),
    ...(accepted !== undefined && { accepted }),
  },
});
const mailerThen = (then: () => void = () => undefined): Mailer => ({
  delivers: true,
  send: async ({ messageId }) => {
    sent.push(messageId);
    then();
  },
});
const row = () => db().selectFrom("outbox").selectAll().where("key", "=", KEY).executeTakeFirstOrThrow();
const ended = (round: Promise<void>) => round.catch(() => undefined);

const failed = async () => said.filter((one) => one === "a mail was sent, which could not be noted").length;
const deliverAt = (at: Date, accepted: MailKind["accepted"]) =>
  deliverOutbox(kindsWith(accepted), { ...services(), log, clock: { now: () => at }, mailer: mailerThen() });

test("a database that is away for a moment after a mail was sent makes nobody read it twice", async () => {
  const round = deliverOutbox(kindsWith(), {
    ...services(),
    log,
    db: behindGate.db,
    mailer: mailerThen(() => gate.shut()),
  });
  await until(failed, (times) => times >= 2);
  expect((await row()).sent_at).toBeNull();
  gate.open();
  await ended(round);
  expect(await row()).toMatchObject({ sent_at: expect.any(Date), lease_until: null, tries: 1 });
  await deliverOutbox(kindsWith(), { ...services(), mailer: mailerThen() });
  expect(sent).toHaveLength(1);
});

test("a worker that is told to stop waits for no database that is away", async () => {
  const stop = new AbortController();
  const round = deliverOutbox(kindsWith(), {
    ...services(),
    log,
    db: behindGate.db,
    mailer: mailerThen(() => gate.shut()),
    stopping: stop.signal,
  });
  await until(
    async () => sent.length,
    (count) => count > 0,
  );
  stop.abort();
  await ended(round);
  expect((await row()).sent_at).toBeNull();
});

test("what follows from a mail is tried again for as long as it fails, as of the instant the server accepted it", async () => {
  const begin = now().getTime();
  const after = (minutes: number) => new Date(begin + minutes * MINUTE_MS);
  for (let day = 0; day < 20; day += 1)
    await deliverAt(after(day * 24 * 60), () => Promise.reject(new Error("the charge is locked")));
  expect(await row()).toMatchObject({
    sent_at: null,
    given_up_at: null,
    accepted_at: after(0),
    last_error: "the charge is locked",
  });
  const told: Date[] = [];
  await deliverAt(after(30 * 24 * 60), async (_, __, at) => void told.push(at));
  expect(told).toEqual([after(0)]);
  expect(await row()).toMatchObject({ sent_at: after(0), lease_until: null, last_error: null });
  expect(sent).toHaveLength(1);
});
