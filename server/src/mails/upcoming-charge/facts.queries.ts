import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { PersonName } from "@kalivo/domain/people/privacy.ts";
import { pausedUntil } from "#server/features/payer-stops/stops.queries.ts";
import { goesOn, isAhead } from "#server/db/pledge-times.ts";

type Ahead = PersonName & { from: Date; rateCents: number; cap: Cents | null };

/** What the payer planned for later months (decision 56), the nearest first. */
export async function plannedTerms(db: Queryable, payerId: number, now: Date): Promise<Ahead[]> {
  const { rows } = await sql<Ahead>`
    select u.first_name as "firstName", u.last_name as "lastName", v.pseudo, lower(p.valid) as "from",
      p.rate_cents as "rateCents", p.cap_cents as cap
    from pledges p
    cross join (select ${now}::timestamptz as at) asked
    join users u on u.id = p.burner_id
    join privacy_settings v on v.user_id = u.id
    where p.payer_id = ${payerId}
      and ${sql.raw(goesOn("p"))}
      and ${sql.raw(isAhead("p", "asked.at"))}
    order by lower(p.valid), p.id
  `.execute(db);
  return rows;
}

/** When the payer's own pause ends by itself; null: it does not, or there is none. */
export async function pauseEnds(db: Queryable, payerId: number, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select ${sql.raw(pausedUntil("y.id", "asked.at"))} as until
    from payers y
    cross join (select ${now}::timestamptz as at) asked
    where y.id = ${payerId}
  `.execute(db);
  return rows[0]?.until ?? null;
}

/** The burners a payer backs at present: for any other a link to stop would have no effect. */
export async function backedBurners(db: Queryable, payerId: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ burner_id: number }>`
    select burner_id
    from pledges
    where payer_id = ${payerId}
      and ${sql.raw(goesOn("pledges"))}
  `.execute(db);
  return new Set(rows.map(({ burner_id }) => burner_id));
}
