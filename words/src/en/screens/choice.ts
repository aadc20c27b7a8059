import { pluralOf } from "../../plural.ts";

const { plural } = pluralOf("en");

/** Choosing organisations, and an organisation's own page. */
export const choice = {
  title: "Choose your organisations",
  help: "Everything you raise is split equally between the ones you pick.",
  chosen: "Chosen",
  sort: "Sort",
  raised: "raised so far",
  chosenBy: (n: number) =>
    plural(n, (figure) => ({ one: `Chosen by ${figure} burner`, other: `Chosen by ${figure} burners` })),
  own: "One of your organisations",
  notOwn: "No longer one of your organisations",
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
  result: "The organisation’s own result so far",
  about: "About",
  byMonth: "Raised by month",
  association: "This is us: what is given here pays for what Kalivo costs.",
  costs: {
    title: "What Kalivo costs",
    what: "What",
    paidTo: "Paid to",
    yearly: "A year",
    total: "Together, a year",
    covered: (kept: string, total: string, year: number) => `Given for this in ${year}: ${kept} of ${total}.`,
    tooFew: "We say how much was given for this once five people did.",
    none: "We are still writing the list. Once it is ready, you can read it here.",
  },
  saved: "Your organisations were saved",
};
