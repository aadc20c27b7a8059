import { pluralOf } from "../../plural.ts";

const { plural } = pluralOf("en");

/** Choosing organisations, and an organisation's own page. */
export const choice = {
  title: "Choose your organisations",
  help: "Everything you raise is split equally between the ones you pick.",
  chosen: "Chosen",
  sort: "Sort",
  fromBurners: (n: number) =>
    plural(n, (figure) => ({ one: `from ${figure} burner`, other: `from ${figure} burners` })),
  yours: (amount: string) => `${amount} came from your calories.`,
  listed: (day: string) => `Here since ${day}`,
  themesLabel: "Themes",
  allThemes: "All",
  themes: {
    nature: "Nature",
    animals: "Animals",
    poverty: "Poverty",
    health: "Health",
    youth: "Youth",
    culture: "Culture",
    rights: "Rights",
    care: "Care",
  },
  result: "The result so far",
  about: "About",
  byMonth: "Raised by month",
  saved: "Your organisations were saved",
};
