import type { meter as english } from "../../en/screens/meter.ts";
/** What a payer's running month comes to. */
export const meter: typeof english = {
  title: (month: string) => `Bisher im ${month}`,
  until: (day: string) => `Bis zum Ende des ${day}.`,
  ofLimit: (limit: string) => `von höchstens ${limit}`,
  byCeiling: "dein Gesamtlimit pro Monat",
  byPledges: "deine Limits zusammen",
  forecast: (amount: string) => `Geht es so weiter, sind es am Monatsende etwa ${amount}.`,
  carried: (amount: string) => `Dazu kommen ${amount} aus früheren Monaten.`,
  days: (announced: string, charged: string) =>
    `Am ${announced} bekommst du eine E-Mail mit dem genauen Betrag. Vor dem ${charged} wird nichts eingezogen.`,
  nobody: "Du unterstützt gerade niemanden: Ab jetzt zählt nichts mehr.",
  announced: (month: string) => `Für ${month} angekündigt`,
  dueOn: (day: string) => `Wir ziehen es am ${day} ein. Du kannst es noch ändern.`,
  dueSoon: "Die E-Mail ist unterwegs. Du kannst es noch ändern.",
  pauseOrStop: "Pausieren oder aufhören",
  pausedSince: (day: string) => `Pause seit ${day}`,
  pausedHelp: "Was in dieser Zeit verbrannt wird, kostet nichts.",
  disputedToo:
    "Deine Bank hat auch eine Zahlung zurückgebucht. Dieser Stopp bleibt, wenn du weitermachst, bis wir gesprochen haben.",
  goOn: "Weitermachen",
};
