import type { addressChangeAsked as english } from "../../en/mails/address-change-asked.ts";

export const addressChangeAsked: typeof english = {
  subject: "Iemand wil je e-mailadres wijzigen",
  preview: "Was jij dit niet, kies dan een nieuw wachtwoord: dan gaat het niet door.",
  title: "Iemand wil je e-mailadres wijzigen",
  intro:
    "Iemand vroeg met je wachtwoord of toegangssleutel een ander e-mailadres voor je account. Zodra het bevestigd is, vervangt het dit adres.",
  notYou:
    "Was jij dit niet? Kies nu een nieuw wachtwoord: dan gaat de wijziging niet door en wordt iedereen afgemeld.",
  button: "Nieuw wachtwoord kiezen",
  wasYou: "Was jij het wel, dan hoef je hier niets te doen.",
  reason: "Je krijgt deze e-mail omdat dit het adres van je account is.",
};
