import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { postForm, saveMethod } from "#server-test/support/payer.ts";
import { useProduct } from "#server-test/support/product.ts";
import { ensurePayer } from "./ensure-payer.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;

const portal = (who: Somebody, data = {}) => kalivo.call("GET", api.openPortal, { token: who.token, data });

const payer = (who: Somebody) =>
  db().selectFrom("payers").selectAll().where("user_id", "=", who.id).executeTakeFirstOrThrow();

test("without a method the portal is the set-up page, with the mandate the payer agrees to", async () => {
  const amina = await somebody(kalivo);
  const { status, body } = await portal(amina);
  expect([status, body.url.replace(/[^/]+$/, "")]).toEqual([200, "http://localhost:3000/sandbox/setup/"]);
  const page = (await kalivo.send("GET", new URL(body.url).pathname)).text;
  expect(page).toContain("Test payments: no real card, no real money");
  expect(page.replaceAll(/[\u00A0\u202F]/g, " ")).toContain("never more than 250,00 € a month");
  expect(page).toContain("3 days before each collection");
});

test("a saved card is known after the webhook; the portal then shows it, and replaces it", async () => {
  const amina = await somebody(kalivo);
  const { answer } = await saveMethod(kalivo, amina);
  expect([answer.statusCode, answer.headers["location"]]).toEqual([
    303,
    "http://localhost:3000/stripe?setup=done",
  ]);
  expect((await payer(amina)).method_state).toBe("none");
  await kalivo.runDue();
  const saved = await payer(amina);
  expect(saved).toMatchObject({
    provider: "sandbox",
    method_kind: "card",
    method_label: "Visa ••4242",
    method_state: "active",
  });

  const { url } = (await portal(amina)).body;
  expect((await kalivo.send("GET", new URL(url).pathname)).text).toContain("Visa ••4242");
  const replacing = await postForm(kalivo, `${url}/replace`, {});
  const setup = String(replacing.headers["location"]);
  expect(
    (await postForm(kalivo, setup, { method: "sepa_debit", number: "DE89 3704 0044 0532 0130 00" }))
      .statusCode,
  ).toBe(303);
  await kalivo.moveTo("2026-11-06T10:00:00Z");
  const replaced = await payer(amina);
  expect(replaced).toMatchObject({
    method_kind: "sepa_debit",
    method_label: "IBAN ••3000",
    method_state: "active",
  });
  expect(replaced.method_since).toEqual(saved.method_since);
  // A direct debit's notice must name the mandate and its creditor.
  expect(saved.mandate_reference).toBeNull();
  expect(replaced.mandate_reference).toMatch(/\S/);
  expect(replaced.mandate_creditor_id).toMatch(/^BE\d\dZZZ/);
});

test("who is back before the webhook came finds the method already", async () => {
  const amina = await somebody(kalivo);
  await saveMethod(kalivo, amina);
  const { body } = await kalivo.call("POST", api.refreshPayment, {
    token: amina.token,
  });
  expect(body).toEqual({ active: true });
  await kalivo.runDue();
  expect((await payer(amina)).method_state).toBe("active");
  const nobody = await somebody(kalivo, "Nobody");
  expect((await kalivo.call("POST", api.refreshPayment, { token: nobody.token })).body).toEqual({
    active: false,
  });
});

test("late news of a set-up does not revive a method that failed since", async () => {
  const amina = await somebody(kalivo);
  await saveMethod(kalivo, amina);
  await kalivo.runDue();
  await db().updateTable("payers").set({ method_state: "failed" }).where("user_id", "=", amina.id).execute();
  await db().updateTable("sandbox.events").set({ delivered_at: null }).execute();
  await kalivo.owner.deleteFrom("provider_events").execute();
  await kalivo.runDue();
  expect((await payer(amina)).method_state).toBe("failed");
});

test("a method that failed is active again once it was replaced", async () => {
  const amina = await somebody(kalivo);
  await saveMethod(kalivo, amina);
  await kalivo.runDue();
  await db().updateTable("payers").set({ method_state: "failed" }).where("user_id", "=", amina.id).execute();
  const { url } = (await portal(amina)).body;
  const replacing = await postForm(kalivo, `${url}/replace`, {});
  await postForm(kalivo, String(replacing.headers["location"]), {
    method: "card",
    number: "4000 0000 0000 0341",
  });
  await kalivo.runDue();
  expect(await payer(amina)).toMatchObject({ method_state: "active", method_label: "Visa ••0341" });
});

test("people under 18 cannot set up a payment method; an unknown age can", async () => {
  const young = await somebody(kalivo, "Young");
  await db().updateTable("users").set({ birthday: "2010-01-01" }).where("id", "=", young.id).execute();
  const answer = await portal(young);
  expect([answer.status, answer.body.message]).toEqual([
    403,
    "You can set up a payment method from the age of 18.",
  ]);
});

test("there are no teams yet", async () => {
  expect((await portal(await somebody(kalivo), { teamId: 1 })).status).toBe(404);
});

test("a person is one payer, however often", async () => {
  const amina = await somebody(kalivo);
  const now = new Date();
  const ids = await Promise.all(
    Array.from({ length: 8 }, () => ensurePayer(db(), { kind: "user", id: amina.id }, now)),
  );
  expect(new Set(ids).size).toBe(1);
});
