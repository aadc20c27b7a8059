import type { Db } from "../../src/db/client.ts";
import { requestRefund } from "../../src/features/billing/refunds/request-refund.ts";
import type { Chance } from "../stripe-fake/chance.ts";
import type { StripeFake } from "../stripe-fake/stripe-fake.ts";

/** Some banks take money back when it is with the organisations already. */
const LATE_SECONDS = 75 * 86_400;

/** Most banks take the money as they say so, some days later. */
const fundsAfterDays = (chance: Chance) => (chance() < 0.3 ? 1 + Math.floor(chance() * 3) : 0);

/** What payers at their banks do by themselves while the product works: they answer, change their method, dispute. */
export function banksOf(fake: StripeFake, chance: Chance) {
  const seen = new Set<string>();
  /** True once per thing, in so many of a hundred. */
  const decides = (name: string, hundredths: number) => {
    if (seen.has(name)) return false;
    seen.add(name);
    return chance() * 100 < hundredths;
  };

  const answerBanks = () => {
    for (const { id, status } of fake.world.paymentIntents.values()) {
      if (status !== "requires_action" || !decides(`bank:${id}`, 70)) continue;
      fake.answerBank(id, chance() < 0.8 ? "approve" : "refuse");
    }
  };

  const changeMethods = () => {
    for (const { id, status, last_payment_error: error, customer } of fake.world.paymentIntents.values()) {
      if (status !== "requires_payment_method" || error === null || typeof customer !== "string") continue;
      if (decides(`method:${id}`, 40)) fake.changeMethod(customer, "works");
    }
  };

  const dispute = (now: Date) => {
    for (const { id, status } of fake.world.paymentIntents.values())
      if (status === "succeeded" && decides(`dispute:${id}`, 3))
        fake.openDispute(id, { inquiry: chance() < 0.3, fundsAfterDays: fundsAfterDays(chance) });
    for (const { id, status, created } of fake.world.paymentIntents.values())
      if (status === "succeeded" && now.getTime() / 1000 - created > LATE_SECONDS && decides(`late:${id}`, 2))
        fake.openDispute(id);
    for (const { id, status } of fake.world.disputes.values()) {
      if (status === "needs_response" && decides(`decide:${id}`, 20))
        fake.closeDispute(id, chance() < 0.6 ? "won" : "lost");
      if (status === "warning_needs_response" && decides(`inquiry:${id}`, 60)) {
        if (chance() < 0.5) fake.escalate(id);
        else fake.closeDispute(id, "lost");
      }
    }
  };

  /** Of few payers none may have disputed; a month without a dispute that was lost shows nothing of one. */
  const loseOne = () => {
    const { disputes, paymentIntents, refunds } = fake.world;
    if ([...disputes.values()].some(({ status }) => status === "lost")) return;
    const given = new Set([...refunds.values()].map(({ payment_intent: payment }) => payment));
    for (const { id, status } of paymentIntents.values()) {
      const opened = status === "succeeded" && !given.has(id) ? fake.openDispute(id) : null;
      if (opened === null) continue;
      if (disputes.get(opened)?.status === "needs_response") fake.closeDispute(opened, "lost");
      return;
    }
  };

  const failRefunds = () => {
    for (const { id } of fake.world.refunds.values())
      if (decides(`refund fails:${id}`, 10)) fake.failRefund(id);
  };

  const act = (now: Date) => {
    answerBanks();
    changeMethods();
    dispute(now);
  };
  return { decides, act, failRefunds, loseOne };
}

/** The same, and money that goes back because an admin wants it. */
export function peopleAndBanks(db: Db, fake: StripeFake, chance: Chance) {
  const { decides, act, failRefunds } = banksOf(fake, chance);

  const refund = async (now: Date) => {
    const paid = await db
      .selectFrom("charges")
      .innerJoin("payers", "payers.id", "charges.payer_id")
      .select(["charges.id", "charges.amount_cents as cents", "payers.user_id as userId"])
      .where("state", "=", "succeeded")
      .execute();
    for (const { id, cents, userId } of paid) {
      if (userId === null || !decides(`refund:${id}`, 6)) continue;
      const amount = chance() < 0.5 ? null : cents / 2n;
      const wish = { chargeId: id, by: "admin", userId, press: null, amount, reason: "requested" } as const;
      await db.transaction().execute((transaction) => requestRefund(transaction, wish, now));
    }
  };

  return async (now: Date) => {
    act(now);
    await refund(now);
    failRefunds();
  };
}
