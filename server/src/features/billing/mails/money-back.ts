import type { DisputeMailData } from "#server/mails/dispute/mail.ts";
import type { RefundMailData } from "#server/mails/refund/mail.ts";
import type { Unaddressed } from "#server/mails/statement-mail-data.ts";
import type { Services } from "#server/services.ts";
import { NO_METHOD, statementUrl, teamOf } from "./mail-data.ts";
import { chargeFacts, disputeFacts, refundFacts } from "./mails.queries.ts";

type Loading = Pick<Services, "db" | "config">;

/** The data of a refund's mail. Null: its state changed meanwhile, and another mail reports that. */
export async function loadRefund(
  services: Loading,
  refundId: number,
  said: "sent" | "failed",
): Promise<Unaddressed<RefundMailData> | null> {
  const refund = await refundFacts(services.db, refundId);
  const charge = refund === null ? null : await chargeFacts(services.db, refund.charge_id);
  if (refund === null || charge === null || (refund.state === "failed") !== (said === "failed")) return null;
  return {
    team: teamOf(charge),
    period: charge.period_id,
    amount: refund.amount_cents,
    charged: charge.amount_cents,
    methodLabel: charge.method_label ?? NO_METHOD,
    statementUrl: statementUrl(services, charge),
    outcome:
      said === "failed"
        ? { kind: "failed" }
        : { kind: "sent", at: refund.requested_at, reference: refund.provider_ref ?? `${refundId}` },
  };
}

/** The data of a dispute's mail. Null: the bank decided for us before the mail was sent. */
export async function loadDispute(
  services: Loading,
  disputeId: number,
): Promise<Unaddressed<DisputeMailData> | null> {
  const dispute = await disputeFacts(services.db, disputeId);
  const charge = dispute === null ? null : await chargeFacts(services.db, dispute.charge_id);
  if (dispute === null || charge === null || dispute.state === "won") return null;
  return {
    team: teamOf(charge),
    period: charge.period_id,
    amount: dispute.amount_cents,
    methodLabel: charge.method_label ?? NO_METHOD,
    statementUrl: statementUrl(services, charge),
  };
}
