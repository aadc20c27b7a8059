import type { workouts as english } from "../../../en/screens/admin/workouts.ts";

export const workouts: typeof english = {
  filters: { held: "À vérifier", accepted: "Acceptées", refused: "Refusées" },
  none: "Rien n’attend une vérification",
  noneHelp: "Les séances inhabituelles restent ici jusqu’à ce que quelqu’un les accepte ou les refuse.",
  minutes: (n: string) => `${n} min`,
  km: (km: string) => `${km} km`,
  speed: (kmh: string) => `${kmh} km/h`,
  effort: (perKgHour: string) => `${perKgHour} kcal par kg et par heure`,
  source: (source: string) => `via ${source}`,
  received: (instant: string) => `reçue le ${instant}`,
  accept: "Accepter",
  accepted: "Elle compte maintenant",
  refuse: "Refuser",
  refuseTitle: "Refuser cette séance ?",
  refuseHelp: (kcal: string) =>
    `${kcal} kcal ne compteront pas, et la personne lira que quelqu’un l’a examinée.`,
  refused: "Elle ne compte pas",
  by: (name: string, instant: string) => `par ${name}, ${instant}`,
  kcal: (n: string) => `${n} kcal`,
};
