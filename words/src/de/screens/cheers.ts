import { ANSWER_CHANGES_MINUTES } from "@kalivo/domain/people/answer.ts";
import type { cheers as english } from "../../en/screens/cheers.ts";
import { pluralOf } from "../../plural.ts";

const { counted, plural } = pluralOf("de");

/** A tap on a week, a word on a month, and a week of a team. */
export const cheers: typeof english = {
  lastWeek: "Letzte Woche",
  kcal: (kcal: string) => `${kcal}\u00a0kcal`,
  moved: "in Bewegung",
  received: (n: number) =>
    plural(n, (figure) => ({
      one: "Jemand, der dich unterstützt, applaudiert dir für deine Woche",
      other: `${figure} Unterstützer applaudieren dir für deine Woche`,
    })),
  more: (n: number) => counted(n, { one: "weitere Person", other: "weitere" }),
  cheer: "Applaudieren",
  cheered: "Du hast applaudiert",
  about: (name: string) => `für ${name}`,
  ofLastWeek: (name: string, kcal: string) => `${name} hat letzte Woche ${kcal}\u00a0kcal verbrannt.`,
  movedLastWeek: (name: string) => `${name} hat sich letzte Woche bewegt.`,
  wroteToYou: (name: string) => `${name} hat dir geschrieben`,
  answer: {
    title: (month: string) => `Ein Wort an deine Unterstützer im ${month}`,
    ask: (n: number) =>
      plural(n, (figure) => ({
        one: "Jemand gibt für deine Kalorien. Deine Worte stehen über der Spende.",
        other: `${figure} Unterstützer geben für deine Kalorien. Deine Worte stehen über ihrer Spende.`,
      })),
    write: "Etwas schreiben",
    change: "Worte ändern",
    choose: "Was möchtest du sagen?",
    own: "In eigenen Worten",
    ownHint: "Nur diese Unterstützer lesen es",
    words: "Deine Worte",
    send: "Senden",
    sent: "Gesendet. Sie lesen es, sobald ihre Spende angekommen ist.",
    fixedAfter: `Du kannst es ${ANSWER_CHANGES_MINUTES} Minuten lang ändern, bis jemand es liest.`,
    wrote: "Du hast geschrieben",
  },
  relay: {
    title: "Letzte Woche gemeinsam",
    moved: (n: number, of: number) =>
      plural(n, (figure) => ({
        one: `${figure} von ${of} in Bewegung`,
        other: `${figure} von ${of} in Bewegung`,
      })),
    yours: (kcal: string) => `Deine ${kcal}\u00a0kcal sind dabei.`,
    rested: "Du hast dich ausgeruht. Auch Ruhe zählt.",
    allRested: "Letzte Woche haben sich alle ausgeruht. Auch Ruhe zählt.",
    hidden: "Du behältst deine Kalorien für dich, darum sind sie nicht dabei.",
    others: (n: number) =>
      plural(n, (figure) => ({
        one: "Eine weitere Person behält ihre Kalorien für sich: Sie ist hier in keiner Zahl.",
        other: `${figure} weitere behalten ihre Kalorien für sich: Sie sind hier in keiner Zahl.`,
      })),
    middle: (kcal: string) => `Eure übliche Woche: ${kcal}\u00a0kcal`,
    table: "Mitglied für Mitglied",
    who: "Mitglied",
    burned: "Kalorien",
    rest: "Ruhe",
  },
};
