import { brusselsDay, brusselsInstant, brusselsTime, type Day } from "@kalivo/domain/billing/month.ts";
import { NEW_DONOR_MAILS_A_DAY } from "@kalivo/domain/limits.ts";
import { displayName } from "@kalivo/domain/people/privacy.ts";
import { addToDigest, enqueueMail } from "#server/features/mail/enqueue-mail.queries.ts";
import type { QueuedMail } from "#server/features/mail/mail-kind.ts";
import { facesOfPayers } from "#server/features/people/faces.queries.ts";
import type { Services } from "#server/services.ts";
import { defineMail, drop, waitUntil } from "../define-mail.ts";
import { findNewDonor, mailsOfDayBefore } from "./facts.queries.ts";
import { newDonorMail } from "./mail.ts";

const DIGEST_HOUR = 9;

/** Rule 29: one mail per new donor; the fourth and later ones of a day together in one mail the next morning. */
export const newDonor = defineMail("new_donor", {
  toUnconfirmed: "drop",
  list: "new_donor",
  facts: async (services, mail) => {
    const { db, clock } = services;
    const now = clock.now();
    const { payer_id: payerId, burner_id: burnerId } = mail.payload;
    const donor = await findNewDonor(db, { payerId, burnerId }, now);
    if (donor === undefined) return drop("the pledge is stopped already");
    if (donor.pausedUntil !== null) return waitUntil(donor.pausedUntil);
    if (!donor.counts) return drop("the pledge does not count yet");
    if ((await mailsOfDayBefore(db, mail, startOfDay(now))) >= NEW_DONOR_MAILS_A_DAY) {
      await intoDigest(services, mail, brusselsDay(now));
      return drop("it stands in the digest of the day");
    }
    const faces = await facesOfPayers(db, burnerId, [payerId]);
    const { rateCents, syncedOnly } = donor;
    return {
      donor: { name: displayName(donor), picture: faces.get(payerId) ?? null },
      rateCents,
      syncedOnly,
    };
  },
  write: newDonorMail,
});

async function intoDigest(
  { db }: Services,
  { id, recipient: { userId } }: Pick<QueuedMail, "id" | "recipient">,
  day: Day,
) {
  await db.transaction().execute(async (transaction) => {
    await addToDigest(transaction, id, day);
    const key = `new_donor_digest:${userId}:${day}`;
    await enqueueMail(transaction, {
      key,
      kind: "new_donor_digest",
      userId,
      payload: { day },
      notBefore: morningAfter(day),
    });
  });
}

const startOfDay = (now: Date) => brusselsInstant({ ...brusselsTime(now), hour: 0, minute: 0 });

function morningAfter(day: Day): Date {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return brusselsInstant({ year, month, day: date + 1, hour: DIGEST_HOUR, minute: 0 });
}
