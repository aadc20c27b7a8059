import type { AdminIbanChange, AdminOrganisationDetail } from "@kalivo/contract/shapes/admin.ts";

type Changes = Pick<AdminOrganisationDetail, "iban_change_waiting" | "iban_changes">;

/**
 * The change that is not in effect yet: a proposal to decide, or an approval whose seven days run. There is at most one,
 * the newest that was not rejected. Whether the days are over is the server's to say: its clock counts, not this device's.
 */
export function waitingChange({ iban_change_waiting, iban_changes }: Changes): AdminIbanChange | null {
  if (!iban_change_waiting) return null;
  return iban_changes.find(({ state }) => state !== "rejected") ?? null;
}

/** What an admin may do with it: nobody approves their own proposal, everybody may stop one. */
export function choicesFor(change: AdminIbanChange, me: number): "decide" | "withdraw" | "stop" {
  if (change.state === "approved") return "stop";
  return change.proposed_by?.id === me ? "withdraw" : "decide";
}
