import fc from "fast-check";
import { expect, test } from "vitest";
import { booksDiffer } from "#server-test/support/books-differ.ts";
import type { Decline, PaymentState } from "#server/adapters/payment/port.ts";
import type { Db } from "#server/db/client.ts";
import { useDatabase } from "#server-test/support/month-world.ts";
import { submittedCharge, SUBMITTED_CENTS } from "#server-test/support/submitted-charge.ts";
import { SIZES } from "#server-test/support/size.ts";
import { applyPaymentState, type Told } from "./apply-payment-state.ts";

// A provider's states arrive in any order, several times, late. Whatever the order, the charge ends the same.

const world = useDatabase();
const { lives, seed } = SIZES.paymentNews;
const NOW = new Date("2026-12-04T08:01:00Z");

const soft: Decline = { code: "insufficient_funds", advice: "retry_later", authenticationRequired: false };
const never: Decline = { code: "lost_card", advice: "never", authenticationRequired: false };
const asking: Decline = {
  code: "authentication_required",
  advice: "new_method",
  authenticationRequired: true,
};

/** The states a payment may pass through at the provider, in order; the last one is final. */
const LIVES = {
  "pays at once": ["succeeded"],
  "pays, the fee is known later": ["succeeded without fee", "succeeded"],
  "is a debit that works": ["processing", "succeeded without fee", "succeeded"],
  "is a debit that fails": ["processing", "declined"],
  "is declined": ["declined"],
  "is declined for ever": ["declined for ever"],
  "needs the payer": ["asking"],
  "is confirmed by the payer": ["requires_payer_action", "succeeded"],
  "is refused by the payer's bank": ["requires_payer_action", "declined"],
  "is confirmed and then a debit": ["requires_payer_action", "processing", "succeeded"],
  "is cancelled at the provider": ["created", "canceled"],
  "is cancelled while the payer is asked": ["requires_payer_action", "canceled"],
} as const;
type Life = keyof typeof LIVES;
type Step = (typeof LIVES)[Life][number];

function stateOf(step: Step, chargeId: number): PaymentState {
  const base = { ref: `pi_${chargeId}`, amount: SUBMITTED_CENTS };
  const money = { status: "succeeded", chargeRef: `ch_${chargeId}`, at: NOW } as const;
  switch (step) {
    case "succeeded":
      return { ...base, ...money, fee: 33n };
    case "succeeded without fee":
      return { ...base, ...money, fee: null };
    case "declined":
      return { ...base, status: step, decline: soft };
    case "declined for ever":
      return { ...base, status: "declined", decline: never };
    case "asking":
      return { ...base, status: "declined", decline: asking };
    case "requires_payer_action":
      return { ...base, status: step, url: "https://bank.example/confirm" };
    case "processing":
    case "canceled":
    case "created":
      return { ...base, status: step };
    default:
      throw new Error(`no such step ${String(step satisfies never)}`);
  }
}

/** `early news` was requested while the attempt was open, `news` after it. */
type Delivery = { step: number; about: "answer" | "early news" | "news" };
const deliveries = (life: Life): fc.Arbitrary<Delivery[]> => {
  const step = fc.integer({ min: 0, max: LIVES[life].length - 1 });
  const news = fc.record({ step, about: fc.constantFrom("early news", "news") });
  // The answer to the one submission is the state at that time, however often it is requested with the same key.
  const answers = step.chain((first) =>
    fc.array(fc.constant({ step: first, about: "answer" as const }), { minLength: 1, maxLength: 3 }),
  );
  return fc.tuple(answers, fc.array(news, { maxLength: 8 })).chain(([told, heard]) => {
    const all: Delivery[] = [...told, ...heard];
    return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
  });
};
const scenario = fc
  .constantFrom(...Object.keys(LIVES).filter((name): name is Life => name in LIVES))
  .chain((life) => fc.record({ life: fc.constant(life), order: deliveries(life) }));

test(`any order and repetition of the provider's news ends the same (seed ${seed})`, async () => {
  const expected = new Map<Life, unknown>();
  await fc.assert(
    fc.asyncProperty(scenario, async ({ life, order }) => {
      const inOrder = expected.get(life) ?? (await endOf(life, inTurn(life)));
      expected.set(life, inOrder);
      expect(await endOf(life, order)).toEqual(inOrder);
    }),
    { numRuns: lives, seed },
  );
});

const inTurn = (life: Life): Delivery[] =>
  LIVES[life].map((_, step) => ({ step, about: step === 0 ? "answer" : "news" }));

/** Delivers all states to a new charge with an open attempt, then runs the sweep until nothing changes. */
async function endOf(life: Life, order: readonly Delivery[]) {
  const { db } = world;
  const chargeId = await submittedCharge(db, NOW, world.owner);
  const last = LIVES[life].length - 1;
  const tell = async (step: number, about: Told["about"]) => {
    const state = stateOf(LIVES[life][step] ?? "created", chargeId);
    await applyPaymentState(db, { chargeId, about, state, provider: "sandbox" }, NOW);
  };
  for (const { step, about } of order) {
    if (about === "answer") await tell(step, { kind: "answer", attempt: 1 });
    else await tell(step, { kind: "news", attempt: about === "news" ? 1 : null });
  }
  // An open attempt is submitted again with its key; a payment that the provider holds is swept.
  await tell(last, { kind: "answer", attempt: 1 });
  await tell(last, { kind: "news", attempt: 1 });
  return endState(db, chargeId);
}

async function endState(db: Db, chargeId: number) {
  const charge = await db
    .selectFrom("charges as c")
    .innerJoin("statements as s", "s.id", "c.statement_id")
    .innerJoin("payers as y", "y.id", "c.payer_id")
    .select([
      "c.state",
      "s.state as statement",
      "c.fee_cents",
      "c.succeeded_at",
      "c.action_url",
      "c.first_failed_at",
      "y.method_state",
    ])
    .where("c.id", "=", chargeId)
    .executeTakeFirstOrThrow();
  const journals = await db
    .selectFrom("journals")
    .select(["kind", "total_cents"])
    .where("charge_id", "=", chargeId)
    .orderBy("kind")
    .execute();
  const receipts = await db
    .selectFrom("outbox")
    .select("kind")
    .where("key", "=", `receipt:${chargeId}`)
    .execute();
  const wrong = await booksDiffer(db);
  expect(wrong).toEqual([]);
  // How long a debit was seen as processing is not part of the end state: its two journals cancel out.
  const money = journals.filter(({ kind }) => !kind.startsWith("debit_"));
  const begun = journals.filter(({ kind }) => kind === "debit_submitted").length;
  expect(journals.filter(({ kind }) => kind === "debit_ended")).toHaveLength(
    charge.state === "processing" ? 0 : begun,
  );
  const { first_failed_at, ...rest } = charge;
  return { ...rest, failed: charge.state === "failed" ? first_failed_at : null, money, receipts };
}
