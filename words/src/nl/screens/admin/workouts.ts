import type { workouts as english } from "../../../en/screens/admin/workouts.ts";

/** What an admin reads and decides about unusual workouts. */
export const workouts: typeof english = {
  filters: { held: "Na te kijken", accepted: "Aanvaard", refused: "Geweigerd" },
  none: "Er is niets na te kijken",
  noneHelp: "Ongewone trainingen staan hier tot iemand ze aanvaardt of weigert.",
  minutes: (n) => `${n} min`,
  km: (km) => `${km} km`,
  speed: (kmh) => `${kmh} km/u`,
  effort: (perKgHour) => `${perKgHour} kcal per kg en per uur`,
  source: (source) => `van ${source}`,
  received: (instant) => `ontvangen op ${instant}`,
  accept: "Aanvaarden",
  accepted: "Ze telt nu",
  refuse: "Weigeren",
  refuseTitle: "Deze training weigeren?",
  refuseHelp: (kcal) => `${kcal} kcal tellen dan niet, en de persoon leest dat iemand ernaar gekeken heeft.`,
  refused: "Ze telt niet",
  by: (name, instant) => `door ${name}, ${instant}`,
  kcal: (n) => `${n} kcal`,
};
