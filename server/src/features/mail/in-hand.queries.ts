import { sql } from "kysely";
import type { Queryable } from "../../db/client.ts";
import { LEASE_SECONDS } from "../../concurrency/lease.ts";
import { WITHOUT_TOKEN } from "./mail.queries.ts";

/** What is still in hand is held for longer. */
export async function renewMails(db: Queryable, ids: readonly number[]): Promise<void> {
  await sql`
    update outbox
    set lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    where id in (
      select id
      from outbox
      where id = any(${ids}::integer[])
        and lease_until > clock_timestamp()
      for update skip locked
    )
  `.execute(db);
}

/**
 * The server put off whatever it was given: none of these mails is to blame, so none has used up a try. Where another mail
 * was sent since this one first failed, it is this one's own mailbox, and it waits as it was told.
 */
export async function blameTheServer(db: Queryable, ids: readonly number[], at: Date): Promise<void> {
  await sql`
    update outbox
    set not_before = ${at}, tries = greatest(tries - 1, 0)
    where id = any(${ids}::integer[])
      and sent_at is null
      and lease_until is null
      and not exists (select from outbox s where s.sent_at > outbox.first_failed_at)
  `.execute(db);
}

/** An admin says that nobody waits for it. False: it is over already, or leaves at this moment. */
export async function giveUpByHand(db: Queryable, id: number, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update outbox
    set given_up_at = ${at}, last_error = concat_ws('; ', 'an admin gave it up', last_error), payload = ${WITHOUT_TOKEN}
    where id = ${id}
      and sent_at is null
      and given_up_at is null
      and (lease_until is null or lease_until < clock_timestamp())
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
