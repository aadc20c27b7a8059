import type { newDonor as english } from "../../en/mails/new-donor.ts";

export const newDonor: typeof english = {
  subject: (donor: string) => `Nouveau soutien : ${donor}`,
  preview: "Chaque tranche de 100 calories que tu brûles compte.",
  title: "Tu as un nouveau soutien",
  intro: (donor: string) => `${donor} te soutient maintenant.`,
  gives: (rate: string) => `${rate} par 100 calories que tu brûles.`,
  next: "Tes séances comptent à partir de maintenant. Tes soutiens voient tes totaux de la semaine et du mois et, jour après jour, ce qu’ils doivent jusque-là, jamais une séance elle-même.",
  nextSynced:
    "Ce soutien vaut, à partir de maintenant, pour les séances enregistrées par une montre, un téléphone, Garmin ou Strava ; ce que tu saisis ou importes d’un fichier ne compte pas pour lui. Tes soutiens voient tes totaux de la semaine et du mois et, jour après jour, ce qu’ils doivent jusque-là, jamais une séance elle-même.",
  button: "Ajouter une séance",
  reason:
    "Tu reçois cet e-mail parce que les e-mails sur tes nouveaux soutiens sont activés dans tes paramètres.",
  digestSubject: (count: string) => `${count} pour te soutenir`,
  digestPreview: "Tes soutiens sont de plus en plus nombreux.",
  digestTitle: "Tes nouveaux soutiens",
  digestIntro: (count: string) => `Depuis notre dernier e-mail, voici ${count} pour te soutenir :`,
  donors: { one: "personne de plus", other: "personnes de plus" },
};
