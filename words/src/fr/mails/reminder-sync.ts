import type { reminderSync as english } from "../../en/mails/reminder-sync.ts";

export const reminderSync: typeof english = {
  subject: (month: string) => `Le mois touche à sa fin : ${month}`,
  preview: "Tes soutiens attendent une séance.",
  title: "As-tu bougé ces jours-ci ?",
  donors: { one: "personne te soutient", other: "personnes te soutiennent" },
  intro: (donors: string) => `${donors}, et aucune de tes séances n’est arrivée depuis une semaine.`,
  soFar: (kcal: string) => `Ce mois-ci, tu as brûlé ${kcal} kcal jusqu’à présent.`,
  nothing: "Ce mois-ci, tu n’as encore rien brûlé.",
  until: (day: string, month: string) =>
    `Les séances terminées au plus tard le ${day} comptent pour ${month}.`,
  how: "Si une app santé est connectée, il suffit d’ouvrir l’app. Sinon, ajoute ta séance toi-même.",
  button: "Ajouter une séance",
  reason: "Tu reçois cet e-mail parce que tu veux un rappel pour tes séances.",
};
