import { pluralOf } from "../../../plural.ts";

const { counted } = pluralOf("en");

const countedPeople = (n: number) => counted(n, { one: "person", other: "people" });

export const dashboard = {
  alarms: "Needs a look",
  calm: "Nothing needs you right now.",
  since: (day: string) => `Since ${day}.`,
  figures: "At a glance",
  people: "People",
  peopleParts: (burners: string, donors: string) => `${burners} burners · ${donors} donors`,
  newPeople: (n: number) => `${countedPeople(n)} joined in the last 30 days`,
  kcal: "Calories",
  kcalUnit: "kcal",
  kcalMonth: (kcal: string, month: string) => `${kcal} kcal in ${month}`,
  collected: "Collected",
  collectedHelp: "Gross, all months, without what went back.",
  carried: (n: number, amount: string) =>
    `${amount} in ${counted(n, { one: "line", other: "lines" })} waits for the next month`,
  charges: "Charges by state",
  noCharges: "No charge yet.",
  goOn: "Everything else",
  toLookAt: (n: number) => `${n} to look at`,
};
