import { waitingConfirmation } from "../address-confirmation.ts";
import { defineMail, drop } from "../define-mail.ts";
import { addressChangeAskedMail } from "./mail.ts";

/** To the present address: once the change is done, `address_changed` tells the old one. */
export const addressChangeAsked = defineMail("address_change_asked", {
  toUnconfirmed: "drop",
  facts: async (services, { payload }) =>
    (await waitingConfirmation(services, payload.confirmation_id)) === null
      ? drop("no change of address is waiting")
      : {},
  write: addressChangeAskedMail,
});
