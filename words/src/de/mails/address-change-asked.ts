import type { addressChangeAsked as english } from "../../en/mails/address-change-asked.ts";

export const addressChangeAsked: typeof english = {
  subject: "Jemand möchte deine E-Mail-Adresse ändern",
  preview: "Warst du das nicht, wähle ein neues Passwort: Damit endet es.",
  title: "Jemand möchte deine E-Mail-Adresse ändern",
  intro:
    "Jemand hat mit deinem Passwort oder Passkey eine andere E-Mail-Adresse für dein Konto angegeben. Sie ersetzt diese, sobald sie bestätigt ist.",
  notYou:
    "Warst du das nicht? Wähle jetzt ein neues Passwort: Damit endet die Änderung, und alle werden abgemeldet.",
  button: "Ein neues Passwort wählen",
  wasYou: "Warst du es, musst du hier nichts tun.",
  reason: "Du bekommst diese E-Mail, weil das die Adresse deines Kontos ist.",
};
