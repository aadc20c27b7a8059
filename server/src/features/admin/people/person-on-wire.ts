import { NEW_ADMIN_DAYS } from "@kalivo/domain/limits.ts";
import type { AdminPerson, AdminPersonRow, AdminProposal } from "@kalivo/contract/shapes/admin.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { isStoppable } from "../../billing/status.queries.ts";
import { statementSummary } from "../../billing/statements/show-statement.ts";
import { statementsFor } from "../../billing/statements/statements.queries.ts";
import { euros, instant } from "../../people/card/person-card.ts";
import { figuresEndingWith } from "../../account/erasure/ending.queries.ts";
import { isoOrNull } from "../page/list-reply.ts";
import { waitingProposals, type ProposalRow } from "../proposals/proposals.queries.ts";
import { selectPerson, type PersonDetailRow, type PersonRow } from "./people.queries.ts";

const MONTHS_SHOWN = 24;

export const personRowOnWire = (row: PersonRow): AdminPersonRow => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  pseudo: row.pseudo,
  email: row.email,
  picture: row.picture,
  admin: row.admin,
  is_burner: row.is_burner,
  is_donor: row.is_donor,
  created_at: row.created_at.toISOString(),
  erased_at: isoOrNull(row.erased_at),
});

/** Null: there is no such person. */
export async function readPerson(db: Queryable, id: number): Promise<AdminPerson | null> {
  const row = await selectPerson(db, id);
  if (row === null) return null;
  const months = (await statementsFor(db, id)).filter(({ team }) => team === null).slice(0, MONTHS_SHOWN);
  const payment = paymentOnWire(row.payment);
  const blockedAt = payment?.blocked_at ?? null;
  const { supports, codes, teams, charges, cents } = await figuresEndingWith(db, id);
  return {
    ...personRowOnWire(row),
    phone: row.phone,
    why_i_move: row.why_i_move,
    answers: row.answers.map(({ period, words }) => ({ month: periodLabel(period), words })),
    birthday: row.birthday,
    language: row.language,
    public: row.public,
    active_source: row.active_source,
    health_consent: row.health_consent,
    sign_ins: row.sign_ins,
    organisations: row.organisations,
    teams: row.teams,
    pledges: { given: row.given, given_running: row.given_running, received_running: row.received_running },
    active_codes: row.active_codes,
    payment,
    raised_in_euros: eurosFromCents(row.raised_cents),
    donated_in_euros: eurosFromCents(row.donated_cents),
    erasing_ends: {
      supports,
      codes,
      teams,
      charges: { count: charges, amount_in_euros: eurosFromCents(cents) },
    },
    proposals: (await waitingProposals(db, id)).map(proposalOnWire),
    statements: months.map((found) => {
      const { month, state, total_in_euros, charge } = statementSummary(found);
      const { id: statement, went_back } = found;
      const charge_state = charge?.state ?? null;
      const stopped_at = charge_state !== null && isStoppable(charge_state) ? blockedAt : null;
      return { id: statement, month, state, total_in_euros, charge_state, went_back, stopped_at };
    }),
  };
}

const DAY_MS = 86_400_000;

export const proposalOnWire = ({ proposed_at, kind, ...same }: ProposalRow): AdminProposal => ({
  ...same,
  kind,
  proposed_at: proposed_at.toISOString(),
  in_force_at:
    kind === "grant" ? new Date(proposed_at.getTime() + NEW_ADMIN_DAYS * DAY_MS).toISOString() : null,
});

function paymentOnWire(payment: PersonDetailRow["payment"]): AdminPerson["payment"] {
  if (payment === null) return null;
  const { method_state, method_label, ceiling_cents, paused_at, blocked_at } = payment;
  return {
    method_state,
    method_label,
    ceiling_in_euros: euros(ceiling_cents),
    paused_at: paused_at === null ? null : instant(paused_at),
    blocked_at: blocked_at === null ? null : instant(blocked_at),
  };
}
