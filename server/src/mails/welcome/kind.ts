import { displayName } from "@kalivo/domain/people/privacy.ts";
import { codeAndLink, waitingConfirmation } from "../address-confirmation.ts";
import { defineMail } from "../define-mail.ts";
import { broughtByCodes } from "./facts.queries.ts";
import { welcomeMail } from "./mail.ts";

/**
 * Includes the code and the link that confirm the address, to save a second mail (rule 38), and the results of codes used at
 * registration, because a mail of its own would only go to confirmed addresses.
 */
export const welcome = defineMail("welcome", {
  toUnconfirmed: "send",
  facts: async (services, { payload: { confirmation_id: id }, recipient: { userId } }) => {
    const waiting = id === undefined ? null : await waitingConfirmation(services, id);
    const codes = await broughtByCodes(services.db, userId);
    return {
      confirm: waiting === null ? null : codeAndLink(services, waiting),
      codes: codes.map(({ owner, ...code }) => ({ name: displayName(owner), ...code })),
    };
  },
  write: welcomeMail,
});
