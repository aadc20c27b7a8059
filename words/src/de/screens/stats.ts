import type { stats as english } from "../../en/screens/stats.ts";
import { pluralOf } from "../../plural.ts";

const { counted, plural } = pluralOf("de");

/** Words around figures: the stats chart and the totals of cards. */
export const stats: typeof english = {
  /** Of others, rule 37. */
  upTo: (day: string) => `Der laufende Monat ist bis ${day} zu sehen.`,
  ownOnly: "Was jemand im laufenden Monat gibt, sieht nur diese Person selbst.",
  soFar: "bisher",
  allTime: (figure: string) => `Insgesamt ${figure}`,
  collectedInAll: (figure: string) => `Insgesamt eingezogen: ${figure}`,
  donors: (n: number) => counted(n, { one: "Unterstützer", other: "Unterstützer" }),
  donating: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} Sportler unterstützt`,
      other: `${figure} Sportler unterstützt`,
    })),
  burners: (n: number) => counted(n, { one: "Sportler", other: "Sportler" }),
  members: (n: number) => counted(n, { one: "Mitglied", other: "Mitglieder" }),
  kcal: "kcal",
  kilocalories: "Kilokalorien",
  euros: "Euro",
  bar: (month: string, figure: string) => `${month}, ${figure}`,
  barSoFar: (month: string, figure: string) => `${month}, ${figure} bisher`,
  barAnnounced: (month: string, figure: string) => `${month}, ${figure} angekündigt`,
  announced: (month: string, figure: string) =>
    `${month}: ${figure} sind angekündigt und noch nicht eingezogen.`,
  firstWorkout: "Hier erscheint dein erstes Training",
  firstDonation: "Hier erscheint deine erste Spende",
  firstDonationOfTeam: "Hier erscheint die erste Spende des Teams",
  nothingYet: "Noch nichts zu zeigen",
  perHundred: "pro 100 Kalorien",
  perHundredShort: "/ 100 kcal",
};
