import type { TeamDetail, TeamPaymentInfo } from "@kalivo/contract/shapes/team.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { Services } from "#server/services.ts";
import { expiresOnWire, pausedOnWire, problemOnWire } from "../../billing/problem/payment-problem.ts";
import { codeOnWire } from "../../codes/code-card.ts";
import { euros, personFor, pledgeOnWire } from "../../people/card/person-card.ts";
import { teamOnWire } from "../card/team-card.ts";
import { selectTeam, type TeamPayer, type TeamRow } from "./page.queries.ts";

/** A team as the viewer may see it; null when there is none. */
export async function readTeam(
  { pool, config, clock }: Pick<Services, "pool" | "config" | "clock">,
  viewerId: number,
  teamId: number,
): Promise<TeamDetail | null> {
  const now = clock.now();
  const [row] = await selectTeam(pool, [viewerId, teamId, now]);
  return row === undefined ? null : teamFor(viewerId, row, { now, contact: config.associationMail });
}

type Asked = { now: Date; contact: string };

function teamFor(viewerId: number, row: TeamRow, asked: Asked): TeamDetail {
  const { codes, payer } = row;
  return {
    ...teamOnWire(row.team),
    users: row.members.map((member) => memberFor(viewerId, member)),
    organisations: row.organisations,
    total_donated: eurosFromCents(row.donated_cents),
    ...(codes !== null && { codes: codes.map(codeOnWire) }),
    ...(payer !== null && hasPaymentInfo(payer) && { payment_info: paymentInfo(viewerId, payer, asked) }),
  };
}

function memberFor(viewerId: number, { is_admin, person }: TeamRow["members"][number]) {
  const { pivot: pledge, ...shown } = personFor(viewerId, person);
  return { ...shown, pivot: { is_admin }, pledge };
}

/** Present once the team pays for a burner or has a payment method. */
const hasPaymentInfo = (payer: TeamPayer) => payer.method_state !== "none" || payer.backings.length > 0;

const paymentInfo = (viewerId: number, payer: TeamPayer, asked: Asked): TeamPaymentInfo => ({
  is_active: payer.method_state === "active",
  method_state: payer.method_state,
  method_label: payer.method_label,
  method_expires: expiresOnWire(payer),
  problem: problemOnWire(payer, asked),
  ...pausedOnWire(payer),
  ceiling_in_euros: euros(payer.ceiling_cents),
  backings: payer.backings.map(({ burner, pledge }) => ({
    ...pledgeOnWire(pledge),
    to_user_id: burner.id,
    to: personFor(viewerId, burner),
  })),
  blacklisted_organisations: payer.blacklist,
});
