import { defineMail, drop } from "../define-mail.ts";
import { recapFacts } from "./facts.queries.ts";
import { monthRecapMail } from "./mail.ts";

const MOST_ORGANISATIONS = 20;

/** A month's result, for the reader alone (rule 29). */
export const monthRecap = defineMail("month_recap", {
  toUnconfirmed: "drop",
  list: "month_recap",
  facts: async ({ db }, { payload: { period }, recipient: { userId } }) => {
    const facts = await recapFacts(db, userId, period, MOST_ORGANISATIONS);
    return facts.kcal + facts.raised + facts.given === 0n
      ? drop("nothing is left of that month")
      : { period, ...facts };
  },
  write: monthRecapMail,
});
