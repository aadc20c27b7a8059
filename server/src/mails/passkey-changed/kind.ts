import { defineMail } from "../define-mail.ts";
import { passkeyChangedMail } from "./mail.ts";

export const passkeyChanged = defineMail("passkey_changed", {
  toUnconfirmed: "send",
  facts: (_, { payload }) => payload,
  write: passkeyChangedMail,
});
