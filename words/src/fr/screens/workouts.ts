import type { WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";
import type { workouts as english } from "../../en/screens/workouts.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("fr-BE");

export const workouts: typeof english = {
  title: "Séances",
  add: "Ajouter une séance",
  thisPeriod: "Cette période",
  older: "Séances précédentes",
  none: "Aucune séance pour cette période",
  noneHelp: "Ajoute ce que tu as fait aujourd’hui, ou connecte ta montre.",
  sort: "Trier",
  sorts: { recent: "Récentes d’abord", oldest: "Anciennes d’abord", highest: "Plus de calories d’abord" },
  types: {
    running: "Course",
    walking: "Marche",
    swimming: "Natation",
    biking: "Vélo",
    football: "Football",
    strength: "Musculation",
    custom: "Autre",
  } satisfies Record<WorkoutTypeId, string>,
  counted: "Comptée",
  countedHelp: "Déjà comptée dans un don : elle ne peut plus être modifiée.",
  from: (source: string) => `Via ${source}`,
  minutes: (n: number) => `${n} min`,
  minutesSpoken: (n: number) => counted(n, { one: "minute", other: "minutes" }),
  waiting: "En attente d’envoi",
  waitingHelp: "Tu es hors ligne. Nous l’enverrons quand tu seras de retour.",
  calculated: "Nous calculons les calories pour toi.",
};
