import * as api from "@kalivo/contract/api-paths.ts";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { MailServerAway, type Mailer } from "../../src/adapters/mail/port.ts";
import { deliverOutbox } from "../../src/features/mail/deliver-outbox.ts";
import { MAILBOX_MAILS_AN_HOUR } from "../../src/features/mail/unproven-mailbox.ts";
import { MAIL_KINDS } from "../../src/mails/every-mail.ts";
import { mailedTo } from "../support/mailed.ts";
import { PASSWORD, somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

// Mails to a mailbox that answered nobody yet, caused by whoever knows its address.

const kalivo = useProduct({ LOG_LEVEL: "fatal" });

test("many accounts cause few mails to one stranger's address, whatever they write after a plus, and cannot tell", async () => {
  const name = randomUUID();
  const statuses = new Set<number>();
  for (let account = 0; account < 3; account += 1) {
    const { token } = await somebody(kalivo, `Mal${account}`, "Lory", { confirmed: false });
    for (let time = 0; time < 4; time += 1) {
      const email = `${time % 2 === 0 ? name : name.toUpperCase()}+${account}${time}@stranger.example`;
      const data = { email, proof: { password: PASSWORD } };
      statuses.add((await kalivo.call("POST", api.changeAddress, { token, data })).status);
      await kalivo.runDue();
    }
  }
  expect([...statuses]).toEqual([200]);
  const mails = await kalivo.product.services.db
    .selectFrom("mails")
    .select("subject")
    .where("recipient", "ilike", `${name}%`)
    .execute();
  expect(mails).toHaveLength(MAILBOX_MAILS_AN_HOUR);
});

test("whoever registered somebody else's address writes to it by nothing they do; its owner's link still comes", async () => {
  const squatter = await somebody(kalivo, "Squat", "Ter", { confirmed: false });
  let password = PASSWORD;
  for (let time = 0; time < 10; time += 1) {
    const data = { new_password: `another one ${time}`, proof: { password } };
    await kalivo.call("POST", api.changePassword, { token: squatter.token, data });
    password = data.new_password;
    await kalivo.runDue();
  }
  expect(await mailedTo(kalivo, squatter.email)).toHaveLength(MAILBOX_MAILS_AN_HOUR);
  await kalivo.call("POST", api.forgotPassword, { data: { email: squatter.email } });
  const last = (await mailedTo(kalivo, squatter.email)).at(-1);
  expect(last?.subject).toMatch(/^Choose a new password/);
});

test("many accounts at a mailbox do not keep its owner from their own mails", async () => {
  const name = randomUUID();
  const register = async (email: string) =>
    kalivo.call("POST", api.register, {
      data: { first_name: "Vic", last_name: "Tim", email, password: PASSWORD },
    });
  for (let account = 0; account < MAILBOX_MAILS_AN_HOUR + 2; account += 1)
    expect((await register(`${name}+${account}@stranger.example`)).status).toBe(201);
  await kalivo.runDue();
  const own = `${name}@stranger.example`;
  expect((await register(own)).status).toBe(201);
  expect((await mailedTo(kalivo, own)).map(({ subject }) => subject)).toEqual(["Welcome to Kalivo"]);
});

test("a mail that no server takes is counted once it is sent, not by each try", async () => {
  const person = await somebody(kalivo, "Wai", "Ting", { confirmed: false });
  const { services } = kalivo.product;
  const away: Mailer = { delivers: true, send: () => Promise.reject(new MailServerAway("nobody there")) };
  const minutes = (n: number) => new Date(services.clock.now().getTime() + n * 120_000);
  for (let tried = 0; tried < MAILBOX_MAILS_AN_HOUR + 2; tried += 1)
    await deliverOutbox(MAIL_KINDS, { ...services, mailer: away, clock: { now: () => minutes(tried) } });
  await kalivo.moveTo(minutes(MAILBOX_MAILS_AN_HOUR + 3).toISOString());
  expect((await mailedTo(kalivo, person.email)).map(({ subject }) => subject)).toEqual(["Welcome to Kalivo"]);
});
