import type { dashboard as english } from "../../../en/screens/admin/dashboard.ts";
import { pluralOf } from "../../../plural.ts";

const { counted } = pluralOf("nl-BE");

const countedPeople = (n: number) => counted(n, { one: "persoon", other: "mensen" });

export const dashboard: typeof english = {
  alarms: "Vraagt aandacht",
  calm: "Op dit moment vraagt niets je aandacht.",
  since: (day) => `Sinds ${day}.`,
  figures: "Hoe het ervoor staat",
  people: "Mensen",
  peopleParts: (burners, donors) => `${burners} sporters · ${donors} donateurs`,
  newPeople: (n) => `${countedPeople(n)} erbij in de laatste 30 dagen`,
  kcal: "Calorieën",
  kcalUnit: "kcal",
  kcalMonth: (kcal, month) => `${kcal} kcal in ${month}`,
  collected: "Geïnd",
  collectedHelp: "Bruto, alle maanden, zonder wat terugging.",
  carried: (n, amount) =>
    `${amount} in ${counted(n, { one: "regel", other: "regels" })} wacht op de volgende maand`,
  charges: "Betalingen per status",
  noCharges: "Nog geen betaling.",
  goOn: "Al de rest",
  toLookAt: (n) => `${n} na te kijken`,
};
