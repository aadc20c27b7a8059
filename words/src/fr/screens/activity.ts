import type { ScreenWords } from "../../screens.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("fr");

export const activity: ScreenWords["activity"] = {
  title: "Ton activité",
  grains: { legend: "Afficher", week: "Semaines", month: "Mois", year: "Années" },
  charts: { week: "Calories par semaine", month: "Calories par mois", year: "Calories par an" },
  weekOf: (day) => `Semaine du ${day}`,
  soFar: (span) => `${span}, jusqu’ici`,
  kcal: (figure) => `${figure} kcal`,
  workouts: (n) => counted(n, { one: "séance", other: "séances" }),
  days: "Tes jours",
  noWorkout: "pas de séance",
  less: "Moins",
  more: "Plus",
  asTable: "En tableau",
  columns: { when: "Quand", kcal: "Calories", workouts: "Séances" },
  goal: {
    title: "Objectif de la semaine",
    invite: "Fixe-toi un objectif pour la semaine. Personne d’autre ne le voit.",
    set: "Fixer un objectif",
    change: "Modifier mon objectif",
    line: (figure) => `Ton objectif : ${figure} kcal par semaine`,
    field: "Calories par semaine",
    spoken: (figure) => `${figure} calories par semaine`,
    usual: (figure) => `Une semaine habituelle, c’est environ ${figure} kcal pour toi.`,
    rest: "Le repos ne coûte rien : une semaine calme est juste une semaine calme.",
    save: "Enregistrer mon objectif",
    unchanged: "Aucun changement",
    remove: "Supprimer mon objectif",
    saved: "Ton objectif est enregistré.",
    removed: "Ton objectif est supprimé.",
    ofGoal: (kcal, goal) => `${kcal} kcal sur ${goal} cette semaine`,
    next: (figure) => `Encore ${figure} kcal jusqu’à la prochaine étape`,
    left: (figure) => `Encore ${figure} kcal jusqu’à ton objectif`,
    reached: (figure) => `Objectif atteint : ${figure} kcal cette semaine.`,
  },
};
