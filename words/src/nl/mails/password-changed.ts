import type { passwordChanged as english } from "../../en/mails/password-changed.ts";

export const passwordChanged: typeof english = {
  subject: "Je wachtwoord is gewijzigd",
  preview: "Was jij dit niet, kies dan meteen een nieuw.",
  title: "Je wachtwoord is gewijzigd",
  by: {
    reset:
      "Er is een nieuw wachtwoord gekozen met een link uit deze mailbox. Iedereen die aangemeld was, is afgemeld.",
    settings:
      "Er is een nieuw wachtwoord gekozen in de instellingen. Alle andere aanmeldingen zijn beëindigd.",
  },
  passkeys: (n) =>
    n === 1
      ? "Eén passkey opent je account nog altijd. Ken je die niet, verwijder die dan in de instellingen."
      : `${n} passkeys openen je account nog altijd. Verwijder in de instellingen wat je niet kent.`,
  notYou: (mail) =>
    `Was jij dit niet? Kies nu een nieuw wachtwoord, en schrijf naar ${mail} als je hulp nodig hebt.`,
  button: "Nieuw wachtwoord kiezen",
  reason: "Je krijgt deze e-mail omdat het wachtwoord van je account is gewijzigd.",
};
