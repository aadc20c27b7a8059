import { closesAt } from "@kalivo/domain/billing/calendar.ts";
import { periodOf, previousPeriod, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { openDatabase } from "../../server/src/db/client.ts";
import { closeMonth } from "../../server/src/features/billing/close/close-month.ts";
import { sealLastMonth } from "../../server/src/features/billing/seal/seal-month.ts";
import { run } from "../cluster.ts";

const MONTHS = 4;
/** The months that are over, and of which everything was collected. */
export function collectedMonths(now: Date): PeriodId[] {
  const months: PeriodId[] = [];
  for (let month = previousPeriod(periodOf(now)); months.length < MONTHS; month = previousPeriod(month))
    months.unshift(month);
  return months;
}

/** The product closes and seals; that everybody was told and paid is written with SQL, as the product books it. */
export async function closeAndCollect(
  connectionString: string,
  { now, say }: { now: Date; say: (line: string) => void },
): Promise<void> {
  const { db, close } = openDatabase(connectionString, { onLost: () => undefined });
  try {
    for (const month of collectedMonths(now)) {
      const at = closesAt(month);
      await sealLastMonth({ db, clock: { now: () => at } });
      const began = performance.now();
      const outcome = await closeMonth(db, month, at);
      if (outcome.kind !== "closed") throw new Error(`the close of ${month} answered ${outcome.kind}`);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      say(`  ${month}: closed in ${seconds} s, ${outcome.workouts} workouts, ${outcome.lines} lines`);
      await run(connectionString, collected(month, heldOver(month, now)));
    }
  } finally {
    await close();
  }
}

/** Charged on the fourth; held for 62 days. */
const heldOver = (month: PeriodId, now: Date) =>
  closesAt(month).getTime() + (3 + 62) * 86_400_000 < now.getTime() - 86_400_000;

const WITHOUT_TRIGGERS = "set session_replication_role = replica";
/** The provider's fee is a part of each charge, borne by its organisations as `allocate` of the domain splits it. */
const FEE = "(25 + c.amount_cents * 15 / 1000)";

function collected(month: PeriodId, released: boolean): string[] {
  const paid = `(select ends_at + interval '3 days 9 hours' from billing_periods where id = ${month})`;
  return [
    WITHOUT_TRIGGERS,
    "set work_mem = '256MB'",
    `update charges c
     set state = 'succeeded', notified_at = ${paid} - interval '3 days', notice_queued_at = ${paid} - interval '3 days',
       due_at = ${paid}, attempt_no = 1, payment_ref = 'pi_' || id, charge_ref = 'ch_' || id, provider = 'stripe',
       fee_cents = ${FEE}, succeeded_at = ${paid}, release_at = ${paid} + interval '62 days'
       ${released ? `, released_at = ${paid} + interval '62 days'` : ""}
     where c.period_id = ${month}`,
    "analyze charges, statement_lines, allocations",
    `insert into charge_attempts (charge_id, no, idempotency_key, method_ref, amount_cents, started_at, finished_at, outcome)
     select id, 1, 'charge:' || id || ':1', 'pm', amount_cents, succeeded_at, succeeded_at, 'succeeded' from charges where period_id = ${month}`,
    `update statements set state = 'charged' where period_id = ${month} and id in (select statement_id from charges)`,
    `update statement_lines l set state = 'charged' from charges c where c.statement_id = l.billed_in and c.period_id = ${month}`,
    `update billing_periods set stage = 'closed', checked_at = ${paid} where id = ${month}`,
    `insert into outbox (key, kind, user_id, payload, not_before, sent_at, tries)
     select 'notice:' || c.id, 'upcoming_charge', y.user_id, jsonb_build_object('charge_id', c.id, 'notice_no', 1), c.notified_at, c.notified_at, 1
     from charges c join payers y on y.id = c.payer_id where c.period_id = ${month}
     union all
     select 'receipt:' || c.id, 'receipt', y.user_id, jsonb_build_object('charge_id', c.id), c.succeeded_at, c.succeeded_at, 1
     from charges c join payers y on y.id = c.payer_id where c.period_id = ${month}`,
    `insert into provider_events (provider, event_id, kind, object_ref, created_at, received_at, processed_at, tells_success)
     select 'stripe', 'evt_' || c.id || '_' || k, 'payment.changed', c.payment_ref, c.succeeded_at, c.succeeded_at, c.succeeded_at, k = 1
     from charges c, generate_series(1, 3) k where c.period_id = ${month}`,
    ...booked(month, released),
    `insert into gross_totals (party, party_id, period_id, gross_cents, payers_count)
     select party, party_id, period_id, sum(cents), count(distinct charge_id)
     from (
       select 'organisation' as party, organisation_id as party_id, period_id, charge_id, cents from given_shares
       union all
       select 'burner', burner_id, period_id, charge_id, cents from given_shares
       union all
       select 'payer', payer_id, period_id, charge_id, cents from given_shares
     ) parties
     where period_id = ${month}
       and cents > 0
     group by party, party_id, period_id`,
  ];
}

const ACCOUNTS = (code: string, normal: "C" | "D", owners: string) =>
  `insert into accounts (code, owner_id, normal, may_go_negative)
   select '${code}', owner, '${normal}', ${code === "provider_clearing"} from (${owners}) o (owner) order by owner
   on conflict do nothing`;

function booked(month: PeriodId, released: boolean): string[] {
  return [
    ACCOUNTS("provider_clearing", "D", "values (2)"),
    ACCOUNTS("provider_fees", "D", "values (2)"),
    ...["org_held", "org_payable", "given_to"].map((code) =>
      ACCOUNTS(code, "C", "select id from organisations"),
    ),
    ACCOUNTS("given_by", "D", "select payer_id from charges"),
    ACCOUNTS("raised_by", "C", "select distinct burner_id from statement_lines"),
    `create temporary table shares as
     select c.id as charge_id, c.payer_id, l.burner_id, a.organisation_id, sum(a.amount_cents)::bigint as cents
     from charges c
     join statement_lines l on l.billed_in = c.statement_id and l.state = 'charged'
     join allocations a on a.line_id = l.id
     where c.period_id = ${month}
       and a.amount_cents > 0
     group by c.id, l.burner_id, a.organisation_id`,
    `create temporary table held as
     with parts as (
       select charge_id, organisation_id, cents, sum(cents) over charge as whole, c.fee_cents as fee
       from (select charge_id, organisation_id, sum(cents)::bigint as cents from shares group by charge_id, organisation_id) s
       join charges c on c.id = s.charge_id
       window charge as (partition by charge_id)
     ),
     floored as (
       select *, trunc(fee * cents / whole)::bigint as floor,
         row_number() over (partition by charge_id order by fee * cents % whole desc, organisation_id) as rank
       from parts
     )
     select charge_id, organisation_id, cents, floor + (rank <= fee - sum(floor) over (partition by charge_id))::integer as fee
     from floored`,
    "analyze shares, held",
    `insert into journals (key, kind, charge_id, period_id, occurred_at, total_cents)
     select key, kind, id, period_id, at, total
     from charges c
     cross join lateral (
       select 1 as step, 'charge:' || c.id as key, 'charge_succeeded' as kind, c.succeeded_at as at, c.amount_cents as total
       union all select 2, 'fee:' || c.id, 'fee', c.succeeded_at, c.fee_cents * 2
       union all select 3, 'given:${month}:' || c.id, 'given', c.succeeded_at, c.amount_cents * 2
       ${released ? "union all select 4, 'release:' || c.id, 'release', c.released_at, c.amount_cents - c.fee_cents" : ""}
     ) j
     where c.period_id = ${month}
     order by c.id, j.step`,
    "analyze journals, accounts",
    ...legs(month, released),
    "drop table shares, held",
    "truncate balances",
    `insert into balances (account_id, debits, credits)
     select account_id, sum(debit), sum(credit)
     from (
       select debit_id as account_id, amount_cents as debit, 0 as credit from transfers
       union all
       select credit_id, 0, amount_cents from transfers
     ) moved
     group by account_id`,
  ];
}

const leg = (from: string, kind: string, month: PeriodId, debit: string, credit: string, cents: string) =>
  `insert into transfers (journal_id, debit_id, credit_id, amount_cents)
   select j.id, d.id, c.id, ${cents}
   from ${from}
   join journals j on j.charge_id = s.charge_id and j.kind = '${kind}' and j.period_id = ${month}
   join accounts d on ${debit}
   join accounts c on ${credit}
   where ${cents} > 0`;
const account = (alias: string, code: string, owner: string) =>
  `${alias}.code = '${code}' and ${alias}.owner_id = ${owner}`;

const legs = (month: PeriodId, released: boolean) => [
  leg(
    "held s",
    "charge_succeeded",
    month,
    account("d", "provider_clearing", "2"),
    account("c", "org_held", "s.organisation_id"),
    "s.cents",
  ),
  leg(
    "(select charge_id, sum(fee) as fee from held group by charge_id) s",
    "fee",
    month,
    account("d", "provider_fees", "2"),
    account("c", "provider_clearing", "2"),
    "s.fee",
  ),
  leg(
    "held s",
    "fee",
    month,
    account("d", "org_held", "s.organisation_id"),
    account("c", "provider_fees", "2"),
    "s.fee",
  ),
  leg(
    "(select charge_id, payer_id, burner_id, sum(cents)::bigint as cents from shares group by 1, 2, 3) s",
    "given",
    month,
    account("d", "given_by", "s.payer_id"),
    account("c", "raised_by", "s.burner_id"),
    "s.cents",
  ),
  leg(
    "shares s",
    "given",
    month,
    account("d", "raised_by", "s.burner_id"),
    account("c", "given_to", "s.organisation_id"),
    "s.cents",
  ),
  ...(released
    ? [
        leg(
          "held s",
          "release",
          month,
          account("d", "org_held", "s.organisation_id"),
          account("c", "org_payable", "s.organisation_id"),
          "(s.cents - s.fee)",
        ),
      ]
    : []),
];
