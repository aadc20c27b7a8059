import type { manifest as english } from "../en/manifest.ts";

export const manifest: typeof english = {
  description: "Brûle des calories, récolte des fonds pour les associations de ton choix.",
  add: "Ajouter une séance",
  scan: "Scanner",
  myCode: "Mon code",
  home: "Ce que tu as brûlé et récolté ce mois-ci",
  workouts: "Toutes tes séances et leurs calories",
};
