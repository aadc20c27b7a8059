import { periodEnd } from "@kalivo/domain/billing/month.ts";
import { SYNC_REMINDER_IDLE_DAYS } from "@kalivo/domain/limits.ts";
import { z } from "zod";
import { reminderSyncMail } from "#server/mails/reminder-sync/mail.ts";
import type { MailKind } from "../mail-kind.ts";
import { wantsMail, reminderFacts } from "./kinds.queries.ts";
import { refusableMail, UNWANTED } from "./refusable-mail.ts";

const Payload = z.object({ period: z.int() });
const DAY_MS = 86_400_000;

/** Without a workout since then a burner counts as idle. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - SYNC_REMINDER_IDLE_DAYS * DAY_MS);

/** Three days before the month ends, to a burner whose donors wait (rule 29). */
export const reminderSync: MailKind = {
  toUnconfirmed: "drop",
  render: async (services, mail) => {
    const { db, clock } = services;
    const { userId, firstName } = mail.recipient;
    const { period } = Payload.parse(mail.payload);
    const now = clock.now();
    if (now >= periodEnd(period)) return { kind: "drop", why: "the month is over" };
    if (!(await wantsMail(db, userId, "reminder_sync"))) return UNWANTED;
    const { donors, kcal, idle } = await reminderFacts(db, userId, period, idleSince(now));
    if (!idle) return { kind: "drop", why: "there is a workout since" };
    if (donors === 0) return { kind: "drop", why: "nobody supports the person any more" };
    return refusableMail(services, mail, "reminder_sync", (context) =>
      reminderSyncMail(context, { firstName, period, donors, kcal }),
    );
  },
};
