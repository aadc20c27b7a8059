import { pluralOf } from "../../plural.ts";

const { plural } = pluralOf("en");

export const passwordChanged = {
  subject: "Your password was changed",
  preview: "If this wasn't you, choose a new one right away.",
  title: "Your password was changed",
  by: {
    reset:
      "A new password was chosen with a link from this mailbox. Everybody who was signed in was signed out.",
    settings: "A new password was chosen in Settings. Every other sign-in was ended.",
  },
  passkeysRemoved:
    "This address had never been confirmed before. So we removed the passkeys that were added until now: add yours again in Settings.",
  passkeys: (n: number) =>
    plural(n, (figure) => ({
      one: "One passkey still signs in to your account. If you don't know it, remove it in Settings.",
      other: `${figure} passkeys still sign in to your account. Remove those you don't know in Settings.`,
    })),
  notYou: (mail: string) =>
    `Was it not you? Choose a new password now, and write to ${mail} if you need help.`,
  button: "Choose a new password",
  reason: "You get this email because the password of your account was changed.",
};
