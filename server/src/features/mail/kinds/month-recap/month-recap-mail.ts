import { z } from "zod";
import { monthRecapMail } from "#server/mails/month-recap/mail.ts";
import type { MailKind } from "../../mail-kind.ts";
import { wantsMail } from "../kinds.queries.ts";
import { refusableMail, UNWANTED } from "../refusable-mail.ts";
import { recapFacts } from "./month-recap.queries.ts";

const Payload = z.object({ period: z.int() });
const MOST_ORGANISATIONS = 20;

/** A month's result, for the reader alone (rule 29). */
export const monthRecap: MailKind = {
  toUnconfirmed: "drop",
  render: async (services, mail) => {
    const { userId, firstName } = mail.recipient;
    const { period } = Payload.parse(mail.payload);
    if (!(await wantsMail(services.db, userId, "month_recap"))) return UNWANTED;
    const facts = await recapFacts(services.db, userId, period, MOST_ORGANISATIONS);
    if (facts.kcal + facts.raised + facts.given === 0n)
      return { kind: "drop", why: "nothing is left of that month" };
    return refusableMail(services, mail, "month_recap", (context) =>
      monthRecapMail(context, { firstName, period, ...facts }),
    );
  },
};
