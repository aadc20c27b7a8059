import { codeAndLink, waitingConfirmation } from "../address-confirmation.ts";
import { defineMail, drop } from "../define-mail.ts";
import { confirmAddressMail } from "./mail.ts";

/** To the address to confirm, which in a change is not the account's yet. */
export const confirmAddress = defineMail("confirm_address", {
  toUnconfirmed: "send",
  facts: async (services, { payload }) => {
    const waiting = await waitingConfirmation(services, payload.confirmation_id);
    if (waiting === null) return drop("the address is confirmed, or no longer to be");
    const { kind, email } = waiting;
    return { email, change: kind === "change", ...codeAndLink(services, waiting) };
  },
  write: confirmAddressMail,
  to: ({ email }) => email,
});
