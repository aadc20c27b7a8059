import type { passwordChanged as english } from "../../en/mails/password-changed.ts";
import { pluralOf } from "../../plural.ts";

const { plural } = pluralOf("de");

export const passwordChanged: typeof english = {
  subject: "Dein Passwort wurde geändert",
  preview: "Warst du das nicht, wähle gleich ein neues.",
  title: "Dein Passwort wurde geändert",
  by: {
    reset:
      "Mit einem Link aus diesem Postfach wurde ein neues Passwort gewählt. Alle, die angemeldet waren, wurden abgemeldet.",
    settings:
      "In den Einstellungen wurde ein neues Passwort gewählt. Alle anderen Anmeldungen wurden beendet.",
  },
  passkeysRemoved:
    "Diese Adresse war noch nie bestätigt. Darum haben wir die bisherigen Passkeys entfernt: Füge deinen in den Einstellungen neu hinzu.",
  passkeys: (n: number) =>
    plural(n, (figure) => ({
      one: "Ein Passkey meldet weiterhin in deinem Konto an. Wenn du ihn nicht kennst, entferne ihn in den Einstellungen.",
      other: `${figure} Passkeys melden weiterhin in deinem Konto an. Entferne die, die du nicht kennst, in den Einstellungen.`,
    })),
  notYou: (mail: string) =>
    `Warst du das nicht? Wähle jetzt ein neues Passwort und schreib an ${mail}, wenn du Hilfe brauchst.`,
  button: "Ein neues Passwort wählen",
  reason: "Du bekommst diese E-Mail, weil das Passwort deines Kontos geändert wurde.",
};
