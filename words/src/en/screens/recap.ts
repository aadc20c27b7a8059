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
  usual: {
    title: "A usual month of yours",
    more: "This one had more.",
    quieter: "This one was quieter, and that is fine.",
  },
  donors: { title: "Behind you", line: (n: number) => word(n, { one: "donor", other: "donors" }) },
  cheers: {
    title: "They cheered",
    line: (n: number) => word(n, { one: "cheer for your weeks", other: "cheers for your weeks" }),
  },
  euros: {
    title: "Your calories became",
    line: "from your donors",
    waits: (amount: string) => `from your donors. ${amount} of it is still being collected`,
  },
  organisations: { title: "It goes to", more: (n: number) => `and ${n} more` },
  /** What one gave oneself. */
  backed: {
    title: "You stood behind",
    line: (n: number) => word(n, { one: "person who moved", other: "people who moved" }),
  },
  given: {
    title: "Their calories became",
    line: "from you",
    waits: (amount: string) => `from you. ${amount} of it is still being collected`,
  },
  givenTo: "Your euros go to",
  proof: {
    title: (name: string) => `${name} shows what the money did`,
    yours: "of yours is in it",
    raised: "that you raised is in it",
  },
};
