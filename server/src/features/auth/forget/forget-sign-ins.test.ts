import * as api from "@kalivo/contract/api-paths.ts";
import { SIGN_INS_KEPT_DAYS } from "@kalivo/domain/retention.ts";
import { expect, test } from "vitest";
import { PASSWORD, somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();
/** The product's clock begins at TEST_NOW, 5 November. */
const A_DAY_BEFORE_ITS_END = "2026-12-04T10:00:00Z";
const A_DAY_AFTER_ITS_END = "2026-12-06T10:00:00Z";

test("a sign-in that ended and an old reset link are forgotten after 30 days; one that goes on is not", async () => {
  expect(SIGN_INS_KEPT_DAYS).toBe(30);
  const { id, token, email } = await somebody(kalivo);
  const again = await kalivo.call("POST", api.signIn, {
    data: { email, password: PASSWORD },
  });
  await kalivo.call("POST", api.signOut, { token });
  await kalivo.call("POST", api.forgotPassword, { data: { email } });

  await kalivo.moveTo(A_DAY_BEFORE_ITS_END);
  expect(await kept(id)).toEqual({ sessions: 2, resets: 1 });
  await kalivo.moveTo(A_DAY_AFTER_ITS_END);
  expect(await kept(id)).toEqual({ sessions: 1, resets: 0 });
  expect((await kalivo.call("GET", api.readMe, { token: again.body.token })).status).toBe(200);
  expect((await kalivo.call("GET", api.readMe, { token })).status).toBe(401);
});

async function kept(userId: number) {
  const { db } = kalivo.product.services;
  const sessions = await db.selectFrom("sessions").select("id").where("user_id", "=", userId).execute();
  const resets = await db.selectFrom("password_resets").select("id").where("user_id", "=", userId).execute();
  return { sessions: sessions.length, resets: resets.length };
}
