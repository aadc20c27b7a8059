import { ANSWER_CHANGES_MINUTES } from "@kalivo/domain/people/answer.ts";
import type { cheers as english } from "../../en/screens/cheers.ts";
import { pluralOf } from "../../plural.ts";

const { counted, plural } = pluralOf("nl-BE");

export const cheers: typeof english = {
  lastWeek: "Vorige week",
  kcal: (kcal) => `${kcal}\u00a0kcal`,
  moved: "bewoog",
  received: (n) =>
    plural(n, (figure) => ({
      one: "Een van je donateurs juichte voor je week",
      other: `${figure} van je donateurs juichten voor je week`,
    })),
  more: (n) => counted(n, { one: "ander", other: "anderen" }),
  cheer: "Juichen",
  cheered: "Je juichte",
  about: (name) => `voor ${name}`,
  ofLastWeek: (name, kcal) => `${name} verbrandde vorige week ${kcal}\u00a0kcal.`,
  movedLastWeek: (name) => `${name} bewoog vorige week.`,
  wroteToYou: (name) => `${name} schreef je`,
  answer: {
    title: (month) => `Een woordje voor je donateurs van ${month}`,
    ask: (n) =>
      plural(n, (figure) => ({
        one: "Eén donateur geeft voor je calorieën. Je woorden staan boven wat die geeft.",
        other: `${figure} donateurs geven voor je calorieën. Je woorden staan boven wat ze geven.`,
      })),
    write: "Schrijf hun",
    change: "Wijzigen",
    choose: "Wat wil je zeggen?",
    own: "In mijn eigen woorden",
    ownHint: "Alleen deze donateurs lezen het",
    words: "Jouw woorden",
    send: "Versturen",
    sent: "Verstuurd. Ze lezen het zodra hun gift is aangekomen.",
    fixedAfter: `Je kunt het ${ANSWER_CHANGES_MINUTES} minuten lang wijzigen, tot iemand het leest.`,
    wrote: "Je schreef",
  },
  relay: {
    title: "Vorige week samen",
    moved: (n, of) =>
      plural(n, (figure) => ({
        one: `${figure} van de ${of} bewoog`,
        other: `${figure} van de ${of} bewogen`,
      })),
    yours: (kcal) => `Jouw ${kcal}\u00a0kcal zitten erin.`,
    rested: "Je rustte. Rust telt ook.",
    allRested: "Iedereen rustte vorige week. Rust telt ook.",
    hidden: "Je houdt je calorieën voor jezelf, dus die van jou zitten er niet in.",
    others: (n) =>
      plural(n, (figure) => ({
        one: "Nog iemand houdt de eigen calorieën voor zich: die persoon zit hier in geen enkel cijfer.",
        other: `Nog ${figure} anderen houden hun calorieën voor zich: zij zitten hier in geen enkel cijfer.`,
      })),
    middle: (kcal) => `Een gewone week van jullie: ${kcal}\u00a0kcal`,
    table: "Lid per lid",
    who: "Lid",
    burned: "Calorieën",
    rest: "rust",
  },
};
