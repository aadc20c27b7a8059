import type { workoutForm as english } from "../../en/screens/workout-form.ts";
import { pluralOf } from "../../plural.ts";
import { orUnreachable } from "../unreachable.ts";

const { plural } = pluralOf("de");
/** The sheet that adds, changes or deletes a workout. */
export const workoutForm: typeof english = {
  addTitle: "Training eintragen",
  editTitle: "Dieses Training ändern",
  save: "Speichern",
  type: "Was hast du gemacht?",
  distance: "Strecke",
  time: "Zeit",
  calories: "Kalorien",
  titleField: "Titel (freiwillig)",
  km: "km",
  min: "min",
  kcal: "kcal",
  live: (kcal: string) => `Das sind etwa ${kcal} kcal.`,
  impact: (amount: string) => `Deine Unterstützer geben etwa ${amount}.`,
  required: (field: string) => `${field} fehlt noch`,
  number: (field: string) => `${field}: eine Zahl bitte`,
  whole: (field: string) => `${field}: eine ganze Zahl bitte`,
  between: (field: string, least: string, most: string) => `${field}: zwischen ${least} und ${most}`,
  ended: "Wann es endete (freiwillig)",
  endedHelp: "Lass es leer für gerade eben.",
  endedWaiting: "Lass es leer, wenn es endete, als du es eingetragen hast.",
  endedKept: "Wenn du es leerst, bleibt es, wie es war.",
  endedHalf: "Gib Tag und Uhrzeit an oder lass es leer.",
  saved: (kcal: string) => `${kcal} kcal eingetragen`,
  /** Who gives what for one workout, to whom; `causes` is empty where none is chosen. */
  gives: (who: string, n: number, amount: string, causes: string) =>
    plural(n, () => ({
      one: `${who} gibt dafür etwa ${amount}${causes === "" ? "" : ` an ${causes}`}.`,
      other: `${who} geben dafür etwa ${amount}${causes === "" ? "" : ` an ${causes}`}.`,
    })),
  andOthers: (n: number) =>
    plural(n, (figure) => ({ one: `${figure} andere Person`, other: `${figure} andere` })),
  changed: "Dein Training ist geändert",
  deleted: "Dein Training ist gelöscht",
  remove: "Dieses Training löschen",
  removeTitle: "Dieses Training löschen?",
  removeHelp: "Seine Kalorien zählen diesen Monat dann nicht mehr.",
  keep: "Behalten",
  failed: (status: number) => orUnreachable(status, `Fehler ${status}`),
};
