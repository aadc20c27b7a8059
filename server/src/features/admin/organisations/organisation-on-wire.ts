import type {
  AdminIbanChange,
  AdminOrganisation,
  AdminOrganisationDetail,
} from "@kalivo/contract/shapes/admin.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import { formatIban, ibanEnd } from "@kalivo/domain/money/iban.ts";
import { formatCommunication } from "@kalivo/domain/money/structured-communication.ts";
import type { Queryable } from "#server/db/client.ts";
import { findConfirmation } from "../../proofs/confirmations.queries.ts";
import { owedTo } from "../../billing/payouts/owed/owed.queries.ts";
import { instant } from "../../people/card/person-card.ts";
import { isoOrNull } from "../page/list-reply.ts";
import { selectIbanChanges, type IbanChangeRow } from "./accounts.queries.ts";
import { selectOrganisation, type OrganisationRow } from "./organisations.queries.ts";

export const organisationOnWire = (row: OrganisationRow): AdminOrganisation => ({
  id: row.id,
  name: row.name,
  logo: row.logo,
  logo_gray: row.logo_gray,
  banner: row.banner,
  short_description: row.short_description,
  themes: row.themes,
  is_association: row.is_association,
  donations_sum_total_in_euros: eurosFromCents(row.raised_cents),
  users_count: row.users_count,
  created_at: row.created_at.toISOString(),
  hidden_at: isoOrNull(row.hidden_at),
  bank_account:
    row.account === null
      ? null
      : {
          iban_end: ibanEnd(row.account.iban),
          account_holder: row.account.account_holder,
          since: instant(row.account.effective_at),
          came_back: row.account.came_back,
        },
  iban_change_waiting: row.change_waits,
});

const UNWRITTEN = { short_description: null, long_description: null, result: null };

/** Null: there is no such organisation. */
export async function readOrganisation(
  db: Queryable,
  id: number,
  now: Date,
): Promise<AdminOrganisationDetail | null> {
  const row = await selectOrganisation(db, id, now);
  if (row === null) return null;
  const changes = await selectIbanChanges(db, id, now);
  const confirmed = await findConfirmation(db, id);
  const owed = (await owedTo(db, [id], now)).get(id);
  return {
    ...organisationOnWire(row),
    payable_in_euros: eurosFromCents(owed?.payable ?? 0n),
    held_in_euros: eurosFromCents(owed?.held ?? 0n),
    long_description: row.long_description,
    result: row.result,
    result_picture: row.result_picture,
    texts: {
      fr: row.texts.fr ?? UNWRITTEN,
      nl: row.texts.nl ?? UNWRITTEN,
      de: row.texts.de ?? UNWRITTEN,
    },
    contact_mail: row.contact_mail,
    contact_language: row.contact_language,
    confirmed:
      confirmed === null ? null : { by: confirmed.confirmed_by, at: confirmed.confirmed_at.toISOString() },
    iban_changes: changes.map(changeOnWire),
  };
}

const changeOnWire = (change: IbanChangeRow): AdminIbanChange => ({
  id: change.id,
  state: change.state,
  iban: formatIban(change.iban),
  account_holder: change.account_holder,
  communication: change.communication === null ? null : formatCommunication(change.communication),
  proposed_by: change.proposed_by,
  proposed_at: change.proposed_at.toISOString(),
  decided_by: change.decided_by,
  decided_at: isoOrNull(change.decided_at),
  effective_at: isoOrNull(change.effective_at),
  same_as: change.same_as,
});
