import type { days as english } from "../../en/screens/days.ts";
import { orUnreachable } from "../unreachable.ts";

/** Days that people choose: other terms from a month on, a pause with an end, a rest. */
export const days: typeof english = {
  /** The support dialog. */
  when: "Wann?",
  now: "Jetzt",
  from: (day: string) => `Ab ${day}`,
  laterHelp:
    "Bis zu diesem Tag bleibt deine Unterstützung, wie sie ist. Du kannst das vorher jederzeit ändern oder widerrufen.",
  replaces: "Das ersetzt, was du vorher geplant hattest.",
  stays: (plan: string) => `${plan}. Das bleibt geplant.`,
  forget: "Geplantes verwerfen",

  /** Beside a supported person, for who supports them. */
  next: (day: string, rate: string) => `Ab ${day}: ${rate} pro 100 Kalorien`,
  nextFor: (day: string, rate: string, name: string) => `Ab ${day}: ${rate} pro 100 Kalorien für ${name}`,
  resting: (day: string) => `In Ruhe bis ${day}`,
  restingOf: (name: string, day: string) => `${name} ruht sich bis ${day} aus`,

  /** A payer's pause. */
  pauseDay: "Pause bis",
  pauseDayHelp: "Ohne Tag dauert die Pause, bis du weitermachst.",
  pausedUntil: (day: string) => `Pause bis ${day}`,
  changeDay: "Tag ändern",
  changePause: "Pause ändern",

  /** A burner's rest. */
  rest: "Eine Weile ausruhen",
  restHelp:
    "Bis zu diesem Tag zählen deine Kalorien nur für dich: Niemand gibt etwas dafür. Wer dich unterstützt, sieht den Tag, und wir schicken keine Erinnerungen. Du kannst das jederzeit ändern oder beenden.",
  restDay: "Ruhe bis",
  restAction: "Ausruhen",
  youRest: (day: string) => `Du ruhst dich bis ${day} aus`,
  youRestHelp: "Was du in dieser Zeit verbrennst, gehört nur dir: Niemand gibt etwas dafür.",
  endRest: "Ruhe beenden",

  chooseDay: (first: string, last: string) => `Wähle einen Tag von ${first} bis ${last}.`,
  failed: (status: number) => orUnreachable(status, `Es gab einen Fehler: ${status}`),
};
