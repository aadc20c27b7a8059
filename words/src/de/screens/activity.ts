import type { activity as english } from "../../en/screens/activity.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("de");

/** One's own effort over time, and the goal of a week. Never a word about what is missing. */
export const activity: typeof english = {
  title: "Deine Bewegung",
  grains: { legend: "Anzeigen", week: "Wochen", month: "Monate", year: "Jahre" },
  charts: { week: "Kalorien nach Woche", month: "Kalorien nach Monat", year: "Kalorien nach Jahr" },
  /** Of the bar one looks at. */
  weekOf: (day: string) => `Woche vom ${day}`,
  soFar: (span: string) => `${span}, bisher`,
  kcal: (figure: string) => `${figure} kcal`,
  workouts: (n: number) => counted(n, { one: "Training", other: "Trainings" }),
  days: "Deine Tage",
  noWorkout: "kein Training",
  /** At the ends of a scale of colours. */
  less: "Weniger",
  more: "Mehr",
  asTable: "Als Tabelle",
  columns: { when: "Wann", kcal: "Kalorien", workouts: "Trainings" },
  goal: {
    title: "Wochenziel",
    invite: "Setz dir ein Ziel für die Woche. Nur du siehst es.",
    set: "Ziel setzen",
    change: "Ziel ändern",
    line: (figure: string) => `Dein Ziel: ${figure} kcal pro Woche`,
    field: "Kalorien pro Woche",
    spoken: (figure: string) => `${figure} Kalorien pro Woche`,
    usual: (figure: string) => `Eine übliche Woche sind bei dir etwa ${figure} kcal.`,
    rest: "Ruhe kostet nichts: Eine stille Woche ist einfach eine stille Woche.",
    save: "Ziel speichern",
    unchanged: "Keine Änderungen",
    remove: "Ziel entfernen",
    saved: "Dein Ziel ist gespeichert.",
    removed: "Dein Ziel ist entfernt.",
    ofGoal: (kcal: string, goal: string) => `${kcal} von ${goal} kcal diese Woche`,
    next: (figure: string) => `Noch ${figure} kcal bis zu deinem nächsten Schritt`,
    left: (figure: string) => `Noch ${figure} kcal bis zu deinem Ziel`,
    reached: (figure: string) => `Geschafft: ${figure} kcal diese Woche.`,
  },
};
