import { findConfirmation } from "#server/features/auth/address/address.queries.ts";
import { defineMail, drop } from "../define-mail.ts";
import { addressPutBackMail } from "./mail.ts";

/** To the address that the undone change had set. */
export const addressPutBack = defineMail("address_put_back", {
  toUnconfirmed: "send",
  facts: async ({ db }, { payload }) => {
    const change = await findConfirmation(db, payload.confirmation_id);
    return change === null ? drop("the change is forgotten") : { email: change.email };
  },
  write: addressPutBackMail,
  to: ({ email }) => email,
});
