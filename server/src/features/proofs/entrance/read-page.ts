import type { Entrance } from "@kalivo/contract/shapes/proof-post.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import { ibanEnd } from "@kalivo/domain/money/iban.ts";
import type { Queryable } from "#server/db/client.ts";
import { latestChange, type ChangeRow } from "../changes.queries.ts";
import { findConfirmation } from "../confirmations.queries.ts";
import { monthsOnWire } from "../shown/shown-on-wire.ts";
import type { Inside } from "./links.ts";
import { selectAbout, selectPayouts, type PayoutRow } from "./page.queries.ts";

/** All that an organisation sees behind its link. */
export async function readPage(
  db: Queryable,
  { organisationId, closesAt }: Inside,
  now: Date,
): Promise<Entrance> {
  const [about, confirmed, change, payouts] = await Promise.all([
    selectAbout(db, organisationId, now),
    findConfirmation(db, organisationId),
    latestChange(db, organisationId),
    selectPayouts(db, organisationId),
  ]);
  const { id, name, logo } = about.organisation;
  const { account } = about;
  return {
    organisation: { id, name, logo },
    closes_at: closesAt.toISOString(),
    confirmed:
      confirmed === null ? null : { by: confirmed.confirmed_by, at: confirmed.confirmed_at.toISOString() },
    words: about.words,
    account: account === null ? null : { holder: account.holder, iban: `•••• ${ibanEnd(account.iban)}` },
    change: change === null ? null : changeOnWire(change),
    payouts: payouts.map(payoutOnWire),
  };
}

const changeOnWire = ({ state, proposed_at, reason, texts, account_holder }: ChangeRow): Entrance["change"] =>
  state === "replaced"
    ? null
    : { state, at: proposed_at.toISOString(), reason, words: texts, account_holder };

const payoutOnWire = (row: PayoutRow): Entrance["payouts"][number] => ({
  id: row.id,
  paid_on: row.paid_on,
  amount_in_euros: eurosFromCents(row.cents),
  months: monthsOnWire(row),
  came_back_on: row.came_back_on,
  post: row.post,
});
