import type { MailLink } from "@kalivo/contract/routes/own/mail-links.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { readAddress } from "../../auth/address/address.queries.ts";
import { describeAddressLink, followAddressLink } from "../../auth/address/address-links.ts";
import { findErasureLink, followErasureLink } from "../erasure/follow-erasure-link.ts";

/** What a link of a mail about the account would do. Reading changes nothing: mail programs open links by themselves. */
export async function describeLink(
  services: Services,
  token: string,
  now: Date,
): Promise<MailLink | Refused> {
  const erasure = await findErasureLink(services, token, now);
  if (erasure === null) return describeAddressLink(services, token, now);
  if ("refused" in erasure) return erasure;
  const address = await readAddress(services.db, erasure.userId);
  return { action: erasure.action, email: address?.email ?? "", usable: erasure.usable };
}

/** Does the one thing the link is for. */
export async function followLink(
  services: Services,
  token: string,
  now: Date,
): Promise<MailLink["action"] | Refused> {
  const erasure = await findErasureLink(services, token, now);
  if (erasure === null) return followAddressLink(services, token, now);
  if ("refused" in erasure) return erasure;
  const done = await followErasureLink(services, erasure, now);
  return done ? erasure.action : refusal(410, (say) => say.accounts.linkUsed);
}
