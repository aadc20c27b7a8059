import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const KEY = "a key of at least 32 characters really";
const GUESSED = "SECRET_KEYS has a key that can be guessed: make one with `openssl rand -base64 32`";

test.each([
  [{ SECRET_KEYS: "a".repeat(44) }, GUESSED],
  [{ SECRET_KEYS: `${KEY},${"changeme-please!".repeat(3)}` }, GUESSED],
  [{ SECRET_KEYS: "0123456789".repeat(4).slice(3) }, GUESSED],
  [
    { SECRET_KEYS: `${KEY}, ${KEY}` },
    "SECRET_KEYS has a key twice: put a new one before the old, or leave one of them out",
  ],
  [{ SECRET_KEYS: "abcdefghijklmnopqrstuvwxyz0123456789" }, GUESSED],
  [
    { DEMO: "1", STRIPE_SECRET_KEY: "sk_test_a", STRIPE_WEBHOOK_SECRET: "whsec_a,whsec_a" },
    "STRIPE_WEBHOOK_SECRET has one secret twice: leave one of them out",
  ],
  [
    {
      DEMO: "0",
      PUBLIC_URL: "https://kalivo.internal",
      SECRET_KEYS: KEY,
      STRIPE_SECRET_KEY: "rk_live_a",
      STRIPE_WEBHOOK_SECRET: "whsec_a",
    },
    "STRIPE_WEBHOOK_SECRET can be guessed: it is the one that Stripe shows for the webhook",
  ],
  [
    { METRICS_TOKEN: "1234123412341234" },
    "METRICS_TOKEN can be guessed: make one with `openssl rand -hex 24`",
  ],
])("%o is refused", (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test("what was drawn is taken, in whatever alphabet", () => {
  for (let draw = 0; draw < 2_000; draw++) {
    const keys = (["base64", "hex"] as const).map((alphabet) => randomBytes(32).toString(alphabet));
    const token = randomBytes(24).toString("hex");
    expect(readConfig({ SECRET_KEYS: keys.join(), METRICS_TOKEN: token })).toMatchObject({
      secretKeys: keys,
      metricsToken: token,
    });
  }
});
