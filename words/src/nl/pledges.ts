import type { pledges as english } from "../en/pledges.ts";

/** What a pledge pays for. */
export const pledges: typeof english = {
  syncedOnly: "Alleen gesynchroniseerde trainingen",
  syncedOnlyHelp:
    "Trainingen die een horloge, een telefoon, Garmin of Strava heeft opgenomen. Voor wat is ingetypt of uit een bestand komt, geef je niets.",
  /** Beside a rate. */
  syncedShort: "alleen gesynchroniseerd",
};
