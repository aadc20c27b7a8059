import { sql } from "kysely";
import { sumCents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "../../src/db/client.ts";
import { LEDGER_MONTH_FIGURE } from "../../src/features/billing/figures/ledger-month.queries.ts";
import { RECEIVED_FIGURE } from "../../src/features/billing/figures/received.queries.ts";

/** SQL: the balance of an account of a month's journals. */
const balance = (code: string) => sql`
  coalesce((
    select sum(case when d.code = ${code} then t.amount_cents else 0 end - case when c.code = ${code} then t.amount_cents else 0 end)
    from journals j
    join transfers t on t.journal_id = j.id
    join accounts d on d.id = t.debit_id
    join accounts c on c.id = t.credit_id
    where j.period_id = p.id
  ), 0)::bigint`;

/** The months of which the open books would say something else than who gave, raised and was given has, and the ledger lost. */
export async function publishedDifferently(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{
    id: number;
    donated: bigint;
    raised: bigint;
    given: bigint;
    borne: bigint;
    undecided: bigint;
  }>`
    select p.id, ${balance("dispute_losses")} as borne, ${balance("disputed_funds")} as undecided,
      coalesce(sum(g.gross_cents) filter (where g.party = 'payer'), 0)::bigint as donated,
      coalesce(sum(g.gross_cents) filter (where g.party = 'burner'), 0)::bigint as raised,
      coalesce(sum(g.gross_cents) filter (where g.party = 'organisation'), 0)::bigint as given
    from billing_periods p
    left join gross_totals g on g.period_id = p.id
    group by p.id
  `.execute(db);
  const wrong: string[] = [];
  for (const { id, donated, raised, given, borne, undecided } of rows) {
    const sums = await LEDGER_MONTH_FIGURE.count(db, id);
    if (sums === null) continue;
    const { gross, fees, returned, losses, returned_twice: twice } = sums;
    const said = (what: string, published: bigint, has: bigint) => {
      if (published !== has) wrong.push(`${what} of ${id}: ${published} published, ${has} there`);
    };
    for (const [whose, has] of Object.entries({ donated, raised, given })) said(whose, gross - returned, has);
    said("borne", losses + twice, borne);
    if (losses < 0n || twice < 0n) wrong.push(`losses of ${id}: ${losses} and ${twice}`);
    if (undecided !== 0n) continue;
    const received = sumCents((await RECEIVED_FIGURE.count(db, id)).map(({ cents }) => cents));
    said("received", gross - fees - returned + losses, received);
  }
  return wrong;
}
