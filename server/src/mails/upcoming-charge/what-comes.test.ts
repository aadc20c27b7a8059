import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { lastMail } from "#server-test/support/mailed.ts";
import { newBurner, newOrganisation, newPledge, newWorkout } from "#server-test/support/month-world.ts";
import { payerOf, somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-11-20T10:00:00Z" });
const db = () => kalivo.product.services.db;

test("the notice of a month says what is planned after it, and until when its payer pauses", async () => {
  const { id, token, email } = await somebody(kalivo, "Dina");
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  await newPledge(db(), { payer: await payerOf(kalivo, id), burner });
  await newWorkout(db(), { burner, endAt: "2026-11-19T10:00:00Z", kcal: 9_000 });
  const planned = { burner_id: burner, perCalorie: 0.2, limit: 15, from: "2027-02-01" };
  await kalivo.call("POST", api.backBurner, { token, data: planned });
  await kalivo.call("POST", api.pauseGiving, { token, data: { until: "2027-01-15" } });
  await kalivo.moveTo("2026-12-01T05:01:00Z");
  const notice = await lastMail(kalivo, email, "We.ll collect");
  expect(notice).toContain("Your support is paused until 15/01/2027.");
  expect(notice).toMatch(
    /From 01\/02\/2027 you give 0,20\s€ per 100\skcal for Bruno Diallo\. At most 15,00\s€ a month\./u,
  );
});
