import type { addressPutBack as english } from "../../en/mails/address-put-back.ts";

export const addressPutBack: typeof english = {
  subject: "Dit is niet langer het adres van je account",
  preview: "Het vorige is teruggezet met een link die we daarheen stuurden.",
  title: "Je account heeft zijn oude adres terug",
  intro:
    "Iemand heeft de link geopend in de e-mail naar het adres dat je account eerder had. Dat adres geldt weer, iedereen is afgemeld en het wachtwoord is vervallen.",
  notYou: (mail) =>
    `Was jij dit niet, en is de oude mailbox niet meer van jou? Schrijf nu naar ${mail}, vanaf dit adres. We lossen het samen met je op.`,
  reason: "Je krijgt deze e-mail omdat dit het adres van een account was.",
};
