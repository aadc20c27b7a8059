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
  notYou: (mail) =>
    `Was jij dit niet? Kies nu een nieuw wachtwoord, en schrijf naar ${mail} als je hulp nodig hebt.`,
  button: "Nieuw wachtwoord kiezen",
  reason: "Je krijgt deze e-mail omdat het wachtwoord van je account is gewijzigd.",
};
