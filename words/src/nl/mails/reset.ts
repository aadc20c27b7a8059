import type { reset as english } from "../../en/mails/reset.ts";

export const reset: typeof english = {
  subject: "Kies een nieuw wachtwoord",
  preview: "De link is één uur geldig.",
  title: "Kies een nieuw wachtwoord",
  intro: "Je vroeg een nieuw wachtwoord. Met de knop hieronder kies je er een.",
  button: "Nieuw wachtwoord kiezen",
  validity:
    "De link werkt één keer en is één uur geldig. Kies je een nieuw wachtwoord, dan word je overal afgemeld.",
  notYou: "Was jij dit niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.",
  reason: "Je krijgt deze e-mail omdat iemand een nieuw wachtwoord vroeg voor dit adres.",

  because: {
    asked: {},
    address_restored: {
      subject: "Je adres is terug: kies een nieuw wachtwoord",
      intro:
        "Je hebt dit adres teruggezet. Iedereen is afgemeld en het oude wachtwoord werkt niet meer; met de knop hieronder kies je een nieuw.",
      notYou: null,
      reason: "Je krijgt deze e-mail omdat je dit adres hebt teruggezet.",
    },
    first_admin: {
      subject: "Je bent de eerste beheerder: kies je wachtwoord",
      title: "Je bent de eerste beheerder",
      intro:
        "Kalivo is net opgezet en jij bent genoemd als eerste beheerder. Met de knop hieronder kies je je wachtwoord; daarna voeg je een tweede stap toe aan je aanmelding en lees je wat je eerst doet.",
      button: "Mijn wachtwoord kiezen",
      validity:
        "De link werkt één keer en is één uur geldig. Daarna stuurt “Wachtwoord vergeten” je een nieuwe.",
      notYou: "Weet je hier niets van, dan hoef je niets te doen: zonder de link komt niemand binnen.",
      reason: "Je krijgt deze e-mail omdat dit adres genoemd is toen Kalivo werd opgezet.",
    },
  },
};
