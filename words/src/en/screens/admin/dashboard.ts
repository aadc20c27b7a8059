import { pluralOf } from "../../../plural.ts";

const { counted, plural } = pluralOf("en");

export const dashboard = {
  alarms: "Needs a look",
  calm: "Nothing needs you right now.",
  since: (day: string) => `Since ${day}.`,
  figures: "At a glance",
  people: "People",
  burners: (n: number) => counted(n, { one: "burner", other: "burners" }),
  donors: (n: number) => counted(n, { one: "donor", other: "donors" }),
  newPeople: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} person joined in the last 30 days`,
      other: `${figure} people joined in the last 30 days`,
    })),
  kcal: "Calories",
  kcalUnit: "kcal",
  kcalMonth: (kcal: string, month: string) => `${kcal} kcal in ${month}`,
  collected: "Collected",
  collectedHelp: "Gross, all months, without what went back.",
  carried: (n: number, amount: string) =>
    plural(n, (figure) => ({
      one: `${amount} in ${figure} line waits for next month`,
      other: `${amount} in ${figure} lines waits for next month`,
    })),
  charges: "Charges by state",
  noCharges: "No charge yet.",
  goOn: "Everything else",
  toLookAt: (n: number) => `${n} to look at`,
};
