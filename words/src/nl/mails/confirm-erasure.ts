import { ERASURE_DAYS, ERASURE_LINK_HOURS } from "@kalivo/domain/limits.ts";
import type { confirmErasure as english } from "../../en/mails/confirm-erasure.ts";

export const confirmErasure: typeof english = {
  subject: "Wil je je account verwijderen?",
  preview: "Zonder de link in deze e-mail gebeurt er niets.",
  title: "Wil je je account verwijderen?",
  intro: `Je vroeg het in de app. Bevestig het hier binnen ${ERASURE_LINK_HOURS} uur; daarna heb je ${ERASURE_DAYS} dagen om je te bedenken.`,
  button: "Mijn account verwijderen",
  notYou: "Was jij dit niet, bevestig het dan niet en kies een nieuw wachtwoord: iemand kent het jouwe.",
  reason: "Je krijgt deze e-mail omdat het einde van je account gevraagd is.",
};
