/** What an admin reads and decides about unusual workouts. */
export const workouts = {
  filters: { held: "To be checked", accepted: "Accepted", refused: "Refused" },
  none: "Nothing waits to be checked",
  noneHelp: "Unusual workouts wait here until somebody accepts or refuses them.",
  minutes: (n: string) => `${n} min`,
  km: (km: string) => `${km} km`,
  speed: (kmh: string) => `${kmh} km/h`,
  effort: (perKgHour: string) => `${perKgHour} kcal per kg and hour`,
  source: (source: string) => `from ${source}`,
  received: (instant: string) => `received ${instant}`,
  accept: "Accept",
  accepted: "It counts now",
  refuse: "Refuse",
  refuseTitle: "Refuse this workout?",
  refuseHelp: (kcal: string) =>
    `${kcal} kcal will not count, and the person reads that somebody looked at it.`,
  refused: "It does not count",
  by: (name: string, instant: string) => `by ${name}, ${instant}`,
  kcal: (n: string) => `${n} kcal`,
};
