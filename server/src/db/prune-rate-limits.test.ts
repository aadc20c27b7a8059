import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { somebody } from "../../test/support/people.ts";
import { useProduct } from "../../test/support/product.ts";

const kalivo = useProduct();

test("counters that have run out go, those that still count stay, wherever the demo's clock stands", async () => {
  const { email } = await somebody(kalivo);
  await kalivo.call("POST", api.signIn, { data: { email, password: "wrong password" } });
  const { db } = kalivo.product.services;
  await db.insertInto("rate_limits").values({ key: "old:one", points: 3, expire: 1n }).execute();
  await kalivo.moveTo("2027-11-05T10:00:00Z");
  const kept = await db.selectFrom("rate_limits").select("key").execute();
  expect(kept.map(({ key }) => key.split(":")[0])).toContain("sign-in-account");
  expect(kept.map(({ key }) => key)).not.toContain("old:one");
});
