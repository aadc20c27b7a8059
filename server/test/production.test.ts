import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { somebody } from "./support/people.ts";
import { useProduct } from "./support/product.ts";

const kalivo = useProduct({ DEMO: "0", PUBLIC_URL: "https://kalivo.example", KALIVO_NOW: "" });

test("production has no sandbox, no mailbox and no movable clock", async () => {
  for (const path of [
    "/sandbox",
    "/sandbox/setup/x",
    "/simulated/strava",
    "/simulated/garmin/oauth2Confirm",
    "/mailbox",
    "/mailbox/1",
    api.readClock,
  ]) {
    expect((await kalivo.send("GET", path)).status).toBe(404);
  }
  expect((await kalivo.call("POST", api.moveClock, { data: { next_step: "yes" } })).status).toBe(404);
  expect((await kalivo.call("POST", pathTo(api.paymentWebhook, { provider: "sandbox" }))).status).toBe(404);
});

test("without a provider, setting up a payment method says that payments are not configured", async () => {
  const { token } = await somebody(kalivo);
  const answer = await kalivo.call("GET", api.openPortal, { token });
  expect([answer.status, answer.body.message]).toEqual([503, "payments are not configured"]);
});

test("without a mail server mails are kept, and the mailer says that nothing was delivered", async () => {
  const { email } = await somebody(kalivo);
  await kalivo.runDue();
  const { db, mailer } = kalivo.product.services;
  expect(mailer.delivers).toBe(false);
  expect(await db.selectFrom("mails").select("id").where("recipient", "=", email).execute()).toHaveLength(1);
});
