import { brusselsDay, brusselsInstant, brusselsTime, type Day } from "@kalivo/domain/billing/month.ts";
import { NEW_DONOR_MAILS_A_DAY } from "@kalivo/domain/limits.ts";
import { displayName } from "@kalivo/domain/people/privacy.ts";
import { z } from "zod";
import { newDonorDigestMail } from "#server/mails/new-donor-digest/mail.ts";
import { newDonorMail } from "#server/mails/new-donor/mail.ts";
import type { Services } from "#server/services.ts";
import { enqueueMail } from "../enqueue-mail.queries.ts";
import type { MailKind, QueuedMail } from "../mail-kind.ts";
import {
  addToDigest,
  findNewDonor,
  mailsOfDayBefore,
  newDonorsOfDigest,
  wantsMail,
} from "./kinds.queries.ts";
import { refusableMail, UNWANTED } from "./refusable-mail.ts";

const NewDonorPayload = z.object({ payer_id: z.int(), burner_id: z.int() });
const DigestPayload = z.object({ day: z.iso.date() });
const DIGEST_HOUR = 9;

/** Rule 29: one mail per new donor; the fourth and later ones of a day together in one mail the next morning. */
export const newDonor: MailKind = {
  toUnconfirmed: "drop",
  render: async (services, mail) => {
    const { db, clock } = services;
    const { payer_id, burner_id } = NewDonorPayload.parse(mail.payload);
    if (!(await wantsMail(db, burner_id, "new_donor"))) return UNWANTED;
    const donor = await findNewDonor(db, payer_id, burner_id);
    if (donor === undefined) return { kind: "drop", why: "the pledge is stopped already" };
    if (!donor.counts) return { kind: "drop", why: "the pledge does not count yet" };
    const now = clock.now();
    if ((await mailsOfDayBefore(db, mail, startOfDay(now))) >= NEW_DONOR_MAILS_A_DAY) {
      await intoDigest(services, mail, brusselsDay(now));
      return { kind: "drop", why: "it stands in the digest of the day" };
    }
    return refusableMail(services, mail, "new_donor", (context) =>
      newDonorMail(context, {
        donor: displayName(donor),
        rateCents: donor.rateCents,
        syncedOnly: donor.syncedOnly,
      }),
    );
  },
};

export const newDonorDigest: MailKind = {
  toUnconfirmed: "drop",
  render: async (services, mail) => {
    const { userId } = mail.recipient;
    const { day } = DigestPayload.parse(mail.payload);
    if (!(await wantsMail(services.db, userId, "new_donor"))) return UNWANTED;
    const donors = await newDonorsOfDigest(services.db, userId, day);
    if (donors.length === 0) return { kind: "drop", why: "none of the new donors is left" };
    return refusableMail(services, mail, "new_donor", (context) =>
      newDonorDigestMail(context, { donors: donors.map(displayName) }),
    );
  },
};

async function intoDigest({ db }: Services, { id, recipient: { userId } }: QueuedMail, day: Day) {
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
