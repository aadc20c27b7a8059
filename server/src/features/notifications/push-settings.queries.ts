import { sql } from "kysely";
import {
  NOTIFICATION_GROUPS,
  USUAL_PUSH_TIMES,
  type NotificationGroup,
  type PushTimes,
} from "@kalivo/domain/people/notifications.ts";
import type { Queryable } from "../../db/client.ts";

export type PushSettings = PushTimes & { refused: readonly NotificationGroup[] };

export async function pushSettings(db: Queryable, userId: number): Promise<PushSettings> {
  const row = await db
    .selectFrom("push_settings")
    .select(["refused", "quiet_from", "quiet_until", "digest"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (row === undefined) return { ...USUAL_PUSH_TIMES, refused: [] };
  const { refused, quiet_from: from, quiet_until: until, digest } = row;
  return {
    refused: NOTIFICATION_GROUPS.filter((group) => refused.includes(group)),
    quiet: from === null || until === null ? null : { from, until },
    digest,
  };
}

export async function savePushSettings(
  db: Queryable,
  userId: number,
  { refused, quiet, digest }: PushSettings,
): Promise<void> {
  const values = {
    refused: [...refused],
    quiet_from: quiet?.from ?? null,
    quiet_until: quiet?.until ?? null,
    digest,
  };
  await db
    .insertInto("push_settings")
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
}

/** Somebody who was asked does not want pushes: they are not asked again. */
export async function declinePushes(db: Queryable, userId: number, now: Date): Promise<void> {
  const { quiet, digest } = USUAL_PUSH_TIMES;
  await db
    .insertInto("push_settings")
    .values({
      user_id: userId,
      refused: [],
      quiet_from: quiet?.from ?? null,
      quiet_until: quiet?.until ?? null,
      digest,
      declined_at: now,
    })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ declined_at: now }))
    .execute();
}

/**
 * Whether somebody may be asked for pushes: after their first donor or their first euro, given or raised, and never again once
 * they said no or subscribed a browser.
 */
export async function mayAskForPushes(db: Queryable, userId: number): Promise<boolean> {
  const { rows } = await sql<{ ask: boolean }>`
    with me as (select ${userId}::integer as id)
    select not exists (select from push_settings s where s.user_id = me.id and s.declined_at is not null)
      and not exists (select from push_subscriptions s where s.user_id = me.id)
      and (
        exists (select from notifications n where n.user_id = me.id and n.kind in ('new_donor', 'collected'))
        or exists (select from gross_totals g where g.party = 'burner' and g.party_id = me.id and g.gross_cents > 0)
        or exists (
          select
          from gross_totals g
          join payers y on y.id = g.party_id
          where g.party = 'payer'
            and y.user_id = me.id
            and g.gross_cents > 0
        )
      ) as ask
    from me
  `.execute(db);
  return rows[0]?.ask ?? false;
}
