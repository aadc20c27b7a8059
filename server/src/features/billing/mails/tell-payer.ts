import type { Queryable } from "#server/db/client.ts";
import { enqueueMail } from "../../mail/enqueue-mail.queries.ts";
import type { MailName } from "../../mail/mail-kind.ts";
import { peopleOfPayer } from "./mails.queries.ts";

type MoneyMail = { key: string; kind: MailName; payerId: number; payload: Record<string, unknown> };

/** Queues a mail about a charge, once for each person who acts for the payer. */
export const tellPayer = (
  db: Queryable,
  {
    key,
    kind,
    payerId,
    chargeId,
  }: Omit<MoneyMail, "kind" | "payload"> & {
    kind: "receipt" | "payment_problem";
    chargeId: number;
  },
  now: Date,
): Promise<void> => tellPeople(db, { key, kind, payerId, payload: { charge_id: chargeId } }, now);

/** A refund was made, or failed. */
export const tellOfRefund = (
  db: Queryable,
  { refundId, payerId, said }: { refundId: number; payerId: number; said: "sent" | "failed" },
  now: Date,
): Promise<void> =>
  tellPeople(
    db,
    { key: `refund:${refundId}:${said}`, kind: "refund", payerId, payload: { refund_id: refundId, said } },
    now,
  );

/** The payer's bank took money back: what is stopped, and whom to write to. */
export const tellOfDispute = (
  db: Queryable,
  { disputeId, payerId }: { disputeId: number; payerId: number },
  now: Date,
): Promise<void> =>
  tellPeople(
    db,
    { key: `dispute:${disputeId}`, kind: "dispute", payerId, payload: { dispute_id: disputeId } },
    now,
  );

/** Once for the person, or for every admin of the team (rule 25). */
async function tellPeople(db: Queryable, { key, kind, payerId, payload }: MoneyMail, now: Date) {
  for (const { user_id, team_id } of await peopleOfPayer(db, payerId)) {
    await enqueueMail(db, {
      key: team_id === null ? key : `${key}:${user_id}`,
      kind,
      userId: user_id,
      payload,
      notBefore: now,
    });
  }
}
