import { LEAST_CHARGE, NOTICE_DAYS } from "../../figures.ts";
import type { givingChanged as english } from "../../en/mails/giving-changed.ts";

export const givingChanged: typeof english = {
  begun: (name) => `Tu soutiens maintenant ${name}`,
  begunMany: (n) => `Tu soutiens ${n} personnes de plus`,
  ended: (name) => `Tu ne soutiens plus ${name}`,
  endedMany: (n) => `Tu ne soutiens plus ${n} personnes`,
  changed: "Tes dons ont changé",
  preview: "Qui tu soutiens, pour quel montant, et quand nous prélevons.",
  endedPreview: "Jusqu’à quand cela compte, et ce que nous prélevons encore.",
  thanks: (names) => `Merci de soutenir ${names}.`,
  thanksUntilNow: (names) => `Merci d’avoir soutenu ${names} jusqu’ici.`,
  rate: (rate) => `${rate} par 100 kcal`,
  from: (day) => `Compte à partir du ${day}`,
  syncedOnly: "Seulement pour les séances enregistrées par une montre, un téléphone, Garmin ou Strava",
  noOrganisation: "Pas encore d’association choisie : d’ici là, nous ne prélevons rien",
  paused: "Tes dons sont en pause. Rien ne compte tant que tu ne reprends pas.",
  endedTitle: "Ce qui s’est terminé",
  countedUntil: (name, day) => `${name} : ce qui a été brûlé jusqu’au ${day} compte.`,
  raised: (amount, day) =>
    `Pour toutes les personnes que tu as soutenues ce mois-ci, ${amount} ont été récoltés jusqu’au ${day}. Nous prélevons encore ce montant, avec ce qui s’y est ajouté ensuite.`,
  announced: (amount, month) => `Nous avons annoncé ${amount} pour ${month}. Cela reste.`,
  collected: (month, day) => `Nous prélevons pour ${month} le ${day} au plus tôt.`,
  emailFirst: `${NOTICE_DAYS} jours avant, un e-mail t’annonce le montant exact.`,
  least: `Moins de ${LEAST_CHARGE} est reporté au mois suivant.`,
  twoTaps: "Depuis l’accueil, tu mets tout en pause ou tu arrêtes en deux touches, sans donner de raison.",
  teamTwoTaps:
    "Depuis la page de l’équipe, tu mets tout en pause ou tu arrêtes en deux touches, sans donner de raison.",
  button: "Voir, mettre en pause ou arrêter",
  reason:
    "Tu reçois cet e-mail parce que ce que tu donnes a changé. Nous envoyons toujours les e-mails sur ton argent.",
};
