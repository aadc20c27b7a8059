import { LEAST_AT_END, LEAST_CHARGE, NOTICE_DAYS } from "../../figures.ts";
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
  raisedLittle: (amount, day) =>
    `Pour toutes les personnes que tu as soutenues ce mois-ci, ${amount} ont été récoltés jusqu’au ${day}. Si, avec ce qui s’y est ajouté ensuite, cela reste sous ${LEAST_AT_END}, nous ne le prélevons pas.`,
  carried: (amount) => `S’y ajoute le report de mois précédents : ${amount}.`,
  before: (amount, month, day) =>
    `Pour ${month}, ${amount} ont été récoltés. Nous les prélevons le ${day} au plus tôt.`,
  beforeLittle: (amount, month) =>
    `Pour ${month}, ${amount} ont été récoltés. C’est moins de ${LEAST_AT_END} : nous ne les prélevons pas.`,
  announced: (amount, month) => `Nous avons annoncé ${amount} pour ${month}. Cela reste.`,
  collected: (month, day) => `Nous prélevons pour ${month} le ${day} au plus tôt.`,
  emailFirst: `${NOTICE_DAYS} jours avant, un e-mail t’annonce le montant exact.`,
  least: `Moins de ${LEAST_CHARGE} est reporté au mois suivant.`,
  leastAtEnd: `Moins de ${LEAST_AT_END} n’est plus prélevé.`,
  twoTaps: "Depuis l’accueil, tu mets tout en pause ou tu arrêtes en deux touches, sans donner de raison.",
  teamTwoTaps:
    "Depuis la page de l’équipe, tu mets tout en pause ou tu arrêtes en deux touches, sans donner de raison.",
  teamGone:
    "L’équipe est supprimée. Ce qu’elle doit encore est prélevé sur son moyen de paiement, et un e-mail te l’annonce avant.",
  button: "Voir, mettre en pause ou arrêter",
  reason:
    "Tu reçois cet e-mail parce que ce que tu donnes a changé. Nous envoyons toujours les e-mails sur ton argent.",
};
