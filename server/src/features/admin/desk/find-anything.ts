import type { AdminFound } from "@kalivo/contract/shapes/admin-desk.ts";
import { ChargeState } from "@kalivo/contract/shapes/statement.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { Db } from "#server/db/client.ts";
import {
  findArrivals,
  findEntries,
  findOrganisations,
  findPayouts,
  findPeople,
  findStatements,
  findTeams,
  plainText,
  type StatementFoundRow,
} from "./desk.queries.ts";
import { isoOrNull } from "../page/list-reply.ts";
import { wantedOf } from "./wanted.ts";

const NOTHING: AdminFound = {
  statements: [],
  people: [],
  teams: [],
  organisations: [],
  payouts: [],
  arrivals: [],
  entries: [],
};

/**
 * Finds whatever a treasurer is given on the phone: a name, a mail address, the number of a statement or a charge, a
 * reference of the payment provider, of the bank or of a mandate. Whole references only: part of one matches many.
 */
export async function findAnything(db: Db, text: string): Promise<AdminFound> {
  if (text === "") return NOTHING;
  const wanted = wantedOf(text, await plainText(db, text));
  const [people, teams, organisations, payouts, arrivals, entries] = await Promise.all([
    findPeople(db, wanted),
    findTeams(db, wanted),
    findOrganisations(db, wanted),
    findPayouts(db, wanted),
    findArrivals(db, wanted),
    findEntries(db, wanted),
  ]);
  // A number alone means a statement: a person found by the id 12 does not bring their months.
  const byName = people.filter(({ id }) => id !== wanted.number).map(({ id }) => id);
  const statements = await findStatements(db, wanted, { users: byName, teams: teams.map(({ id }) => id) });
  return {
    statements: statements.map(statementOnWire),
    people: people.map(({ id, name, email, erased }) => ({ id, name, email: erased ? "" : email, erased })),
    teams,
    organisations,
    payouts: payouts.map(({ cents, ...payout }) => ({ ...payout, amount_in_euros: eurosFromCents(cents) })),
    arrivals: arrivals.map(({ cents, ...arrival }) => ({
      ...arrival,
      amount_in_euros: eurosFromCents(cents),
    })),
    entries: entries.map(({ cents, ...entry }) => ({ ...entry, amount_in_euros: eurosFromCents(cents) })),
  };
}

const statementOnWire = ({
  cents,
  period_id,
  charge_state,
  stopped_at,
  ...same
}: StatementFoundRow): AdminFound["statements"][number] => ({
  ...same,
  month: periodLabel(period_id),
  stopped_at: isoOrNull(stopped_at),
  charge_state: charge_state === null ? null : ChargeState.parse(charge_state),
  amount_in_euros: eurosFromCents(cents),
});
