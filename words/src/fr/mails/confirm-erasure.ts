import { ERASURE_DAYS, ERASURE_LINK_HOURS } from "@kalivo/domain/limits.ts";
import type { confirmErasure as english } from "../../en/mails/confirm-erasure.ts";

export const confirmErasure: typeof english = {
  subject: "Veux-tu supprimer ton compte ?",
  preview: "Rien ne se passe sans le lien de cet e-mail.",
  title: "Veux-tu supprimer ton compte ?",
  intro: `Tu l’as demandé dans l’app. Confirme-le ici dans les ${ERASURE_LINK_HOURS} heures ; tu auras ensuite ${ERASURE_DAYS} jours pour changer d’avis.`,
  button: "Supprimer mon compte",
  notYou:
    "Si ce n’était pas toi, ne confirme pas et choisis un nouveau mot de passe : quelqu’un connaît le tien.",
  reason: "Tu reçois cet e-mail parce que la fin de ton compte a été demandée.",
};
