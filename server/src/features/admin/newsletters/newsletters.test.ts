import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { beforeAll, expect, test } from "vitest";
import { callsAs } from "#server-test/support/calls-of.ts";
import { anAdmin, auditLog } from "#server-test/support/admins.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
let ines: Somebody;
beforeAll(async () => {
  ines = await anAdmin(kalivo);
});

const { get, post } = callsAs(kalivo, () => ines);
const wants = (who: Somebody, newsletter: boolean) =>
  kalivo.call("POST", api.savePrivacy, { token: who.token, data: { newsletter } });
const mailsTo = ({ email }: Somebody) =>
  db()
    .selectFrom("mails")
    .selectAll()
    .where("recipient", "=", email)
    .where("subject", "not like", "Welcome%")
    .orderBy("id")
    .execute();
const draft = async (subject = "Spring", body = "Dear friends,\n\n# News\n\n- one") =>
  (await post(api.createNewsletter, { subject, body })).body;

test("a draft is begun, seen as the mail it becomes, changed and thrown away", async () => {
  const made = await post(api.createNewsletter, {
    subject: "Spring",
    body: "Hello <b>you</b>\r\n\r\n# News",
  });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    state: "draft",
    sent_at: null,
    recipients_count: null,
    readers_count: 0,
  });
  expect(made.body.html).toContain("Hello &lt;b&gt;you&lt;/b&gt;");
  expect(made.body.text).toContain("News\n----");
  const { id } = made.body;
  expect((await post(pathTo(api.saveNewsletter, { id }), { subject: "Summer" })).body).toMatchObject({
    subject: "Summer",
  });
  expect(
    (await post(pathTo(api.saveNewsletter, { id }), { subject: "", body: "Only this" })).body,
  ).toMatchObject({
    subject: "Summer",
    body: "Only this",
  });
  expect((await post(api.createNewsletter, { subject: "No body" })).status).toBe(422);
  expect((await post(api.createNewsletter, { subject: "x".repeat(201), body: "x" })).status).toBe(422);
  expect((await get(api.listNewsletters)).body.map(({ subject }) => subject)).toEqual(["Summer"]);
  expect((await post(pathTo(api.deleteNewsletter, { id }))).status).toBe(200);
  expect((await get(pathTo(api.readNewsletter, { id }))).status).toBe(404);
  for (const path of [
    api.saveNewsletter,
    api.testNewsletter,
    api.sendNewsletter,
    api.deleteNewsletter,
  ] as const)
    expect((await post(pathTo(path, { id }))).status).toBe(404);
  expect((await auditLog(kalivo)).map(({ action }) => action)).toEqual([
    "newsletter.create",
    "newsletter.save",
    "newsletter.save",
    "newsletter.delete",
  ]);
});

test("a test goes to the admin alone, each time anew, whatever their switch says", async () => {
  const { id } = await draft("Just a test");
  await post(pathTo(api.testNewsletter, { id }));
  await kalivo.moveTo("2026-11-05T10:05:00Z");
  await post(pathTo(api.testNewsletter, { id }));
  await kalivo.runDue();
  expect((await mailsTo(ines)).map(({ subject }) => subject)).toEqual([
    "[Test] Just a test",
    "[Test] Just a test",
  ]);
  expect((await get(pathTo(api.readNewsletter, { id }))).body.state).toBe("draft");
});

test("it is sent to those who want it, once, however often and by how many it is sent", async () => {
  const [reader, other, leaver] = [await somebody(kalivo), await somebody(kalivo), await somebody(kalivo)];
  for (const one of [reader, leaver]) await wants(one, true);
  const { id } = await draft("For readers");
  const answers = await Promise.all([
    post(pathTo(api.sendNewsletter, { id })),
    post(pathTo(api.sendNewsletter, { id })),
    post(pathTo(api.sendNewsletter, { id })),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { body } of answers)
    expect(body).toMatchObject({ state: "sent", recipients_count: 2, sent_by: { id: ines.id } });
  await wants(leaver, false); // before it went out
  const late = await somebody(kalivo);
  await wants(late, true); // after it was sent
  await kalivo.runDue();
  await post(pathTo(api.sendNewsletter, { id }));
  await kalivo.runDue();

  expect((await mailsTo(reader)).map(({ subject }) => subject)).toEqual(["For readers"]);
  for (const one of [other, leaver, late]) expect(await mailsTo(one)).toEqual([]);
  const sends = (await auditLog(kalivo)).filter(({ action }) => action === "newsletter.send");
  expect(sends).toMatchObject([{ actor_id: ines.id, target_id: id, after: { recipients: 2 } }]);
  for (const path of [api.saveNewsletter, api.deleteNewsletter] as const)
    expect((await post(pathTo(path, { id }), { subject: "x" })).status).toBe(409);
});

test("one tap in it switches it off", async () => {
  const reader = await somebody(kalivo);
  await wants(reader, true);
  await post(pathTo(api.sendNewsletter, { id: (await draft("First")).id }));
  await kalivo.runDue();
  const [mail] = await mailsTo(reader);
  const url = /https?:\/\/\S+\/api\/mail\/unsubscribe\/[^/\s]+/.exec(mail?.body_text ?? "")?.[0] ?? "";
  const oneClick = await kalivo.app.inject({
    method: "POST",
    url: new URL(url).pathname,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(oneClick.statusCode).toBe(200);
  await post(pathTo(api.sendNewsletter, { id: (await draft("Second")).id }));
  await kalivo.runDue();
  expect((await mailsTo(reader)).map(({ subject }) => subject)).toEqual(["First"]);
});
