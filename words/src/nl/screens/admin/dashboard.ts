import type { dashboard as english } from "../../../en/screens/admin/dashboard.ts";
import { pluralOf } from "../../../plural.ts";

const { counted, plural } = pluralOf("nl-BE");

export const dashboard: typeof english = {
  alarms: "Vraagt aandacht",
  calm: "Op dit moment vraagt niets je aandacht.",
  since: (day) => `Sinds ${day}.`,
  figures: "Hoe het ervoor staat",
  people: "Mensen",
  burners: (n) => counted(n, { one: "sporter", other: "sporters" }),
  donors: (n) => counted(n, { one: "donateur", other: "donateurs" }),
  newPeople: (n) =>
    plural(n, (figure) => ({
      one: `${figure} persoon erbij in de laatste 30 dagen`,
      other: `${figure} mensen erbij in de laatste 30 dagen`,
    })),
  kcal: "Calorieën",
  kcalUnit: "kcal",
  kcalMonth: (kcal, month) => `${kcal} kcal in ${month}`,
  collected: "Geïnd",
  collectedHelp: "Bruto, alle maanden, zonder wat terugging.",
  carried: (n, amount) =>
    plural(n, (figure) => ({
      one: `${amount} in ${figure} regel wacht op de volgende maand`,
      other: `${amount} in ${figure} regels wacht op de volgende maand`,
    })),
  charges: "Betalingen per status",
  noCharges: "Nog geen betaling.",
  goOn: "Al de rest",
  toLookAt: (n) => `${n} na te kijken`,
};
