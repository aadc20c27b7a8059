import { REFUND_DAYS } from "@kalivo/domain/limits.ts";
import type { upcomingCharge as english } from "../../en/mails/upcoming-charge.ts";

export const upcomingCharge: typeof english = {
  subject: (amount: string, day: string) => `Nous prélevons ${amount} le ${day}`,
  anewSubject: (amount: string, day: string) => `Nouvelle date : nous prélevons ${amount} le ${day}`,
  anew: {
    slipped: (before: string) =>
      `Nous avions annoncé le ${before}, et n’avons rien prélevé ce jour-là. Voici donc la nouvelle date, et d’ici là tu peux encore tout changer.`,
    new_people: (before: string) =>
      `Nous avions annoncé le ${before}. Depuis, quelqu’un d’autre décide pour l’équipe et doit d’abord être prévenu. Voici donc une nouvelle date, et d’ici là tout peut encore être changé.`,
  },
  preview: (month: string) => `Tes dons pour ${month}. Tu n’as rien à faire.`,
  title: (month: string) => `Tes dons pour ${month}`,
  thanks: (burners: string, month: string) => `Merci de soutenir ${burners} : voici ${month}.`,
  intro: (amount: string, day: string) => `Nous prélevons ${amount} le ${day}.`,
  nothingToDo: "Tu n’as rien à faire.",
  total: "Montant exact",
  period: "Mois",
  chargeDay: "Prélèvement le",
  method: "Moyen de paiement",
  mandate: (reference: string, creditorId: string) =>
    `Référence du mandat ${reference}, identifiant du créancier ${creditorId}`,
  mandateLabel: "Domiciliation",
  number: "Décompte",
  onStatement: "Sur ton extrait de compte",
  linesTitle: "Ce que tu paies, en détail",
  part: (kcal: string, rate: string, amount: string) => `${kcal} kcal × ${rate} par 100 kcal = ${amount}`,
  cap: (cap: string) => `Ton plafond mensuel pour cette personne : ${cap}`,
  noCap: "Pas de plafond mensuel pour cette personne",
  carried: (month: string) => `Report (${month}) : montant trop faible pour être prélevé`,
  asked: (amount: string) => `À prélever pour cette personne : ${amount}`,
  organisations: (list: string) => `Revient à ${list}`,
  noOrganisation: "Aucune association à qui donner : nous ne prélevons rien",
  share: (organisation: string, amount: string) => `${organisation} (${amount})`,
  ceiling: (ceiling: string) =>
    `Ensemble, tes dons dépassaient ton plafond global de ${ceiling} par mois. Nous les avons réduits en proportion, pour que tu paies exactement ce montant.`,
  carriedMonths: (months: string) => `Le total comprend des montants reportés (${months}).`,
  aheadTitle: "Ce que tu as prévu",
  ahead: (name: string, day: string, rate: string) =>
    `À partir du ${day}, tu donnes ${rate} par 100 kcal pour ${name}.`,
  aheadLimit: (limit: string) => `Au plus ${limit} par mois.`,
  pausedUntil: (day: string) => `Tes dons sont en pause jusqu’au ${day}.`,
  lower: "Payer moins pour cette personne ce mois-ci",
  drop: "Retirer cette personne pour ce mois",
  stop: "Arrêter de soutenir cette personne",
  stopAll: "Tout arrêter",
  changeTitle: "Tu veux changer quelque chose ?",
  change: (day: string) => `Jusqu’au prélèvement du ${day}, tu peux le faire sans te connecter.`,
  cancel: "Annuler les dons de ce mois",
  changeMethod: "Changer de moyen de paiement",
  seeStatement: "Voir le décompte",
  disputeTitle: "Quelque chose ne va pas ?",
  dispute: (mail: string) =>
    `Écris à ${mail}. Nous répondons, et nous remboursons un prélèvement erroné jusqu’à ${REFUND_DAYS} jours après.`,
  disputeCard: (until: string) => `Tu peux aussi le contester auprès de ta banque jusqu’au ${until}.`,
  disputeSepa: (until: string) =>
    `Tu peux aussi demander à ta banque de te rembourser, sans donner de raison, jusqu’au ${until} (huit semaines).`,
  grant: (association: string) =>
    `Ton don est fait à ${association}, qui le reverse aux associations ci-dessus. Les frais du prestataire de paiement en sont déduits et figurent sur ta confirmation de paiement.`,
  reason:
    "Tu reçois cet e-mail parce que nous allons prélever un don. Nous envoyons toujours les e-mails sur ton argent.",
};
