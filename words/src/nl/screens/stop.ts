import type { stop as english } from "../../en/screens/stop.ts";
import { CLOSE_DAY_NL as CLOSE_DAY, LEAST_AT_END } from "../../figures.ts";
import { pluralOf } from "../../plural.ts";
import { orUnreachable } from "../unreachable.ts";

const { plural } = pluralOf("nl-BE");

export const stop: typeof english = {
  title: "Pauzeren of stoppen",
  pauseHelp:
    "Tot je weer verdergaat, tellen er geen nieuwe calorieën. Wat al is opgehaald, blijft en wordt geïnd.",
  pause: "Pauzeren",
  stopHelp: (n) =>
    n === 0
      ? "Je begint niemand anders meer te steunen."
      : plural(n, (figure) => ({
          one: `Je steunt ${figure} persoon. Dat stopt meteen.`,
          other: `Je steunt ${figure} mensen. Dat stopt meteen.`,
        })),
  stopTeamHelp: (n) =>
    n === 0
      ? "Het team begint niemand anders meer te steunen."
      : plural(n, (figure) => ({
          one: `Het team steunt ${figure} persoon. Dat stopt meteen.`,
          other: `Het team steunt ${figure} mensen. Dat stopt meteen.`,
        })),
  earned: (amount, day) =>
    `Opgehaald tot en met ${day}: ${amount}. We innen het na de ${CLOSE_DAY}, met wat er tot nu bij komt.`,
  earnedLittle: (amount, day) =>
    `Opgehaald tot en met ${day}: ${amount}. Wat tot nu is opgehaald, komt erbij.`,
  nothingEarned: `Wat tot nu is opgehaald, tellen we op de ${CLOSE_DAY}.`,
  carried: (amount) => `Daar komt ${amount} uit vorige maanden bij.`,
  little: `Is alles samen minder dan ${LEAST_AT_END}, dan innen we het niet.`,
  announced: (amount, month) => `${amount} voor ${month} is al aangekondigd en blijft.`,
  cancelled: (amount, month) => `${amount} voor ${month} is al aangekondigd en wordt geannuleerd.`,
  cancelIt: "Die maand bekijken of annuleren",
  cancelToo: (amount) =>
    `Annuleer ook de aangekondigde donaties: we innen de ${amount} dan niet. Anders wel.`,
  codes: "De donatiecodes worden uitgeschakeld.",
  stop: "Alles stoppen",
  keep: "Blijven geven",
  failed: (status) => orUnreachable(status, `Er ging iets mis: ${status}`),
};
