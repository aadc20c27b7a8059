import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { callsOf } from "#server-test/support/calls-of.ts";
import { anAdmin, auditLog } from "#server-test/support/admins.ts";
import { somebody } from "#server-test/support/people.ts";
import { useProduct, type TestProduct } from "#server-test/support/product.ts";

const demo = useProduct();
const production = useProduct({ DEMO: "0", PUBLIC_URL: "https://kalivo.example", KALIVO_NOW: "" });

const sendNowhere = () => Promise.reject(new Error("the mail server is away"));

/** The mail with a reset link, as an admin opens it. */
async function resetMail(kalivo: TestProduct) {
  const ines = await anAdmin(kalivo);
  const person = await somebody(kalivo);
  await kalivo.call("POST", api.forgotPassword, { data: { email: person.email } });
  await kalivo.runDue();
  const { body } = await callsOf(kalivo).get(ines, api.listKeptMails);
  const kept = body.find(({ recipient, subject }) => recipient === person.email && /password/i.test(subject));
  const detail = await callsOf(kalivo).get(ines, pathTo(api.readKeptMail, { id: String(kept?.id) }));
  expect((await auditLog(kalivo)).at(-1)).toMatchObject({ action: "mail.read", target_id: kept?.id });
  return detail.body;
}

test("the demo's mails are read as they are", async () => {
  const { text, html } = await resetMail(demo);
  expect(text).toMatch(/\/reset\/[\w-]{20,}/);
  expect(html).toMatch(/href="[^"]*\/reset\/[\w-]{20,}"/);
});

test("in production the mailbox is for admins alone, with links and tokens masked", async () => {
  const { text, html, subject } = await resetMail(production);
  expect(subject).not.toBe("");
  for (const part of [text, html]) expect(part).not.toMatch(/https?:\/\/|\/reset\//);
  expect(text).toContain("[link]");
  expect(html).toContain('href="#"');
});

test("what is unknown is not found", async () => {
  const ines = await anAdmin(demo);
  expect((await callsOf(demo).get(ines, pathTo(api.readKeptMail, { id: 999999 }))).status).toBe(404);
  const retry = await demo.call("POST", pathTo(api.retryMail, { id: 999999 }), { token: ines.token });
  expect(retry.status).toBe(404);
});

test("a mail that was given up says why, and is sent again once the server is back", async () => {
  const ines = await anAdmin(demo);
  const { mailer, db } = demo.product.services;
  Object.assign(demo.product.services, { mailer: { ...mailer, send: sendNowhere } });
  const person = await somebody(demo, "Far", "Away");
  await db.updateTable("outbox").set({ tries: 14 }).where("user_id", "=", person.id).execute();
  await demo.runDue();
  Object.assign(demo.product.services, { mailer });

  const [failed] = (await callsOf(demo).get(ines, api.listOutbox, { state: "given_up" })).body;
  expect(failed).toMatchObject({
    kind: "welcome",
    recipient: { id: person.id, name: "Far Away", email: person.email },
    state: "given_up",
    tries: 15,
    last_error: "the mail server is away",
    can_retry: true,
  });
  const retry = () =>
    demo.call("POST", pathTo(api.retryMail, { id: String(failed?.id) }), {
      token: ines.token,
    });
  const answers = await Promise.all([retry(), retry()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await demo.runDue();
  const sent = await callsOf(demo).get(ines, api.listOutbox, { state: "sent", per_page: 1 });
  expect(sent.body).toMatchObject([{ id: failed?.id, state: "sent", can_retry: false }]);
  expect((await retry()).status).toBe(409);
  const waiting = await callsOf(demo).get(ines, api.listOutbox, { state: "waiting" });
  expect(waiting.body.map(({ tries, can_retry }) => [tries, can_retry])).toEqual([
    [1, false],
    [1, false],
  ]); // the admins' own, which wait for their next try
  expect((await auditLog(demo)).at(-1)).toMatchObject({ action: "mail.retry", target_id: failed?.id });
});

test("one press sends everything again that was given up, once, and a reset link not at all", async () => {
  const ines = await anAdmin(demo);
  const { mailer, db } = demo.product.services;
  Object.assign(demo.product.services, { mailer: { ...mailer, send: sendNowhere } });
  const people = await Promise.all(["Ada", "Bo", "Cleo"].map((name) => somebody(demo, name, "Faraway")));
  await demo.call("POST", api.forgotPassword, { data: { email: people[0]?.email } });
  await db
    .updateTable("outbox")
    .set({ tries: 14, not_before: new Date(0) })
    .where("sent_at", "is", null)
    .execute();
  await demo.runDue();
  Object.assign(demo.product.services, { mailer });

  const again = () => demo.call("POST", api.retryMails, { token: ines.token });
  const counts = await Promise.all([again(), again()]);
  const [first, second] = counts.map(({ body }) => body.count).toSorted((a, b) => b - a);
  expect(first).toBeGreaterThanOrEqual(people.length);
  expect(second).toBe(0);
  await demo.runDue();
  const { body } = await callsOf(demo).get(ines, api.listOutbox, { state: "sent", per_page: 100 });
  for (const { id } of people)
    expect(body.filter(({ recipient, kind }) => recipient?.id === id && kind === "welcome")).toHaveLength(1);
  const given = await callsOf(demo).get(ines, api.listOutbox, { state: "given_up" });
  expect(given.body.map(({ kind }) => kind)).toEqual(["reset"]);
  const presses = (await auditLog(demo)).filter(({ action }) => action === "mail.retry_all");
  expect(presses).toMatchObject([{ after: { count: first } }]); // the second found nothing, and did nothing
});
