import type { stats as english } from "../../en/screens/stats.ts";
import { pluralOf } from "../../plural.ts";

const { counted, plural } = pluralOf("nl-BE");

/** Words around figures: the stats chart and the totals of cards. */
export const stats: typeof english = {
  /** Of others, rule 37. */
  upTo: (day: string) => `De lopende maand staat hier tot en met ${day}.`,
  ownOnly: "Wat iemand in de lopende maand geeft, ziet alleen wie geeft.",
  soFar: "tot nu toe",
  allTime: (figure) => `In totaal ${figure}`,
  collectedInAll: (figure: string) => `In totaal geïnd: ${figure}`,
  donors: (n) => counted(n, { one: "donateur", other: "donateurs" }),
  donating: (n) =>
    plural(n, (figure) => ({ one: `${figure} sporter gesteund`, other: `${figure} sporters gesteund` })),
  burners: (n) => counted(n, { one: "sporter", other: "sporters" }),
  members: (n) => counted(n, { one: "lid", other: "leden" }),
  kcal: "kcal",
  kilocalories: "kilocalorieën",
  euros: "euro",
  bar: (month, figure) => `${month}, ${figure}`,
  barSoFar: (month, figure) => `${month}, ${figure} tot nu toe`,
  barAnnounced: (month, figure) => `${month}, ${figure} aangekondigd`,
  announced: (month, figure) => `Voor ${month}: ${figure} is aangekondigd en nog niet geïnd.`,
  firstWorkout: "Hier verschijnt je eerste training",
  firstDonation: "Hier verschijnt je eerste donatie",
  firstDonationOfTeam: "Hier verschijnt de eerste donatie van het team",
  nothingYet: "Nog niets om te tonen",
  perHundred: "per 100 calorieën",
  perHundredShort: "/ 100 kcal",
};
