import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startStripeFake } from "../stripe-fake/stripe-fake.ts";
import { ENDINGS, methodOf, pageOf, twoAdmins } from "../support/half-set-up.ts";
import { TEST_NOW, useProduct } from "../support/product.ts";
import { stripeEnvironment } from "../support/stripe-on-fake.ts";

// The same on the real SDK, by webhook and by whoever comes back first.
const fake = await startStripeFake({ now: new Date(TEST_NOW) });
const kalivo = useProduct({ ...stripeEnvironment(fake), LOG_LEVEL: "fatal" });
afterAll(() => fake.stop());

beforeAll(async () => {
  const address = await kalivo.app.listen({ port: 0, host: "127.0.0.1" });
  const url = `${address}${pathTo(api.paymentWebhook, { provider: "stripe" })}`;
  fake.settings.webhook = { url, secret: fake.webhookSecret };
});

const latest = () => [...fake.world.sessions.keys()].at(-1) ?? "";

async function finish(session: string, behaviour: Parameters<typeof fake.completeSetup>[1]) {
  fake.completeSetup(session, behaviour);
  await fake.delivered();
}

const attached = () => [...fake.world.methods.values()].filter(({ customer }) => customer !== null).length;

test.each(Object.entries(ENDINGS))(
  "at Stripe, an admin who was %s gives a team neither its first method nor another one",
  async (_, end) => {
    const before = attached();
    const first = await twoAdmins(kalivo);
    await pageOf(first, first.ben);
    const early = latest();
    await end(first);
    await finish(early, "settles");
    expect(await methodOf(kalivo, first)).toEqual({ method_state: "none", method_label: null });

    const again = await twoAdmins(kalivo);
    await pageOf(again, again.ada);
    await finish(latest(), "works");
    expect(await methodOf(kalivo, again)).toEqual({ method_state: "active", method_label: "Visa ••4242" });
    expect(await pageOf(again, again.ben)).toContain(latest());
    const late = latest();
    await end(again);
    await finish(late, "settles");
    expect(await methodOf(kalivo, again)).toEqual({ method_state: "active", method_label: "Visa ••4242" });
    expect(attached() - before).toBe(1);
  },
);
