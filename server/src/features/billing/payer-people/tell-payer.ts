import type { Queryable } from "#server/db/client.ts";
import { enqueueMail } from "../../mail/enqueue-mail.queries.ts";
import type { MailAbout } from "../../mail/outbox-mails.ts";
import { tellOfCharge } from "./tell-in-app.queries.ts";
import { peopleOfPayer } from "./payer-people.queries.ts";

type Told = { key: string; payerId: number };

/** Queues a mail about a charge, once for each person who acts for the payer. */
export async function tellPayer(
  db: Queryable,
  { kind, chargeId, ...told }: Told & { kind: "receipt" | "payment_problem"; chargeId: number },
  now: Date,
): Promise<void> {
  await tellPeople(db, told, { kind, payload: { charge_id: chargeId } }, now);
  const said = kind === "receipt" ? "collected" : "not_collected";
  await tellOfCharge(db, said, { chargeId, key: told.key }, now);
}

/** A refund was made, or failed. */
export const tellOfRefund = (
  db: Queryable,
  { refundId, payerId, said }: { refundId: number; payerId: number; said: "sent" | "failed" },
  now: Date,
): Promise<void> =>
  tellPeople(
    db,
    { key: `refund:${refundId}:${said}`, payerId },
    { kind: "refund", payload: { refund_id: refundId, said } },
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
    { key: `dispute:${disputeId}`, payerId },
    { kind: "dispute", payload: { dispute_id: disputeId } },
    now,
  );

/** How a dispute ended that its payer had read was open; a lost one may still be won. */
export const tellOfDisputeEnd = (
  db: Queryable,
  { disputeId, payerId, outcome }: { disputeId: number; payerId: number; outcome: "won" | "lost" },
  now: Date,
): Promise<void> =>
  tellPeople(
    db,
    { key: `dispute:${disputeId}:${outcome}`, payerId },
    { kind: "dispute_ended", payload: { dispute_id: disputeId, outcome } },
    now,
  );

/** Once for the person, or for every admin of the team (rule 25). */
async function tellPeople(db: Queryable, { key, payerId }: Told, about: MailAbout, now: Date) {
  for (const { user_id, team_id } of await peopleOfPayer(db, payerId)) {
    await enqueueMail(db, {
      ...about,
      key: team_id === null ? key : `${key}:${user_id}`,
      userId: user_id,
      notBefore: now,
    });
  }
}
