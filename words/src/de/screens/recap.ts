import type { recap as english } from "../../en/screens/recap.ts";
import { pluralOf } from "../../plural.ts";

const { word } = pluralOf("de");

/** A closed month as a story, card by card. What there was not is not spoken of. */
export const recap: typeof english = {
  title: "Dein Monat als Geschichte",
  open: "Geschichte ansehen",
  card: (n: number, of: number) => `Karte ${n} von ${of}`,
  pause: "Anhalten",
  play: "Abspielen",
  previous: "Vorige Karte",
  next: "Nächste Karte",
  calories: { title: "Du hast verbrannt", line: "Kalorien" },
  bestDay: {
    title: "Dein stärkster Tag",
    line: (day: string, date: string) => `Kalorien am ${day}, ${date}`,
  },
  usual: {
    title: "Ein üblicher Monat von dir",
    more: "Dieser war stärker.",
    quieter: "Dieser war ruhiger, und das ist gut so.",
  },
  donors: {
    title: "Hinter dir",
    line: (n: number) => word(n, { one: "Unterstützer", other: "Unterstützer" }),
  },
  cheers: {
    title: "Sie haben applaudiert",
    line: (n: number) => word(n, { one: "Applaus für deine Wochen", other: "Mal Applaus für deine Wochen" }),
  },
  euros: {
    title: "Aus deinen Kalorien wurden",
    line: "von deinen Unterstützern",
    waits: (amount: string) => `von deinen Unterstützern. Davon ziehen wir ${amount} noch ein`,
  },
  backed: {
    title: "Du standest hinter",
    line: (n: number) =>
      word(n, { one: "Person, die sich bewegt hat", other: "Menschen, die sich bewegt haben" }),
  },
  given: {
    title: "Aus ihren Kalorien wurden",
    line: "von dir",
    waits: (amount: string) => `von dir. Davon ziehen wir ${amount} noch ein`,
  },
  givenTo: "Deine Euro gehen an",
  proof: {
    title: (name: string) => `${name} zeigt, was das Geld bewirkt hat`,
    yours: "davon sind von dir",
    raised: "davon hast du gesammelt",
  },
  organisations: { title: "Es geht an", more: (n: number) => `und ${n} weitere` },
};
