import type { pledges as english } from "../en/pledges.ts";

export const pledges: typeof english = {
  syncedOnly: "Séances synchronisées seulement",
  syncedOnlyHelp:
    "Celles qu’une montre, un téléphone, Garmin ou Strava a enregistrées. Ce qui est saisi ou lu dans un fichier ne reçoit rien de toi.",
  syncedShort: "synchro seulement",
};
