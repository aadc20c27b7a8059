import { pluralOf } from "../../plural.ts";

const { word } = pluralOf("en");

/** A closed month as a story, card by card. What there was not is not spoken of. */
export const recap = {
  title: "Your month in a story",
  open: "Watch the story",
  card: (n: number, of: number) => `Card ${n} of ${of}`,
  pause: "Pause",
  play: "Play",
  previous: "Previous card",
  next: "Next card",
  calories: { title: "You burned", line: "calories" },
  bestDay: { title: "Your strongest day", line: (day: string, date: string) => `calories on ${day} ${date}` },
  donors: { title: "Behind you", line: (n: number) => word(n, { one: "donor", other: "donors" }) },
  euros: { title: "Your calories became", line: "promised by your donors" },
  organisations: { title: "It goes to", more: (n: number) => `and ${n} more` },
};
