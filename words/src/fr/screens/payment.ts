import {
  CHARGE_DAY_FR as CHARGE_DAY,
  CLOSE_DAY_FR as CLOSE_DAY,
  LEAST_CHARGE,
  NOTICE_DAYS,
} from "../../figures.ts";
import type { payment as english } from "../../en/screens/payment.ts";

export const payment: typeof english = {
  forTeam: (team: string) => `Pour l’équipe ${team}.`,
  gives: (name, rate, limit) =>
    `Pour 100 calories brûlées par ${name}, tu donnes ${rate}${limit === null ? "" : `, au plus ${limit} par mois`}.`,
  title: "Comment tu paies",
  steps: [
    {
      title: "Nous faisons le total du mois",
      help: `Le ${CLOSE_DAY}, nous multiplions les calories de tes athlètes par ton montant, sans jamais dépasser tes plafonds.`,
    },
    {
      title: `Un e-mail ${NOTICE_DAYS} jours avant`,
      help: "Tu vois le montant exact et chaque ligne. Tu peux le réduire ou l’annuler depuis l’e-mail.",
    },
    {
      title: `Un seul prélèvement, vers le ${CHARGE_DAY}`,
      help: `Un seul pour toutes les personnes que tu soutiens. Sous ${LEAST_CHARGE}, il est reporté au mois suivant.`,
    },
  ],
  cancelAnyTime: "Tu arrêtes quand tu veux : en deux touches depuis l’accueil, sans donner de raison.",
  dispute: "Tu as 2 mois pour contester un prélèvement auprès de ta banque.",
  ceiling: (amount: string) =>
    `Quoi qu’il arrive, jamais plus de ${amount} par mois. Tu peux changer ce plafond dans les Paramètres.`,
  toTheAssociation: (association: string) =>
    `Ton argent va à ${association}, qui le transmet aux associations choisies par tes athlètes.`,
  birthdayHelp:
    "Payer est possible à partir de 18 ans. Nous ne le demandons qu’une fois, et ta date de naissance n’est visible que pour toi.",
  birthdayMissing: "Indique d’abord ta date de naissance. Elle ressemble à 31/12/1990.",
  add: "Ajouter un moyen de paiement",
  modify: "Modifier mes moyens de paiement",
  inUse: (method: string) => `Moyen utilisé : ${method}.`,
  saved: "Ton moyen de paiement est enregistré.",
  waiting: "Nous attendons la confirmation du prestataire de paiement…",
  cancelled: "Aucun moyen de paiement n’a été enregistré. Tu peux réessayer quand tu veux.",
  /** Of somebody who supports people and left this step for later. */
  missing:
    "C’est enregistré. Il manque une chose : un moyen de paiement. D’ici là, les associations de tes athlètes ne reçoivent rien et tu ne paies rien.",
};
