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

  restoredSubject: "Je adres is terug: kies een nieuw wachtwoord",
  restored:
    "Je hebt dit adres teruggezet. Iedereen is afgemeld en het oude wachtwoord werkt niet meer; met de knop hieronder kies je een nieuw.",
  restoredReason: "Je krijgt deze e-mail omdat je dit adres hebt teruggezet.",
};
