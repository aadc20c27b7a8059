import type { dashboard as english } from "../../../en/screens/admin/dashboard.ts";
import { pluralOf } from "../../../plural.ts";

const { counted, plural } = pluralOf("fr-BE");

export const dashboard: typeof english = {
  alarms: "À regarder",
  calm: "Rien ne demande ton attention pour l’instant.",
  since: (day: string) => `Depuis le ${day}.`,
  figures: "La situation",
  people: "Personnes",
  burners: (n: number) => counted(n, { one: "athlète", other: "athlètes" }),
  donors: (n: number) => counted(n, { one: "soutien", other: "soutiens" }),
  newPeople: (n: number) =>
    counted(n, {
      one: "inscription ces 30 derniers jours",
      other: "inscriptions ces 30 derniers jours",
    }),
  kcal: "Calories",
  kcalUnit: "kcal",
  kcalMonth: (kcal: string, month: string) => `${kcal} kcal en ${month}`,
  collected: "Prélevé",
  collectedHelp: "Brut, tous les mois, sans ce qui a été rendu.",
  carried: (n: number, amount: string) =>
    plural(n, (figure) => ({
      one: `Report au mois suivant : ${amount} (${figure} ligne)`,
      other: `Report au mois suivant : ${amount} (${figure} lignes)`,
    })),
  charges: "Prélèvements par état",
  noCharges: "Pas encore de prélèvement.",
  goOn: "Tout le reste",
  toLookAt: (n: number) => `${n} à regarder`,
};
