import type { mail as english } from "../../en/server/mail.ts";

export const mail: typeof english = {
  notValid: "Deze link is niet geldig.",
  expired: "Deze link is niet meer geldig. Je kunt je e-mails kiezen in Instellingen.",
  stopped: "Je krijgt deze e-mails niet meer.",
  stopTitle: "Deze e-mails stopzetten?",
  stop: "Deze e-mails stopzetten",
  moneyGoesOn:
    "E-mails over geld en veiligheid blijven we sturen. Je kunt je keuze veranderen in Instellingen.",
  done: "Klaar",
  failed: "Dit is niet gelukt",
};
