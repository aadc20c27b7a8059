import { orUnreachable } from "../unreachable.ts";
import type { workoutForm as english } from "../../en/screens/workout-form.ts";

export const workoutForm: typeof english = {
  addTitle: "Ajouter une séance",
  editTitle: "Modifier cette séance",
  save: "Enregistrer",
  type: "Qu’as-tu fait ?",
  distance: "Distance",
  time: "Durée",
  calories: "Calories",
  titleField: "Titre (facultatif)",
  km: "km",
  min: "min",
  kcal: "kcal",
  live: (kcal: string) => `Cela fait environ ${kcal} kcal.`,
  impact: (amount: string) => `Tes soutiens donnent environ ${amount}.`,
  required: (field: string) => `${field} : champ obligatoire`,
  saved: (kcal: string) => `${kcal} kcal de plus`,
  savedWithDonors: (kcal: string, amount: string) =>
    `${kcal} kcal de plus. Tes soutiens donnent environ ${amount}.`,
  changed: "Ta séance est modifiée",
  deleted: "Ta séance est supprimée",
  remove: "Supprimer cette séance",
  removeTitle: "Supprimer cette séance ?",
  removeHelp: "Ses calories ne compteront plus ce mois-ci.",
  keep: "La garder",
  failed: (status: number) => orUnreachable(status, `Erreur ${status}`),
  consentTitle: "Tes données de santé",
  consentHelp:
    "Les séances et le poids sont des données de santé. Nous ne les utilisons que pour compter les calories ; tes soutiens voient les calories comptées du mois, jamais une séance en particulier.",
  consentAgree: "J’accepte",
};
