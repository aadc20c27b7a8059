import type { signedOut as english } from "../../en/mails/signed-out.ts";
export const signedOut: typeof english = {
  subject: "Du bist überall abgemeldet",
  preview: "Alle Anmeldungen deines Kontos wurden beendet.",
  title: "Du bist überall abgemeldet",
  intro: "Alle Anmeldungen deines Kontos wurden beendet, auf allen Geräten.",
  notYou: "Warst du das nicht? Wähle ein neues Passwort: Dann kommt niemand sonst wieder hinein.",
  button: "Ein neues Passwort wählen",
  reason: "Du bekommst diese E-Mail, weil alle Anmeldungen deines Kontos beendet wurden.",
};
