import { pluralOf } from "../../plural.ts";

const { counted, plural } = pluralOf("en");

/** Words around figures: the stats chart and the totals of cards. */
export const stats = {
  /** Of others, rule 37. */
  upTo: (day: string) => `The running month is shown up to ${day}.`,
  ownOnly: "Only the person who gives sees what they give in the running month.",
  soFar: "so far",
  allTime: (figure: string) => `All time ${figure}`,
  collectedInAll: (figure: string) => `Collected in all: ${figure}`,
  donors: (n: number) => counted(n, { one: "donor", other: "donors" }),
  donating: (n: number) =>
    plural(n, (figure) => ({ one: `${figure} burner supported`, other: `${figure} burners supported` })),
  burners: (n: number) => counted(n, { one: "burner", other: "burners" }),
  members: (n: number) => counted(n, { one: "member", other: "members" }),
  kcal: "kcal",
  kilocalories: "kilocalories",
  euros: "euros",
  bar: (month: string, figure: string) => `${month}, ${figure}`,
  barSoFar: (month: string, figure: string) => `${month}, ${figure} so far`,
  barAnnounced: (month: string, figure: string) => `${month}, ${figure} announced`,
  announced: (month: string, figure: string) => `${month}: ${figure} is announced and not collected yet.`,
  firstWorkout: "Your first workout will show here",
  firstDonation: "Your first donation will show here",
  firstDonationOfTeam: "The team's first donation will show here",
  nothingYet: "Nothing to show yet",
  perHundred: "per 100 calories",
  perHundredShort: "/ 100 kcal",
};
