import type { passkeyChanged as english } from "../../en/mails/passkey-changed.ts";
export const passkeyChanged: typeof english = {
  subject: {
    added: "Zu deinem Konto kam ein Passkey dazu",
    removed: "Von deinem Konto wurde ein Passkey entfernt",
  },
  what: {
    added: (name: string) => `Ab jetzt meldet der Passkey „${name}“ in deinem Konto an.`,
    removed: (name: string) => `Der Passkey „${name}“ meldet nicht mehr in deinem Konto an.`,
  },
  notYou:
    "Warst du das nicht, öffne deine Einstellungen, entferne, was du nicht kennst, und wähle ein neues Passwort.",
  button: "Meine Einstellungen öffnen",
  reason: "Du bekommst diese E-Mail, weil sich geändert hat, wie du dich anmeldest.",
};
