import { passkeysOf } from "#server/features/auth/passkeys/passkeys.queries.ts";
import { defineMail } from "../define-mail.ts";
import { passwordChangedMail } from "./mail.ts";

/** A new password was set: the person is told, whoever did it. */
export const passwordChanged = defineMail("password_changed", {
  toUnconfirmed: "send",
  facts: async ({ db }, { payload, recipient: { userId } }) => ({
    by: payload.by,
    passkeysRemoved: payload.passkeys_removed,
    passkeys: (await passkeysOf(db, userId)).length,
  }),
  write: passwordChangedMail,
});
