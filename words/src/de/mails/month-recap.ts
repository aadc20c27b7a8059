import type { monthRecap as english } from "../../en/mails/month-recap.ts";
export const monthRecap: typeof english = {
  subject: (month: string) => `Dein ${month}`,
  preview: "Was du verbrannt hast, was gegeben wurde und wem es hilft.",
  title: (month: string) => `Dein ${month}`,
  became: (amount: string) => `Aus dem, was du verbrannt hast, wurden ${amount}.`,
  thanks: (amount: string) => `Danke für die ${amount}, die du gegeben hast.`,
  burned: "Du hast verbrannt",
  kcal: (kcal: string) => `${kcal} kcal`,
  raised: "Deine Unterstützer gaben",
  donors: { one: "Unterstützer", other: "Unterstützer" },
  raisedBy: (amount: string, donors: string) => `${amount} (${donors})`,
  given: "Du hast gegeben",
  organisationsTitle: "Wem es hilft",
  gross: "Das sind die gezahlten Beträge, vor der Gebühr des Zahlungsdienstes.",
  nothingPaid: "Für diesen Monat wurde nichts gezahlt.",
  proofTitle: "Was das Geld bewirkt hat",
  proofYours: (organisation: string, amount: string) => `${organisation}, darin ${amount} von dir:`,
  proofRaised: (organisation: string, amount: string) =>
    `${organisation}, darin ${amount}, die du gesammelt hast:`,
  monthsTitle: "Monat für Monat",
  button: "Deinen Monat ansehen",
  reason: "Du bekommst diese E-Mail, weil der Monatsrückblick in deinen Einstellungen an ist.",
};
