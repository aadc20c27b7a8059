/** What a pledge pays for. */
export const pledges = {
  syncedOnly: "Only synced workouts",
  syncedOnlyHelp:
    "Those a watch, a phone, Garmin or Strava recorded. What is typed in or read from a file earns nothing from you.",
  /** Beside a rate. */
  syncedShort: "synced only",
};
