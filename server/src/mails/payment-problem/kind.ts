import { chargeFacts, type ChargeFacts } from "../charge-facts.queries.ts";
import { defineMail, drop } from "../define-mail.ts";
import { labelOf, teamOf } from "../statement-mail-data.ts";
import { paymentProblemMail, type PaymentProblemData } from "./mail.ts";

/** The current problem of a charge (rule 15). */
export const paymentProblem = defineMail("payment_problem", {
  toUnconfirmed: "hold",
  facts: async ({ db }, { payload }) => {
    const charge = await chargeFacts(db, payload.charge_id);
    const problem = charge === null ? null : problemOf(charge);
    if (charge === null || problem === null) return drop("there is no problem any more");
    return {
      team: teamOf(charge),
      period: charge.period_id,
      amount: charge.amount_cents,
      methodLabel: labelOf(charge),
      problem,
    };
  },
  write: paymentProblemMail,
});

function problemOf({
  state,
  action_url,
  next_attempt_at,
  untried,
  paused,
  ended_cause,
}: ChargeFacts): PaymentProblemData["problem"] | null {
  if (ended_cause !== null && ended_cause !== "nobody_left")
    return state === "succeeded" ? null : { kind: "ended", cause: ended_cause };
  if (state === "action_required" && action_url !== null) return { kind: "confirm", url: action_url };
  if (state === "failed" && untried !== null) return { kind: untried };
  if (state === "failed") return { kind: "declined", retryAt: next_attempt_at };
  return state === "written_off" && paused ? { kind: "paused" } : null;
}
