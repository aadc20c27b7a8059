import type { reminderSync as english } from "../../en/mails/reminder-sync.ts";

export const reminderSync: typeof english = {
  subject: (month: string) => `Petit rappel pour ${month}`,
  preview: "Ajoute ou synchronise tes séances si tu veux qu’elles comptent.",
  title: "Tes séances peuvent encore compter",
  donors: { one: "personne te soutient", other: "personnes te soutiennent" },
  intro: (donors: string) => `${donors}. Depuis une semaine, nous n’avons reçu aucune séance.`,
  soFar: (kcal: string) => `Ce mois-ci, tu as brûlé ${kcal} kcal jusqu’à présent.`,
  nothing: "Aucune séance ne compte encore pour ce mois-ci.",
  until: (day: string, month: string) =>
    `Les séances terminées au plus tard le ${day} comptent pour ${month}.`,
  how: "Si une app santé est connectée, il suffit d’ouvrir l’app. Sinon, ajoute ta séance toi-même.",
  button: "Ajouter une séance",
  reason: "Tu reçois cet e-mail parce que le rappel de synchro est activé dans tes paramètres.",
};
