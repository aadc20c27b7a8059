import type { AdminIbanChange, AdminOrganisationDetail } from "@kalivo/contract/shapes/admin.ts";

type Changes = Pick<AdminOrganisationDetail, "iban_change_waiting" | "iban_changes">;

/**
 * The pending change: an undecided proposal, or an approval within its seven days. At most one, the newest not rejected.
 * The server decides whether the days are over, by its own clock.
 */
export function waitingChange({ iban_change_waiting, iban_changes }: Changes): AdminIbanChange | null {
  if (!iban_change_waiting) return null;
  return iban_changes.find(({ state }) => state !== "rejected") ?? null;
}

/** What an admin may do with a change: nobody approves their own proposal, everyone may stop one. */
export function choicesFor(change: AdminIbanChange, me: number): "decide" | "withdraw" | "stop" {
  if (change.state === "approved") return "stop";
  return change.proposed_by?.id === me ? "withdraw" : "decide";
}
