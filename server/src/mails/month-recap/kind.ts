import { defineMail, drop } from "../define-mail.ts";
import { recapFacts } from "./facts.queries.ts";
import { monthRecapMail } from "./mail.ts";

const MOST = { organisations: 20, posts: 3 };

/** A month's result, for the reader alone (rule 29). */
export const monthRecap = defineMail("month_recap", {
  toUnconfirmed: "drop",
  list: "month_recap",
  facts: async ({ db }, { payload: { period }, recipient: { userId } }) => {
    const facts = await recapFacts(db, userId, period, MOST);
    return facts.kcal + facts.raised + facts.given === 0n
      ? drop("nothing is left of that month")
      : {
          period,
          ...facts,
          posts: facts.posts.map((post) => ({
            ...post,
            given: BigInt(post.given),
            raised: BigInt(post.raised),
          })),
          organisations: facts.organisations.map(({ name, cents }) => ({ name, amount: BigInt(cents) })),
        };
  },
  write: monthRecapMail,
});
