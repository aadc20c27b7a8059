import type { passwordChanged as english } from "../../en/mails/password-changed.ts";
import { pluralOf } from "../../plural.ts";

const { plural } = pluralOf("nl-BE");

export const passwordChanged: typeof english = {
  subject: "Je wachtwoord is gewijzigd",
  preview: "Was jij dit niet, kies dan meteen een nieuw.",
  title: "Je wachtwoord is gewijzigd",
  by: {
    reset:
      "Er is een nieuw wachtwoord gekozen met een link uit deze mailbox. Iedereen die aangemeld was, is afgemeld.",
    settings: "Er is een nieuw wachtwoord gekozen in Instellingen. Alle andere aanmeldingen zijn beëindigd.",
  },
  passkeysRemoved:
    "Dit adres was nog nooit bevestigd. Daarom hebben we de toegangssleutels van tot nu toe verwijderd: voeg de jouwe opnieuw toe in Instellingen.",
  passkeys: (n) =>
    plural(n, (figure) => ({
      one: "Eén toegangssleutel opent je account nog altijd. Ken je die niet, verwijder die dan in Instellingen.",
      other: `${figure} toegangssleutels openen je account nog altijd. Verwijder in Instellingen wat je niet kent.`,
    })),
  notYou: (mail) =>
    `Was jij dit niet? Kies nu een nieuw wachtwoord, en schrijf naar ${mail} als je hulp nodig hebt.`,
  button: "Nieuw wachtwoord kiezen",
  reason: "Je krijgt deze e-mail omdat het wachtwoord van je account is gewijzigd.",
};
