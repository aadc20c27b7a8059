import { periodEnd } from "@kalivo/domain/billing/month.ts";
import { defineMail, drop } from "../define-mail.ts";
import { reminderFacts } from "./facts.queries.ts";
import { reminderSyncMail } from "./mail.ts";

/** Three days before the month ends, to a burner whose donors wait (rule 29). */
export const reminderSync = defineMail("reminder_sync", {
  toUnconfirmed: "drop",
  list: "reminder_sync",
  facts: async ({ db, clock }, { payload: { period }, recipient: { userId } }) => {
    const now = clock.now();
    if (now >= periodEnd(period)) return drop("the month is over");
    const { idle, ...facts } = await reminderFacts(db, userId, period, now);
    if (!idle) return drop("there is a workout since");
    return facts.donors === 0 ? drop("nobody supports the person any more") : { period, ...facts };
  },
  write: reminderSyncMail,
});
