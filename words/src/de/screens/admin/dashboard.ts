import type { dashboard as english } from "../../../en/screens/admin/dashboard.ts";
import { pluralOf } from "../../../plural.ts";

const { counted, plural } = pluralOf("de");

export const dashboard: typeof english = {
  alarms: "Braucht einen Blick",
  calm: "Gerade braucht dich nichts.",
  since: (day: string) => `Seit ${day}.`,
  figures: "Auf einen Blick",
  people: "Menschen",
  burners: (n: number) => counted(n, { one: "Sportler", other: "Sportler" }),
  donors: (n: number) => counted(n, { one: "Unterstützer", other: "Unterstützer" }),
  newPeople: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} Person kam in den letzten 30 Tagen dazu`,
      other: `${figure} Menschen kamen in den letzten 30 Tagen dazu`,
    })),
  kcal: "Kalorien",
  kcalUnit: "kcal",
  kcalMonth: (kcal: string, month: string) => `${kcal} kcal im ${month}`,
  collected: "Eingezogen",
  collectedHelp: "Brutto, alle Monate, ohne das, was zurückging.",
  carried: (n: number, amount: string) =>
    plural(n, (figure) => ({
      one: `${amount} in ${figure} Zeile warten auf den nächsten Monat`,
      other: `${amount} in ${figure} Zeilen warten auf den nächsten Monat`,
    })),
  charges: "Einzüge nach Stand",
  noCharges: "Noch kein Einzug.",
  goOn: "Alles andere",
  toLookAt: (n: number) => `${n} anzusehen`,
};
