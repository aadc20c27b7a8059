import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("en");

/** Choosing organisations, and an organisation's own page. */
export const choice = {
  title: "Choose your organisations",
  help: "What your calories raise goes to these, in equal shares.",
  sort: "Sort",
  fromBurners: (n: number) => `from ${counted(n, { one: "burner", other: "burners" })}`,
  yours: (amount: string) => `${amount} of it came from your calories.`,
  listed: (day: string) => `Here since ${day}`,
  about: "About",
  byMonth: "Raised by month",
  saved: "Your organisations were saved",
};
