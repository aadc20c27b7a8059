import type pg from "pg";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { prepared } from "../../../db/prepared.ts";

/**
 * The same words are one entry. Told again they are looked at again, also while somebody works on them: Garmin's have no
 * time in them, so "may not read" said twice may mean that it was allowed in between, and somebody else's forged goodbye
 * must not silence the true one.
 */
const insert = prepared<{ id: number }>(
  "keep-source-event",
  `
    with kept as (
      insert into source_inbox as i (provider, fingerprint, body, received_at, next_try_at)
      values ($1, $2, $3, $4, $4)
      on conflict (fingerprint) do update
      set received_at = excluded.received_at, next_try_at = excluded.next_try_at, processed_at = null, tries = 0,
        failure = null
      returning id
    )
    select kept.id, pg_notify('kalivo_wake', 'source event')
    from kept
  `,
);

/** Writes a message down once, and wakes whoever works through it. */
export async function keepMessage(
  pool: pg.Pool,
  told: { provider: Provider; fingerprint: Buffer; body: Buffer },
  now: Date,
): Promise<void> {
  await insert(pool, [told.provider, told.fingerprint, told.body, now]);
}
