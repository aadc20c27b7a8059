import { sql, type RawBuilder } from "kysely";
import type { Queryable } from "../../db/client.ts";
import { KEEP_PLAN } from "../../db/prepared.ts";
import type { QueuedMail } from "./mail-kind.ts";
import { HELD, WITHOUT_TOKEN } from "./mail.queries.ts";

// What became of a mail in hand. Each answers false, and changes nothing, where the mail is not this claim's any more.

export type MailInHand = Pick<QueuedMail, "id" | "claim">;

/** SQL: this claim of the mail is the last one, and its work was not ended. An expired lease that nobody took is still its. */
export const stillOurs = ({ id, claim }: MailInHand) =>
  sql`outbox.id = ${id} and outbox.claim_no = ${claim} and outbox.lease_until is not null`;

async function changesOne(db: Queryable, statement: RawBuilder<unknown>): Promise<boolean> {
  const { numAffectedRows } = await statement.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export const markSent = (db: Queryable, mail: MailInHand, at: Date): Promise<boolean> =>
  changesOne(
    db,
    sql`
      ${KEEP_PLAN}
      update outbox
      set sent_at = ${at}, lease_until = null, last_error = null, refused_code = null, payload = ${WITHOUT_TOKEN}
      where ${stillOurs(mail)}
    `,
  );

/** A server has it, which could not be noted with all that follows: that is tried again, and the mail not sent again. */
export const keepAccepted = (
  db: Queryable,
  mail: MailInHand,
  { acceptedAt, at, why }: { acceptedAt: Date; at: Date; why: string },
): Promise<boolean> =>
  changesOne(
    db,
    sql`
      update outbox
      set accepted_at = ${acceptedAt}, not_before = ${at}, lease_until = null, last_error = ${why},
        first_failed_at = coalesce(first_failed_at, ${acceptedAt})
      where ${stillOurs(mail)}
    `,
  );

/** `code`: the mail server's reply to the last try, if any. */
export const giveUp = (
  db: Queryable,
  mail: MailInHand,
  { at, why, code = null }: { at: Date; why: string; code?: number | null },
): Promise<boolean> =>
  changesOne(
    db,
    sql`
      update outbox
      set given_up_at = ${at}, lease_until = null, last_error = ${why}, refused_code = ${code}, payload = ${WITHOUT_TOKEN}
      where ${stillOurs(mail)}
    `,
  );

export const tryAgainAt = (
  db: Queryable,
  mail: MailInHand,
  { now, at, why, code }: { now: Date; at: Date; why: string; code: number | null },
): Promise<boolean> =>
  changesOne(
    db,
    sql`
      update outbox
      set not_before = ${at}, lease_until = null, last_error = ${why}, refused_code = ${code},
        first_failed_at = coalesce(first_failed_at, ${now}), late_since = coalesce(late_since, not_before)
      where ${stillOurs(mail)}
    `,
  );

/** Not a failed try: there is no server to send it yet, or nothing to say. `isLate`: its server is away. */
export const postpone = (
  db: Queryable,
  mail: MailInHand,
  { at, why, isLate = false }: { at: Date; why: string | null; isLate?: boolean },
): Promise<boolean> =>
  changesOne(
    db,
    sql`
      update outbox
      set not_before = ${at}, lease_until = null, last_error = ${why}, tries = greatest(tries - 1, 0),
        late_since = case when ${isLate}::boolean then coalesce(late_since, not_before) else late_since end
      where ${stillOurs(mail)}
    `,
  );

/**
 * Holds a mail until its reader's address is confirmed, at the latest until an instant, in case no confirmation wakes it. One
 * that was confirmed since the claim, or is at this moment, is due now: the lock waits for whoever confirms, and makes
 * whoever confirms later find it held.
 */
export const holdMail = (
  db: Queryable,
  mail: MailInHand & Pick<QueuedMail, "recipient">,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> =>
  changesOne(
    db,
    sql`
      with reader as materialized (
        select email_confirmed_at from users where id = ${mail.recipient.userId} for share
      )
      update outbox
      set not_before = case when email_confirmed_at is null then ${until}::timestamptz else ${now}::timestamptz end,
        last_error = case when email_confirmed_at is null then ${HELD} end,
        lease_until = null, tries = greatest(tries - 1, 0), late_since = null
      from reader
      where ${stillOurs(mail)}
    `,
  );
