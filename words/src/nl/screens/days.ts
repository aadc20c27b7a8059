import type { days as english } from "../../en/screens/days.ts";
import { orUnreachable } from "../unreachable.ts";

export const days: typeof english = {
  when: "Wanneer?",
  now: "Nu",
  from: (day) => `Vanaf ${day}`,
  laterHelp:
    "Tot die dag blijft je steun zoals hij is. Je kunt dit daarvóór altijd nog veranderen of terugnemen.",
  replaces: "Dit komt in de plaats van wat je eerder plande.",
  stays: (plan) => `${plan}. Dat blijft gepland.`,
  forget: "Terugnemen wat gepland is",

  next: (day, rate) => `Vanaf ${day}: ${rate} per 100 calorieën`,
  nextFor: (day, rate, name) => `Vanaf ${day}: ${rate} per 100 calorieën voor ${name}`,
  resting: (day) => `Rust tot ${day}`,
  restingOf: (name, day) => `${name} rust tot ${day}`,

  pauseDay: "Pauzeren tot",
  pauseDayHelp: "Zonder dag pauzeer je tot je weer verdergaat.",
  pausedUntil: (day) => `Gepauzeerd tot ${day}`,
  changeDay: "De dag veranderen",
  changePause: "Je pauze veranderen",

  rest: "Even rusten",
  restHelp:
    "Tot die dag tellen je calorieën alleen voor jou: niemand geeft ervoor. Wie je steunt, leest de dag, en we sturen geen herinneringen. Je kunt de dag altijd veranderen, of eerder weer beginnen.",
  restDay: "Rusten tot",
  restAction: "Rusten",
  youRest: (day) => `Je rust tot ${day}`,
  youRestHelp: "Wat je intussen verbrandt, is alleen van jou: niemand geeft ervoor.",
  endRest: "Mijn rust beëindigen",

  chooseDay: (first, last) => `Kies een dag van ${first} tot en met ${last}.`,
  failed: (status) => orUnreachable(status, `Er ging iets mis: ${status}`),
};
