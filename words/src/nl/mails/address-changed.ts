import { ADDRESS_UNDO_DAYS } from "@kalivo/domain/limits.ts";
import type { addressChanged as english } from "../../en/mails/address-changed.ts";

export const addressChanged: typeof english = {
  subject: "Je e-mailadres is gewijzigd",
  preview: `Was jij dit niet, dan kun je het ${ADDRESS_UNDO_DAYS} dagen lang ongedaan maken.`,
  title: "Je e-mailadres is gewijzigd",
  intro: "Je account heeft nu een ander e-mailadres. Vanaf nu gaan onze e-mails daarheen.",
  notYou: (until) =>
    `Was jij dit niet? Tot ${until} zet de knop hieronder dit adres terug, meldt iedereen af en laat je een nieuw wachtwoord kiezen.`,
  button: "Dit adres terugzetten",
  wasYou: "Was jij het wel, dan hoef je niets te doen.",
  reason: "Je krijgt deze e-mail omdat dit het adres van een account was.",
};
