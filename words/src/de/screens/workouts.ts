import type { workouts as english } from "../../en/screens/workouts.ts";
import type { WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("de");

/** The list of workouts, its rows and its forms. */
export const workouts: typeof english = {
  title: "Trainings",
  add: "Training eintragen",
  thisPeriod: "Dieser Zeitraum",
  older: "Ältere Trainings",
  none: "Kein Training in diesem Zeitraum",
  noneHelp: "Trag ein, was du heute gemacht hast, oder verbinde deine Uhr.",
  sort: "Sortieren",
  sorts: { recent: "Neueste zuerst", oldest: "Älteste zuerst", highest: "Meiste Kalorien zuerst" },
  types: {
    running: "Laufen",
    walking: "Gehen",
    swimming: "Schwimmen",
    biking: "Radfahren",
    football: "Fußball",
    strength: "Krafttraining",
    custom: "Anderes",
  } satisfies Record<WorkoutTypeId, string>,
  counted: "Gezählt",
  countedHelp: "Schon in einer Spende gezählt, darum lässt es sich nicht mehr ändern.",
  from: (source: string) => `Von ${source}`,
  minutes: (n: number) => `${n} min`,
  minutesSpoken: (n: number) => counted(n, { one: "Minute", other: "Minuten" }),
  waiting: "Wartet aufs Senden",
  waitingHelp: "Du bist offline. Wir senden es, sobald du wieder da bist.",
  calculated: "Die Kalorien rechnen wir für dich aus.",
};
