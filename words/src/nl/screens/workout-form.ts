import { orUnreachable } from "../unreachable.ts";
import type { workoutForm as english } from "../../en/screens/workout-form.ts";

/** The sheet that adds, changes or deletes a workout. */
export const workoutForm: typeof english = {
  addTitle: "Training toevoegen",
  editTitle: "Training wijzigen",
  save: "Opslaan",
  type: "Wat heb je gedaan?",
  distance: "Afstand",
  time: "Tijd",
  calories: "Calorieën",
  titleField: "Titel (niet verplicht)",
  km: "km",
  min: "min",
  kcal: "kcal",
  live: (kcal) => `Dat is ongeveer ${kcal} kcal.`,
  impact: (amount) => `Je donateurs geven ongeveer ${amount}.`,
  required: (field) => `${field} is verplicht`,
  saved: (kcal) => `${kcal} kcal toegevoegd`,
  savedWithDonors: (kcal, amount) => `${kcal} kcal toegevoegd. Je donateurs geven ongeveer ${amount}.`,
  changed: "Je training is gewijzigd",
  deleted: "Je training is verwijderd",
  remove: "Training verwijderen",
  removeTitle: "Deze training verwijderen?",
  removeHelp: "De calorieën tellen deze maand dan niet meer mee.",
  keep: "Behouden",
  failed: (status) => orUnreachable(status, `Fout ${status}`),
  consentTitle: "Je gezondheidsgegevens",
  consentHelp:
    "Trainingen en gewicht zijn gezondheidsgegevens. We gebruiken ze alleen om calorieën te tellen; donateurs zien je getelde calorieën van de maand, nooit één training.",
  consentAgree: "Ik ga akkoord",
};
