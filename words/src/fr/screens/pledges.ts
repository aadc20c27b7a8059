import type { pledges as english } from "../../en/screens/pledges.ts";

export const pledges: typeof english = {
  syncedOnly: "Séances synchronisées seulement",
  syncedOnlyHelp:
    "Celles qu’une montre, un téléphone, Garmin ou Strava a enregistrées. Ce qui est saisi ou lu dans un fichier ne reçoit rien de toi.",
  syncedShort: "synchro seulement",
  waitsForYou: "En attente de ton moyen de paiement",
  notYet: "Pas encore actif",
  startedWaiting: (firstName: string) =>
    `Ton soutien à ${firstName} est enregistré. Il commence avec ton moyen de paiement.`,
  startedWaitingTeam: (firstName: string) =>
    `Le soutien de ton équipe à ${firstName} est enregistré. Il commence avec un moyen de paiement.`,
  /** A burner and a donor they do not want. */
  refuse: (name: string) => `Refuser ${name}`,
  refuseTitle: (name: string) => `Refuser ${name} ?`,
  refuseHelp:
    "Son soutien s’arrête maintenant et ne peut pas recommencer. Ce que tu as récolté jusqu’ici sera encore prélevé. Rien ne lui est dit.",
  refuseAction: "Refuser",
  keepDonor: "Garder",
  refusedDone: (name: string) => `Tu ne reçois plus le soutien de ${name}.`,
  refusedTitle: "Soutiens refusés",
  refusedNobody: "Tu n’as refusé personne.",
  allow: "Autoriser",
  allowAgain: (name: string) => `Autoriser à nouveau ${name}`,
  allowed: (name: string) => `${name} peut à nouveau te soutenir.`,
};
