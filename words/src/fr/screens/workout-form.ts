import type { workoutForm as english } from "../../en/screens/workout-form.ts";
import { pluralOf } from "../../plural.ts";
import { orUnreachable } from "../unreachable.ts";

const { plural } = pluralOf("fr-BE");

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
  live: (kcal: string) => `Cela fait environ ${kcal} kcal.`,
  impact: (amount: string) => `Tes soutiens donnent environ ${amount}.`,
  required: (field: string) => `${field} : champ obligatoire`,
  number: (field: string) => `${field} : ce n’est pas un nombre`,
  whole: (field: string) => `${field} : un nombre entier`,
  between: (field: string, least: string, most: string) => `${field} : entre ${least} et ${most}`,
  ended: "Fin de la séance (facultatif)",
  endedHelp: "Laisse vide si c’est à l’instant.",
  endedWaiting: "Laisse vide si elle finissait quand tu l’as ajoutée.",
  endedKept: "Si tu le vides, rien ne change.",
  endedHalf: "Donne le jour et l’heure, ou laisse vide.",
  saved: (kcal: string) => `${kcal} kcal de plus`,
  gives: (who: string, n: number, amount: string, causes: string) =>
    plural(n, () => ({
      one: `Pour cette séance, ${who} donne environ ${amount}${causes === "" ? "" : ` à ${causes}`}.`,
      other: `Pour cette séance, ${who} donnent environ ${amount}${causes === "" ? "" : ` à ${causes}`}.`,
    })),
  andOthers: (n: number) => plural(n, (figure) => ({ one: `${figure} autre`, other: `${figure} autres` })),
  changed: "Ta séance est modifiée",
  deleted: "Ta séance est supprimée",
  remove: "Supprimer cette séance",
  removeTitle: "Supprimer cette séance ?",
  removeHelp: "Ses calories ne compteront plus ce mois-ci.",
  keep: "La garder",
  failed: (status: number) => orUnreachable(status, `Erreur ${status}`),
};
