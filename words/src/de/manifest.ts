import type { manifest as english } from "../en/manifest.ts";
/** What a phone or desktop says of the installed app. Written into files when the web is built. */
export const manifest: typeof english = {
  description: "Verbrenne Kalorien und sammle für gemeinnützige Organisationen deiner Wahl.",
  add: "Training eintragen",
  scan: "Scannen",
  myCode: "Mein Code",
  home: "Was du diesen Monat verbrannt und gesammelt hast",
  workouts: "Alle deine Trainings und ihre Kalorien",
};
