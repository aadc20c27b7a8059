import type { confirmErasure as english } from "../../en/mails/confirm-erasure.ts";
import { ERASURE_DAYS, ERASURE_LINK_HOURS } from "@kalivo/domain/limits.ts";
export const confirmErasure: typeof english = {
  subject: "Möchtest du dein Konto löschen?",
  preview: "Ohne den Link in dieser E-Mail passiert nichts.",
  title: "Möchtest du dein Konto löschen?",
  intro: `Du hast es in der App verlangt. Bestätige es hier innerhalb von ${ERASURE_LINK_HOURS} Stunden; danach hast du ${ERASURE_DAYS} Tage, um es dir anders zu überlegen.`,
  button: "Mein Konto löschen",
  notYou: "Warst du das nicht, bestätige es nicht und wähle ein neues Passwort: Jemand kennt deines.",
  reason: "Du bekommst diese E-Mail, weil das Ende deines Kontos verlangt wurde.",
};
