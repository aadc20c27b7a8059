import { PROVIDER_NAMES } from "@kalivo/domain/health-source.ts";
import { defineMail, drop } from "../define-mail.ts";
import { isBroken } from "./facts.queries.ts";
import { needsReconnectMail } from "./mail.ts";

/** Once each time a connection breaks until its owner signs in at the provider again (rule 29). */
export const needsReconnect = defineMail("needs_reconnect", {
  toUnconfirmed: "hold",
  facts: async ({ db }, { payload: { provider }, recipient: { userId } }) =>
    (await isBroken(db, userId, provider))
      ? { provider: PROVIDER_NAMES[provider] }
      : drop("it works again, or is gone"),
  write: needsReconnectMail,
});
