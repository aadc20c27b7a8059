import { periodStart } from "@kalivo/domain/billing/month.ts";
import { selectOwn } from "#server/features/proofs/shown/shown.queries.ts";
import { defineMail, drop } from "../define-mail.ts";
import { burnedMonths, recapFacts } from "./facts.queries.ts";
import { monthRecapMail } from "./mail.ts";

const MOST_ORGANISATIONS = 20;
const MOST_POSTS = 3;

/** A month's result, for the reader alone (rule 29). */
export const monthRecap = defineMail("month_recap", {
  toUnconfirmed: "drop",
  list: "month_recap",
  facts: async ({ db }, { payload: { period }, recipient: { userId } }) => {
    const posts = await selectOwn(db, userId, MOST_POSTS);
    const facts = await recapFacts(db, userId, period, MOST_ORGANISATIONS);
    return facts.kcal + facts.raised + facts.given === 0n
      ? drop("nothing is left of that month")
      : {
          period,
          ...facts,
          posts: posts
            .filter(({ shown_at }) => shown_at >= periodStart(period))
            .map(({ organisation, text, given, raised }) => ({
              organisation: organisation.name,
              text,
              given,
              raised,
            })),
          months: await burnedMonths(db, userId, period),
          organisations: facts.organisations.map(({ name, cents }) => ({ name, amount: BigInt(cents) })),
        };
  },
  write: monthRecapMail,
});
