import { afterAll, expect, test } from "vitest";
import { freshDatabase } from "@kalivo/server/test/support/database.ts";
import { openDatabase } from "@kalivo/server/db/client.ts";
import { paymentProviderSuite } from "@kalivo/server/adapters/payment/port.suite.ts";
import type { ProviderUnderTest, TestBehaviour } from "@kalivo/server/adapters/payment/suite/acts.suite.ts";
import { confirmPayment } from "./payments/payments.ts";
import { passTime, sandboxProvider } from "./sandbox-provider.ts";
import { DAY_MS, type Sandbox } from "./sandbox.ts";
import { chooseMethod, confirmSetup } from "./setups/setups.ts";
import { SIGNATURE_HEADER, signatureOf } from "./events/signature.ts";
import { findTestMethod, TEST_METHODS, type Behaviour } from "./test-methods.ts";

const CHOICES: Record<TestBehaviour, Behaviour> = {
  works: "succeeds",
  always_confirms: "always_confirms",
  declines: "declines",
  no_funds: "no_funds",
  expired: "expired",
  lost: "lost",
  disputed: "disputed",
  settles: "settles",
  fails_to_settle: "fails_to_settle",
};

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

async function underTest(): Promise<ProviderUnderTest> {
  const { connectionString, drop } = await freshDatabase();
  const { db, close } = openDatabase(connectionString, { onLost: () => undefined });
  closing.push(close, drop);
  let now = new Date("2026-11-05T10:00:00Z");
  const clock = { now: () => now };
  const sandbox: Sandbox = {
    db,
    clock,
    wallClock: clock,
    baseUrl: "https://kalivo.example",
    secret: Buffer.from("a secret of the test"),
    deliver: async () => 200,
  };
  return {
    provider: sandboxProvider(sandbox),
    completeSetup: async (setupRef, behaviour) => {
      const method = TEST_METHODS.find((each) => each.behaviour === CHOICES[behaviour]);
      if (method === undefined) throw new Error(`no test method ${behaviour}`);
      const step = await chooseMethod(sandbox, setupRef, method);
      if (step.kind === "confirm") await confirmSetup(sandbox, setupRef, true);
    },
    answerBank: async (paymentRef, answer) => {
      await confirmPayment(sandbox, paymentRef, answer === "approve");
    },
    passDays: async (days) => {
      now = new Date(now.getTime() + days * DAY_MS);
      await passTime(sandbox);
    },
    now: clock.now,
    signedEvent: (signedAt) => {
      const body = JSON.stringify({
        id: "evt_1",
        type: "payment.changed",
        object: "pi_1",
        created: now.toISOString(),
        livemode: false,
      });
      return { body, headers: { [SIGNATURE_HEADER]: signatureOf(body, sandbox.secret, signedAt) } };
    },
  };
}

paymentProviderSuite("the sandbox", underTest);

test("only the test numbers are taken, however they are written", () => {
  expect(findTestMethod("card", "4242424242424242")?.behaviour).toBe("succeeds");
  expect(findTestMethod("card", "4242-4242-4242-4242")?.behaviour).toBe("succeeds");
  expect(findTestMethod("sepa_debit", "de89370400440532013000")?.behaviour).toBe("settles");
  expect(findTestMethod("card", "4111 1111 1111 1111")).toBeNull();
  expect(findTestMethod("sepa_debit", "4242424242424242")).toBeNull();
});

test("the test numbers are well formed: cards by Luhn, accounts by their check digits", () => {
  for (const { kind, number } of TEST_METHODS) {
    const compact = number.replaceAll(" ", "");
    expect([number, kind === "card" ? luhn(compact) : ibanRest(compact)]).toEqual([
      number,
      kind === "card" ? 0 : 1,
    ]);
  }
});

const luhn = (digits: string) =>
  digits
    .split("")
    .toReversed()
    .reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) % 10;

const ibanRest = (iban: string) => {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`
    .split("")
    .map((character) => Number.parseInt(character, 36))
    .join("");
  return Number(BigInt(digits) % 97n);
};
