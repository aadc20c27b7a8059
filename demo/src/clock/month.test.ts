import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { saveMethod } from "@kalivo/server/test/support/payer.ts";
import { organisation, somebody } from "@kalivo/server/test/support/people.ts";
import { useProduct } from "@kalivo/server/test/support/product.ts";

const kalivo = useProduct();
const shown = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

const nextStep = async () =>
  (await kalivo.call("POST", api.moveClock, { data: { next_step: "yes" } })).body.now.slice(0, 16);

const mailsTo = async (email: string) => {
  const { db } = kalivo.product.services;
  const mails = await db
    .selectFrom("mails")
    .selectAll()
    .where("recipient", "=", email)
    .orderBy("id")
    .execute();
  return mails.map(({ subject, body_text }) => ({ subject: shown(subject), text: shown(body_text) }));
};

test("a visitor sees a whole month in two steps of the clock: the notice with its sum, then the receipt", async () => {
  const burner = await somebody(kalivo, "Amélie", "Laurent");
  const donor = await somebody(kalivo, "Thomas", "Peeters");
  const ocean = await organisation(kalivo, "Ocean Watch");
  await kalivo.call("POST", api.chooseOrganisations, {
    token: burner.token,
    data: { organisations: [ocean] },
  });
  await saveMethod(kalivo, donor);
  await kalivo.runDue();
  const back = { burner_id: burner.id, perCalorie: 0.1, limit: 1000 };
  expect((await kalivo.call("POST", api.backBurner, { token: donor.token, data: back })).status).toBe(200);
  for (const day of [10, 12, 14, 16, 18, 20]) {
    await kalivo.moveTo(`2026-11-${day}T10:00:00Z`);
    const workout = { type: "custom", kcal: 1_000 };
    expect((await kalivo.call("POST", api.saveWorkout, { token: burner.token, data: workout })).status).toBe(
      201,
    );
  }

  expect(await nextStep()).toBe("2026-12-01T05:00");
  const notice = (await mailsTo(donor.email)).find(({ subject }) => subject.startsWith("We'll collect"));
  expect(notice?.subject).toBe("We'll collect 6,00 € on 04/12/2026");
  expect(notice?.text).toContain("6 000 kcal × 0,10 € per 100 kcal = 6,00 €");
  expect(notice?.text).toContain("Goes to Ocean Watch (6,00 €)");

  expect(await nextStep()).toBe("2026-12-04T08:00");
  const receipt = (await mailsTo(donor.email)).find(({ subject }) => subject.startsWith("Thank you"));
  expect(receipt?.subject).toBe("Thank you for your 6,00 € for November 2026");
  expect(receipt?.text).toContain("Payment provider's fee: 0,34 €");
});
