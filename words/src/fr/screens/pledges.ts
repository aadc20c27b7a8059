import type { pledges as english } from "../../en/screens/pledges.ts";

export const pledges: typeof english = {
  syncedOnly: "Séances synchronisées seulement",
  syncedOnlyHelp:
    "Tu ne paies que pour les séances enregistrées par une montre, un téléphone, Garmin ou Strava. Les séances saisies ou importées ne te coûtent rien.",
  syncedShort: "synchro seulement",
  waitsForYou: "En attente de ton moyen de paiement",
  notYet: "Pas encore actif",
  startedWaiting: (firstName: string) =>
    `C’est enregistré : tu soutiens ${firstName}. Cela commence avec ton moyen de paiement.`,
  startedWaitingTeam: (firstName: string) =>
    `C’est enregistré : ton équipe soutient ${firstName}. Cela commence avec un moyen de paiement.`,
  /** A burner and a donor they do not want. */
  refuse: (name: string) => `Refuser ${name}`,
  refuseTitle: (name: string) => `Refuser ${name} ?`,
  refuseHelp:
    "Tes séances ne comptent plus pour ce soutien, qui ne peut pas recommencer. Ce que tu as récolté jusqu’ici sera encore prélevé. Rien ne lui est dit.",
  refuseAction: "Refuser",
  keepDonor: "Garder",
  refusedDone: (name: string) => `Tu ne reçois plus le soutien de ${name}.`,
  refusedTitle: "Soutiens refusés",
  refusedNobody: "Tu n’as refusé personne.",
  allow: "Autoriser",
  allowAgain: (name: string) => `Autoriser à nouveau ${name}`,
  allowed: (name: string) => `${name} peut à nouveau te soutenir.`,
};
