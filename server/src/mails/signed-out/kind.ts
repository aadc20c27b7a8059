import { defineMail } from "../define-mail.ts";
import { signedOutMail } from "./mail.ts";

export const signedOut = defineMail("signed_out", {
  toUnconfirmed: "send",
  facts: () => ({}),
  write: signedOutMail,
});
