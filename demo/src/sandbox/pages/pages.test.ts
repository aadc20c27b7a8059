import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { somebody } from "@kalivo/server/test/support/people.ts";
import { useProduct } from "@kalivo/server/test/support/product.ts";

const kalivo = useProduct();

const post = (url: string, data: Record<string, string> = {}) =>
  kalivo.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(data).toString(),
  });
const get = async (url: string) => (await kalivo.send("GET", url)).text;

async function setupPage(): Promise<string> {
  const { token } = await somebody(kalivo);
  const { body } = await kalivo.call("GET", api.openPortal, { token });
  return new URL(body.url).pathname;
}

test("a test number is filled in by a link, without any script", async () => {
  const path = await setupPage();
  const page = await get(path);
  expect(page).not.toContain("<script");
  const link = /href="([^"]*fill=4242[^"#]*)/.exec(page)?.[1] ?? "";
  expect(await get(link)).toContain('value="4242 4242 4242 4242"');
});

test("any other number is refused in words and kept nowhere", async () => {
  const path = await setupPage();
  const answer = await post(path, { method: "card", number: "5555 5555 5555 4444" });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain("Only the test numbers below are accepted.");
  expect(answer.body).toContain('aria-invalid="true"');
  const { rows } = await kalivo.product.services.pool.query(
    "select 1 from sandbox.methods where last4 = '4444'",
  );
  expect(rows).toEqual([]);
});

test("a card the bank refuses is said so, and another one can be chosen", async () => {
  const path = await setupPage();
  expect((await post(path, { method: "card", number: "4000000000000002" })).body).toContain(
    "Your bank refused this card.",
  );
  expect((await post(path, { method: "card", number: "4242424242424242" })).statusCode).toBe(303);
});

test("a bank that asks gets its answer: refused leads back, confirmed saves", async () => {
  const path = await setupPage();
  const asked = await post(path, { method: "card", number: "4000002500003155" });
  const bank = String(asked.headers["location"]);
  expect(await get(bank)).toContain("Your bank asks");
  const refused = await post(bank, { answer: "refuse" });
  expect(await get(String(refused.headers["location"]))).toContain("did not confirm");
  await post(path, { method: "card", number: "4000002500003155" });
  expect((await post(bank, { answer: "approve" })).headers["location"]).toContain("/stripe?setup=done");
  expect((await kalivo.send("GET", bank)).status).toBe(410);
});

test("a finished set-up cannot be used again", async () => {
  const path = await setupPage();
  await post(path, { method: "card", number: "4242424242424242" });
  expect((await kalivo.send("GET", path)).status).toBe(410);
  expect((await post(path, { method: "card", number: "4242424242424242" })).statusCode).toBe(410);
});

test("addresses that were never given out are not found", async () => {
  for (const path of ["/sandbox/setup/x", "/sandbox/portal/x", "/sandbox/3ds/x"])
    expect((await kalivo.send("GET", path)).status).toBe(404);
  for (const path of ["/sandbox/setup/x", "/sandbox/portal/x/replace", "/sandbox/3ds/x"])
    expect((await post(path, { answer: "approve" })).statusCode).toBe(404);
});

test("a page may send its form back to the app, and nowhere else", async () => {
  const { headers } = await kalivo.send("GET", await setupPage());
  expect(headers["content-security-policy"]).toContain("form-action 'self' http://localhost:3000;");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});

test("the console shows time, payments and events, and delivers an event again", async () => {
  const path = await setupPage();
  await post(path, { method: "sepa_debit", number: "DE89370400440532013000" });
  await kalivo.runDue();
  const { payments, db } = kalivo.product.services;
  const setup = await payments?.getMethodSetup(path.split("/").at(-1) ?? "");
  if (setup?.status !== "complete" || payments === null) throw new Error("not saved");
  const { customerRef, method } = setup;
  const created = await payments.createPayment({
    chargeKey: "console",
    customerRef,
    amount: 600n,
    currency: "EUR",
    description: "Kalivo",
    metadata: {},
  });
  await payments.submitPayment({
    paymentRef: created.ref,
    methodRef: method.ref,
    attemptKey: "console:1",
    mode: { by: "merchant" },
  });

  const page = await get("/sandbox");
  expect(page.replaceAll(/[\u00A0\u202F]/g, " ")).toContain("6,00 €");
  expect(page).toContain("The clock: 05/11/2026 11:00");
  await post(`/sandbox/payment/${created.ref}/succeed`);
  expect((await payments.getPayment(created.ref)).status).toBe("succeeded");
  await post(`/sandbox/payment/${created.ref}/dispute`);
  expect(await get("/sandbox")).toContain("dispute lost");

  await kalivo.runDue();
  const event = await db
    .selectFrom("sandbox.events")
    .selectAll()
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  await post(`/sandbox/event/${event.id}/again`);
  const after = await db
    .selectFrom("sandbox.events")
    .selectAll()
    .where("id", "=", event.id)
    .executeTakeFirstOrThrow();
  expect(after.tries).toBe(1);
  expect(after.delivered_at).not.toBeNull();
});

test("the console moves the clock, and says why when it does not", async () => {
  expect((await post("/sandbox/clock/day")).statusCode).toBe(303);
  expect(await get("/sandbox")).toContain("The clock: 06/11/2026");
  await post("/sandbox/clock/to", { to: "2026-11-20T09:00" });
  expect(await get("/sandbox")).toContain("The clock: 20/11/2026 09:00");
  expect(String((await post("/sandbox/clock/to", { to: "soon" })).headers["location"])).toContain(
    "That+is+not+a+time",
  );
  await post("/sandbox/fault/drop");
  expect(await get("/sandbox")).toContain("Next: drop 1");
});
