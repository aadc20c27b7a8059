import { sql } from "kysely";
import { LANES } from "../../src/jobs/due-steps.ts";
import { somebody } from "./people.ts";
import type { TestProduct } from "./product.ts";
import { submittedCharge } from "./submitted-charge.ts";

/**
 * Something of everything that `/metrics` tells: alarms of each weight, rounds, workers, a provider that refuses, a comparison
 * of the books, mails that wait, a charge whose outcome is unknown, security events, steps, and answers, one of them an error.
 * The product is stopping then, and serves on.
 */
export async function somethingToTell(kalivo: TestProduct): Promise<void> {
  const { services, measures } = kalivo.product;
  const { id } = await somebody(kalivo);
  const charge = await submittedCharge(services.db, services.clock.now());
  for (const statement of [
    sql`update charges set state = 'unknown' where id = ${charge}`,
    sql`insert into alarms (kind, subject, message, count, first_seen, last_seen)
      select kind, '', 'one', 1, now(), now()
      from unnest(array['books_differ', 'mails_stuck', 'payouts_waiting']) as kind`,
    sql`insert into job_rounds (lane, ended_at, took_ms, failed)
      select lane, now(), 1200, '{"a step"}' from unnest(${[...LANES]}::text[]) as lane`,
    sql`insert into workers (id, seen_at, clock_off_ms) values ('one:1', now(), 0)`,
    sql`insert into provider_refusals (provider, call, since, last_at) values ('stripe', 'refund', now(), now())`,
    sql`insert into ledger_checks (checked_at, compared, books_differ, provider_differs, took_ms, differences)
      values (now(), 11, 0, 0, 40, '[]')`,
    sql`insert into outbox (key, kind, user_id, payload, not_before)
      select kind || ':waits', kind, ${id}, '{}', now() - interval '1 year'
      from unnest(array['signed_out', 'newsletter']) as kind`,
  ])
    await statement.execute(kalivo.owner);
  services.traces.record("admin_refused");
  measures.ran({ lane: "watch", name: "a step" }, 1, true);
  await kalivo.send("GET", "/healthz");
  kalivo.product.beginStop();
  await kalivo.send("GET", "/readyz");
}
