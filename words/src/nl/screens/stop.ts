import type { stop as english } from "../../en/screens/stop.ts";
import { CLOSE_DAY_NL as CLOSE_DAY } from "../../figures.ts";
import { orUnreachable } from "../unreachable.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("nl-BE");

export const stop: typeof english = {
  title: "Pauzeren of stoppen",
  pauseHelp:
    "Tot je weer verdergaat, tellen er geen nieuwe calorieën. Wat al is opgehaald, blijft en wordt geïnd.",
  pause: "Pauzeren",
  stopHelp: (n) =>
    n === 0
      ? "Niemand begint nog iets op te halen dankzij jou."
      : `Je steunt ${counted(n, { one: "persoon", other: "personen" })}. Dat stopt meteen.`,
  stopTeamHelp: (n) =>
    n === 0
      ? "Niemand begint nog iets op te halen dankzij het team."
      : `Het team steunt ${counted(n, { one: "persoon", other: "personen" })}. Dat stopt meteen.`,
  earned: (amount, day) =>
    `Opgehaald tot en met ${day}: ${amount}. We rekenen het af op de ${CLOSE_DAY}, met wat er tot nu bij komt.`,
  nothingEarned: `Wat tot nu is opgehaald, rekenen we af op de ${CLOSE_DAY}.`,
  carried: (amount) => `Daar komt ${amount} uit vorige maanden bij.`,
  announced: (amount, month) => `${amount} voor ${month} is al aangekondigd en blijft.`,
  cancelled: (amount, month) => `${amount} voor ${month} is al aangekondigd en wordt geannuleerd.`,
  cancelIt: "Die maand bekijken of annuleren",
  cancelToo: (amount) => `Annuleer ook de aangekondigde maand: de ${amount} wordt niet geïnd. Anders wel.`,
  codes: "De donatiecodes worden uitgeschakeld.",
  stop: "Alles stoppen",
  keep: "Blijven geven",
  failed: (status) => orUnreachable(status, `Er ging iets mis: ${status}`),
};
