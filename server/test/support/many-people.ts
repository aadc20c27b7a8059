import { sql } from "kysely";
import type { Db } from "../../src/db/client.ts";

/** Enough that who reads them all reads hundreds of pages more. */
export const MANY = 8_000;
/** One of them. */
export const SOMEBODY = 1_001;

const OCTOBER = "'2026-10-01T00:00:00Z'::timestamptz";
const PAID = "'2026-11-04T08:00:00Z'::timestamptz";

const PEOPLE = [
  `insert into users (email, password_hash, first_name, last_name, created_at)
   select 'p' || n || '@example.org', 'none', 'First', 'Last', '2026-01-01T00:00:00Z' from generate_series(1, ${MANY}) n`,
  "insert into payers (user_id, created_at) select id, created_at from users",
  `insert into pledges (payer_id, burner_id, rate_cents, valid)
   select y.id, u.id, 10, '[2026-01-01T00:00:00Z,)'
   from payers y
   join users u on u.id = 1 + (y.user_id * 7919) % ${MANY}`,
  `insert into consents (user_id, kind, text_version, granted_at, withdrawn_at)
   select u.id, 'health', '1', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z' from users u, generate_series(1, 2)`,
  `insert into sessions (token_hash, user_id, created_at, revoked_at)
   select sha256((u.id || ':' || n)::bytea), u.id, u.created_at, case n when 1 then u.created_at end
   from users u, generate_series(1, 2) n`,
  `insert into workouts (user_id, source, provider_activity_id, type, start_utc, end_utc, start_reliable, basis, kcal_counted,
     trust, received_at, km)
   select u.id, 'strava', case n when 0 then 'hmac:' || u.id else n::text end, 'custom', ${OCTOBER}, ${OCTOBER}, true, 'active', 300,
     'provider', ${OCTOBER}, case when n > 0 then 5 end
   from users u, generate_series(0, case u.id when ${SOMEBODY} then 3 else 0 end) n`,
  `insert into codes (code, owner_user_id, created_by, rate_cents, created_at)
   select 'ZZZ' || translate(to_char(id, 'FM00000'), '0123456789', '23456789AB'), id, id, 0, created_at from users`,
  `insert into audit_log (at, action, target_kind, target_id)
   select created_at, 'person.look', 'person', id from users`,
];

/** The months before November 2026 that were billed and compared. */
const MONTHS_BEFORE = 40;
const month = (back: string) =>
  `to_char(timestamp '2026-11-01' - make_interval(months => ${back}), 'yyyymm')::integer`;

/** Notes of closed months, as the comparison of the books writes them; keeping figures of a month deletes its note. */
export const MONTHS_COMPARED = `
  insert into months_compared (month, what, run, compared_at)
  select id, 'books', gen_random_uuid(), ${PAID} from billing_periods where stage = 'closed'`;

/** What was billed of October, and the sums of all months; of November, which is open, little stands. */
const MONTHS = [
  "insert into organisations (name, short_description, long_description, created_at) values ('Ocean Watch', '', '', now())",
  `insert into billing_periods (id, starts_at, ends_at, stage, computed_at, checked_at)
   select ${month("back")}, (day - make_interval(months => back)) at time zone 'Europe/Brussels',
     (day - make_interval(months => back - 1)) at time zone 'Europe/Brussels',
     case back when 0 then 'open' else 'closed' end, case when back > 0 then ${PAID} end, case when back > 0 then ${PAID} end
   from generate_series(0, ${MONTHS_BEFORE}) back, (values (timestamp '2026-11-01')) month (day)`,
  MONTHS_COMPARED,
  `insert into statements (payer_id, period_id, state, created_at) select id, 202610, 'charged', ${PAID} from payers`,
  `insert into charges (statement_id, payer_id, period_id, amount_cents, state, notified_at, due_at, attempt_no, payment_ref,
     charge_ref, provider, fee_cents, succeeded_at, release_at)
   select id, payer_id, period_id, 100, 'succeeded', ${PAID} - interval '72 hours', ${PAID}, 1, 'pi_' || id, 'ch_' || id, 'stripe', 10, ${PAID}, ${PAID}
   from statements`,
  `update charges
   set state = 'submitting', next_attempt_at = due_at, succeeded_at = null, release_at = null, charge_ref = null, fee_cents = null
   where id % 400 = 0`,
  `insert into statement_lines (statement_id, billed_in, payer_id, period_id, burner_id, kcal, raw_units, computed_cents,
     due_cents, state)
   select s.id, s.id, s.payer_id, s.period_id, p.burner_id, 1000, 10000, 100, 100, 'charged'
   from statements s
   join pledges p on p.payer_id = s.payer_id`,
  "insert into allocations (line_id, organisation_id, amount_cents) select l.id, o.id, 100 from statement_lines l, organisations o",
  `insert into journals (key, kind, charge_id, period_id, occurred_at, total_cents)
   select 'charge:' || id, 'charge_succeeded', id, period_id, ${PAID}, 100 from charges where state = 'succeeded'`,
  `insert into payouts (run_id, organisation_id, amount_cents, iban, account_holder, end_to_end_id, state, settled_on, settled_by, settled_at)
   select 1, id, ${MANY} * 100, 'BE68539007547034', name, 'out', 'paid', ${PAID}, 1, ${PAID} from organisations`,
  "insert into payout_parts (payout_id, charge_id, cents) select p.id, c.id, 100 from payouts p, charges c where c.state = 'succeeded'",
  `insert into proof_posts (organisation_id, payout_id, language, body, posted_at, state, decided_by, decided_at)
   select organisation_id, id, 'en', 'Forty reefs live again.', ${PAID}, 'approved', 1, ${PAID} from payouts`,
  `insert into gross_totals (party, party_id, period_id, gross_cents, payers_count)
   select party, u.id, ${month(`1 + u.id % ${MONTHS_BEFORE}`)}, 100, 1 from users u, unnest(array['burner', 'payer']) party
   union all
   select party, ${SOMEBODY}, 202611, 100, 1 from unnest(array['burner', 'payer', 'organisation']) party`,
];

/** What was sent and told long ago, what waits beside it, and a little that somebody waits for. */
const QUEUES = [
  `insert into outbox (key, kind, user_id, payload, not_before, sent_at)
   select kind || ':' || u.id, kind, u.id, '{}'::jsonb, ${PAID}, case kind when 'receipt' then ${PAID} end
   from users u, unnest(array['receipt', 'newsletter']) kind
   union all
   select 'welcome:' || n, 'welcome', ${SOMEBODY}, '{}'::jsonb, ${PAID}, null from generate_series(1, 3) n`,
  `insert into provider_events (provider, event_id, kind, object_ref, created_at, received_at, processed_at, tells_success)
   select 'stripe', 'evt_' || n || '_' || c.id, 'payment.changed', 'pi_' || c.id, ${PAID}, ${PAID},
     case n when 1 then ${PAID} end, n = 1
   from charges c, generate_series(1, 2) n`,
];

/** Fills a database with many people and a month of theirs, as the product would have written it. */
export const addManyPeople = (owner: Db): Promise<void> =>
  owner.connection().execute(async (db) => {
    for (const statement of [
      "set session_replication_role = replica", // what triggers add up is given here
      ...PEOPLE,
      ...MONTHS,
      ...QUEUES,
      "reset session_replication_role",
      "vacuum analyze gross_totals", // an index is read alone where PostgreSQL knows that all see its rows
      "analyze",
    ])
      await sql.raw(statement).execute(db);
  });
