import type { MailLink } from "@kalivo/contract/routes/own/mail-links.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { confirmAddress } from "./confirm-address.ts";
import { readAddressToken, type AddressAction } from "./mailed-secrets.ts";
import { findConfirmation, readAddress, type Confirmation } from "./address.queries.ts";
import { undoChange } from "./undo-change.ts";

type Found = { action: AddressAction; confirmation: Confirmation };

/** What a link about an address would do. */
export async function describeAddressLink(
  services: Services,
  token: string,
  now: Date,
): Promise<MailLink | Refused> {
  const found = await findLink(services, token, now);
  if ("refused" in found) return found;
  const { action, confirmation } = found;
  const email = action === "undo_address" ? (confirmation.oldEmail ?? "") : confirmation.email;
  return { action, email, usable: await isUsable(services, found) };
}

/** Follows the link; a repeat is refused, or answered as already done. */
export async function followAddressLink(
  services: Services,
  token: string,
  now: Date,
): Promise<AddressAction | Refused> {
  const found = await findLink(services, token, now);
  if ("refused" in found) return found;
  const { action, confirmation } = found;
  const used = !(await isUsable(services, found));
  // Followed twice, or confirmed by code before: the address is confirmed, which was the link's purpose.
  if (used && action === "confirm_address" && (await isConfirmed(services, confirmation))) return action;
  if (used) return refusal(410, (say) => say.accounts.linkUsed);
  const refused =
    action === "confirm_address"
      ? await confirmAddress(services, confirmation, now)
      : await undoChange(services, confirmation, now);
  return refused ?? action;
}

async function findLink({ db, secretKeys }: Services, token: string, now: Date): Promise<Found | Refused> {
  const read = readAddressToken(secretKeys, token, now);
  if (!read.ok)
    return read.refusal.kind === "expired"
      ? refusal(410, (say) => say.accounts.linkExpired)
      : refusal(404, (say) => say.accounts.linkUnknown);
  const confirmation = await findConfirmation(db, read.value.id);
  if (confirmation === null) return refusal(410, (say) => say.accounts.linkUsed);
  return { action: read.value.action, confirmation };
}

async function isUsable({ db }: Services, { action, confirmation }: Found): Promise<boolean> {
  if (action === "undo_address") return confirmation.oldEmail !== null && confirmation.undoneAt === null;
  if (confirmation.doneAt !== null) return false;
  if (confirmation.kind === "change") return true;
  const address = await readAddress(db, confirmation.userId);
  return address?.email.toLowerCase() === confirmation.email.toLowerCase();
}

async function isConfirmed({ db }: Services, { userId, email }: Confirmation): Promise<boolean> {
  const address = await readAddress(db, userId);
  return address?.confirmedAt != null && address.email.toLowerCase() === email.toLowerCase();
}
