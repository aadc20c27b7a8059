import type { days as english } from "../../en/screens/days.ts";
import { orUnreachable } from "../unreachable.ts";

export const days: typeof english = {
  when: "Quand ?",
  now: "Maintenant",
  from: (day: string) => `À partir du ${day}`,
  laterHelp:
    "D’ici là, tes dons restent comme ils sont. Tu peux changer ou annuler cela à tout moment avant ce jour.",
  replaces: "Ceci remplace ce que tu avais prévu.",
  stays: (plan: string) => `${plan}. Cela reste prévu.`,
  forget: "Annuler ce qui est prévu",

  next: (day: string, rate: string) => `À partir du ${day} : ${rate} par 100 calories`,
  nextFor: (day: string, rate: string, name: string) =>
    `À partir du ${day} : ${rate} par 100 calories pour ${name}`,
  resting: (day: string) => `En repos jusqu’au ${day}`,
  restingOf: (name: string, day: string) => `${name} se repose jusqu’au ${day}`,

  pauseDay: "En pause jusqu’au",
  pauseDayHelp: "Sans date, la pause dure jusqu’à ce que tu reprennes.",
  pausedUntil: (day: string) => `En pause jusqu’au ${day}`,
  changeDay: "Changer la date",
  changePause: "Changer ta pause",

  rest: "Prendre du repos",
  restHelp:
    "D’ici là, tes calories ne comptent que pour toi : personne ne donne pour elles. Celles et ceux qui te soutiennent lisent la date, et nous n’envoyons pas de rappel. Tu peux la changer, ou reprendre, à tout moment.",
  restDay: "En repos jusqu’au",
  restAction: "Me reposer",
  youRest: (day: string) => `Tu es en repos jusqu’au ${day}`,
  youRestHelp: "Ce que tu brûles entre-temps n’est qu’à toi : personne ne donne pour cela.",
  endRest: "Finir mon repos",

  chooseDay: (first: string, last: string) => `Choisis un jour du ${first} au ${last}.`,
  failed: (status: number) => orUnreachable(status, `Une erreur est survenue : ${status}`),
};
