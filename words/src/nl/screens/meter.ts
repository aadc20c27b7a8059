import type { meter as english } from "../../en/screens/meter.ts";

/** What a payer's running month comes to. */
export const meter: typeof english = {
  title: (month) => `Tot nu toe in ${month}`,
  until: (day: string) => `Tot en met ${day}.`,
  ofLimit: (limit) => `van hoogstens ${limit}`,
  byCeiling: "je maandplafond",
  byPledges: "je maandlimieten samen",
  forecast: (amount) => `In dit tempo wordt het ongeveer ${amount} tegen het einde van de maand.`,
  carried: (amount) => `Daar komt ${amount} uit vorige maanden bij.`,
  days: (announced, charged) =>
    `Op ${announced} krijg je een e-mail met het juiste bedrag. Er gaat niets van je rekening vóór ${charged}.`,
  nobody: "Je steunt nu niemand: er telt niets meer bij.",
  announced: (month) => `Aangekondigd voor ${month}`,
  dueOn: (day) => `We innen het op ${day}. Je kunt het nog veranderen.`,
  dueSoon: "De e-mail is onderweg. Je kunt het nog veranderen.",
  pauseOrStop: "Pauzeren of stoppen",
  pausedSince: (day) => `Gepauzeerd sinds ${day}`,
  pausedHelp: "Wat intussen wordt verbrand, kost niets.",
  disputedToo:
    "Je bank haalde ook een betaling terug: die stop blijft als je doorgaat, tot we elkaar gesproken hebben.",
  goOn: "Verdergaan",
};
