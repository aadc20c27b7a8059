import type { workoutForm as english } from "../../en/screens/workout-form.ts";
import { pluralOf } from "../../plural.ts";
import { orUnreachable } from "../unreachable.ts";

const { plural } = pluralOf("nl-BE");

/** The sheet that adds, changes or deletes a workout. */
export const workoutForm: typeof english = {
  addTitle: "Training toevoegen",
  editTitle: "Training wijzigen",
  save: "Opslaan",
  type: "Wat heb je gedaan?",
  distance: "Afstand",
  time: "Duur",
  calories: "Calorieën",
  titleField: "Titel (niet verplicht)",
  km: "km",
  min: "min",
  kcal: "kcal",
  live: (kcal) => `Dat is ongeveer ${kcal} kcal.`,
  impact: (amount) => `Je donateurs geven ongeveer ${amount}.`,
  required: (field) => `${field} is verplicht`,
  number: (field) => `${field} moet een getal zijn`,
  whole: (field) => `${field} moet een geheel getal zijn`,
  between: (field, least, most) => `${field} moet tussen ${least} en ${most} liggen`,
  ended: "Einde van de training (niet verplicht)",
  endedHelp: "Laat leeg als het zonet was.",
  endedWaiting: "Laat leeg als ze eindigde toen je ze toevoegde.",
  endedKept: "Maak je dit leeg, dan blijft het zoals het was.",
  endedHalf: "Geef de dag en het uur, of laat het leeg.",
  saved: (kcal) => `${kcal} kcal toegevoegd`,
  gives: (who, n, amount, causes) =>
    plural(n, () => ({
      one: `${who} geeft hiervoor ongeveer ${amount}${causes === "" ? "" : ` aan ${causes}`}.`,
      other: `${who} geven hiervoor ongeveer ${amount}${causes === "" ? "" : ` aan ${causes}`}.`,
    })),
  andOthers: (n) => plural(n, (figure) => ({ one: `nog ${figure} ander`, other: `nog ${figure} anderen` })),
  changed: "Je training is gewijzigd",
  deleted: "Je training is verwijderd",
  remove: "Training verwijderen",
  removeTitle: "Deze training verwijderen?",
  removeHelp: "De calorieën tellen deze maand dan niet meer mee.",
  keep: "Behouden",
  failed: (status) => orUnreachable(status, `Fout ${status}`),
};
