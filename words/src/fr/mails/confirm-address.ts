import { ADDRESS_CODE_HOURS, ADDRESS_LINK_DAYS } from "@kalivo/domain/limits.ts";
import type { confirmAddress as english } from "../../en/mails/confirm-address.ts";

export const confirmAddress: typeof english = {
  subject: "Confirme ton adresse e-mail",
  preview: "Un code et un lien : prends ce qui te convient.",
  title: "Confirme ton adresse e-mail",
  intro:
    "Nous le demandons avant tout paiement, pour que nos messages sur tes paiements t’arrivent à coup sûr.",
  introChange:
    "Tu veux utiliser cette adresse pour ton compte. Elle remplace l’ancienne dès qu’elle est confirmée.",
  code: "Ton code",
  button: "Confirmer cette adresse",
  validity: `Le code est valable ${ADDRESS_CODE_HOURS} heures, le bouton ${ADDRESS_LINK_DAYS} jours.`,
  notYou: "Si ce n’était pas toi, ignore cet e-mail : sans lui, personne ne peut utiliser cette adresse.",
  reason: "Tu reçois cet e-mail parce que quelqu’un a donné cette adresse pour un compte.",
};
