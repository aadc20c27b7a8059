import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { ENDINGS, methodOf, pageOf, twoAdmins } from "../support/half-set-up.ts";
import { lastMail, resetTokenIn } from "../support/mailed.ts";
import { postForm } from "../support/payer.ts";
import { somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

// A page for a payment method that was opened by somebody who may not act for the payer any more when it is finished.

const kalivo = useProduct({ LOG_LEVEL: "fatal" });
const FOUR_TWOS = "4242 4242 4242 4242";
const OTHER = "4000 0000 0000 0341";
const finish = (url: string, number: string) => postForm(kalivo, url, { method: "card", number });
const attached = async (number: string) => {
  const rows = await kalivo.product.services.db
    .selectFrom("sandbox.methods")
    .select("ref")
    .where("last4", "=", number.slice(-4))
    .where("detached_at", "is", null)
    .execute();
  return rows.length;
};

test.each(Object.entries(ENDINGS))(
  "an admin who was %s gives a team neither its first method nor another one",
  async (_, end) => {
    const first = await twoAdmins(kalivo);
    const early = await pageOf(first, first.ben);
    await end(first);
    await finish(early, OTHER);
    expect(await methodOf(kalivo, first)).toEqual({ method_state: "none", method_label: null });

    const again = await twoAdmins(kalivo);
    await finish(await pageOf(again, again.ada), FOUR_TWOS);
    expect(await methodOf(kalivo, again)).toEqual({ method_state: "active", method_label: "Visa ••4242" });
    const late = await pageOf(again, again.ben);
    expect(late).toContain("/sandbox/setup/"); // a portal would not tell who changed what
    await end(again);
    await finish(late, OTHER);
    expect(await methodOf(kalivo, again)).toEqual({ method_state: "active", method_label: "Visa ••4242" });
    expect(await attached(OTHER)).toBe(0);
  },
);

test("an admin who stays replaces the team's method", async () => {
  const both = await twoAdmins(kalivo);
  await finish(await pageOf(both, both.ada), FOUR_TWOS);
  await methodOf(kalivo, both);
  await finish(await pageOf(both, both.ben), OTHER);
  expect(await methodOf(kalivo, both)).toEqual({ method_state: "active", method_label: "Visa ••0341" });
});

test("a page that a thief opened gives nothing once the owner has set a new password", async () => {
  const owner = await somebody(kalivo, "Ola", "Owner");
  const { url } = (await kalivo.call("GET", api.openPortal, { token: owner.token })).body;
  await kalivo.call("POST", api.forgotPassword, { data: { email: owner.email } });
  const token = resetTokenIn(await lastMail(kalivo, owner.email, /^Choose a new/));
  await kalivo.call("POST", api.resetPassword, { data: { token, password: "only mine again" } });
  await finish(url, "4000 0000 0000 0341");
  await kalivo.runDue();
  const { method_state } = await kalivo.product.services.db
    .selectFrom("payers")
    .select("method_state")
    .where("user_id", "=", owner.id)
    .executeTakeFirstOrThrow();
  expect(method_state).toBe("none");
});
