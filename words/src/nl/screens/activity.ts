import type { ScreenWords } from "../../screens.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("nl");

export const activity: ScreenWords["activity"] = {
  title: "Je activiteit",
  grains: { legend: "Toon", week: "Weken", month: "Maanden", year: "Jaren" },
  charts: { week: "Calorieën per week", month: "Calorieën per maand", year: "Calorieën per jaar" },
  weekOf: (day) => `Week van ${day}`,
  soFar: (span) => `${span}, tot nu`,
  kcal: (figure) => `${figure} kcal`,
  workouts: (n) => counted(n, { one: "training", other: "trainingen" }),
  days: "Je dagen",
  noWorkout: "geen training",
  less: "Minder",
  more: "Meer",
  asTable: "Als tabel",
  columns: { when: "Wanneer", kcal: "Calorieën", workouts: "Trainingen" },
  goal: {
    title: "Weekdoel",
    invite: "Kies een doel voor de week. Alleen jij ziet het.",
    set: "Een doel kiezen",
    change: "Mijn doel wijzigen",
    line: (figure) => `Je doel: ${figure} kcal per week`,
    field: "Calorieën per week",
    spoken: (figure) => `${figure} calorieën per week`,
    usual: (figure) => `Een gewone week is voor jou ongeveer ${figure} kcal.`,
    rest: "Rust kost niets: een kalme week is gewoon een kalme week.",
    save: "Mijn doel bewaren",
    unchanged: "Geen wijzigingen",
    remove: "Mijn doel verwijderen",
    saved: "Je doel is bewaard.",
    removed: "Je doel is verwijderd.",
    ofGoal: (kcal, goal) => `${kcal} van ${goal} kcal deze week`,
    next: (figure) => `Nog ${figure} kcal tot je volgende stap`,
    left: (figure) => `Nog ${figure} kcal tot je doel`,
    reached: (figure) => `Gelukt: ${figure} kcal deze week.`,
  },
};
