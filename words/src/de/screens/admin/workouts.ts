import type { workouts as english } from "../../../en/screens/admin/workouts.ts";
/** What an admin reads and decides about unusual workouts. */
export const workouts: typeof english = {
  filters: { held: "Zu prüfen", accepted: "Angenommen", refused: "Abgelehnt" },
  none: "Nichts wartet auf eine Prüfung",
  noneHelp: "Ungewöhnliche Trainings warten hier, bis jemand sie annimmt oder ablehnt.",
  minutes: (n: string) => `${n} min`,
  km: (km: string) => `${km} km`,
  speed: (kmh: string) => `${kmh} km/h`,
  effort: (perKgHour: string) => `${perKgHour} kcal pro kg und Stunde`,
  source: (source: string) => `von ${source}`,
  received: (instant: string) => `angekommen ${instant}`,
  accept: "Annehmen",
  accepted: "Es zählt jetzt",
  refuse: "Ablehnen",
  refuseTitle: "Dieses Training ablehnen?",
  refuseHelp: (kcal: string) =>
    `${kcal} kcal zählen dann nicht, und die Person liest, dass jemand es sich angesehen hat.`,
  refused: "Es zählt nicht",
  by: (name: string, instant: string) => `von ${name}, ${instant}`,
  kcal: (n: string) => `${n} kcal`,
};
