import { resetToken } from "#server/features/auth/reset-link.ts";
import { resetUrl } from "#server/features/auth/reset-url.ts";
import { defineMail, drop } from "../define-mail.ts";
import { findResetSeed } from "./facts.queries.ts";
import { resetMail, type ResetData } from "./mail.ts";

/** The link is derived when the mail is sent, from a secret outside the database. */
const resetFor = <Name extends "reset" | "address_restored" | "first_admin">(
  name: Name,
  why: ResetData["why"],
) =>
  defineMail(name, {
    toUnconfirmed: "send",
    facts: async ({ db, config, secretKeys }, { payload }) => {
      const found = "token" in payload ? undefined : await findResetSeed(db, payload.reset_id);
      const derived = found === undefined ? null : resetToken(secretKeys, found);
      const token = "token" in payload ? payload.token : derived;
      return token === null ? drop("the link is used up") : { url: resetUrl(config.publicUrl, token), why };
    },
    write: resetMail,
  });

export const reset = resetFor("reset", "asked");
export const addressRestored = resetFor("address_restored", "address_restored");
export const firstAdmin = resetFor("first_admin", "first_admin");
