import type { stats as english } from "../../en/screens/stats.ts";
import { pluralOf } from "../../plural.ts";

const { counted, plural } = pluralOf("fr-BE");

export const stats: typeof english = {
  /** Of others, rule 37. */
  upTo: (day: string) => `Le mois en cours est montré jusqu’au ${day}.`,
  ownOnly: "Les dons du mois en cours ne sont montrés qu’à la personne qui donne.",
  soFar: "jusqu’ici",
  allTime: (figure: string) => `En tout ${figure}`,
  collectedInAll: (figure: string) => `Prélevé en tout : ${figure}`,
  donors: (n: number) => counted(n, { one: "soutien", other: "soutiens" }),
  donating: (n: number) =>
    plural(n, (figure) => ({
      one: `Tu soutiens ${figure} athlète`,
      other: `Tu soutiens ${figure} athlètes`,
    })),
  burners: (n: number) => counted(n, { one: "athlète", other: "athlètes" }),
  members: (n: number) => counted(n, { one: "membre", other: "membres" }),
  kcal: "kcal",
  kilocalories: "kilocalories",
  euros: "euros",
  bar: (month: string, figure: string) => `${month}, ${figure}`,
  barSoFar: (month: string, figure: string) => `${month}, ${figure} jusqu’ici`,
  barAnnounced: (month: string, figure: string) => `${month}, ${figure} annoncés`,
  announced: (month: string, figure: string) => `Pour ${month} : ${figure} annoncés, pas encore prélevés.`,
  firstWorkout: "Ta première séance apparaîtra ici",
  firstDonation: "Ton premier don apparaîtra ici",
  firstDonationOfTeam: "Le premier don de l’équipe apparaîtra ici",
  nothingYet: "Rien à montrer pour l’instant",
  perHundred: "par 100 calories",
  perHundredShort: "/ 100 kcal",
};
