import type { OwnProofPost, ProofPost } from "@kalivo/contract/shapes/proof-post.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { MIN_DONORS_SHOWN } from "@kalivo/domain/limits.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { OwnRow, ShownRow } from "./shown.queries.ts";

export const monthsOnWire = ({
  first_month: first,
  last_month: last,
}: Pick<ShownRow, "first_month" | "last_month">) =>
  first === null || last === null ? null : { first: periodLabel(first), last: periodLabel(last) };

/** As everybody sees it: the sum only where it is that of enough donors. */
export const postOnWire = (row: ShownRow): ProofPost => ({
  id: row.id,
  organisation: { id: row.organisation.id, name: row.organisation.name, logo: row.organisation.logo },
  language: row.language,
  text: row.text,
  picture: row.picture,
  picture_text: row.picture_text,
  shown_at: row.shown_at.toISOString(),
  months: monthsOnWire(row),
  payout:
    row.payers < MIN_DONORS_SHOWN
      ? null
      : { paid_on: row.paid_on, amount_in_euros: eurosFromCents(row.cents) },
  came_back_on: row.came_back_on,
  paid_again_on: row.paid_again_on,
});

export const ownPostOnWire = (row: OwnRow): OwnProofPost => ({
  ...postOnWire(row),
  given_in_euros: eurosFromCents(row.given),
  raised_in_euros: eurosFromCents(row.raised),
  statements: row.statements.map(({ id, cents }) => ({ id, amount_in_euros: eurosFromCents(BigInt(cents)) })),
});
