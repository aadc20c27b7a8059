import type { offline as english } from "../../en/screens/offline.ts";
/** Without a network, and the app on the home screen. */
export const offline: typeof english = {
  notSent: "Noch nicht hinzugefügt",
  remove: "Entfernen",
  sent: (kcal: string) => `${kcal} kcal hinzugefügt`,
  notStored: "Dieser Browser kann es nicht aufbewahren. Versuch es bitte noch einmal, wenn du online bist.",
  install: {
    title: "Kalivo, nur ein Tippen entfernt",
    help: "Leg Kalivo auf deinen Startbildschirm. Es öffnet schneller und geht auch ohne Netz.",
    action: "Installieren",
    refuse: "Nicht jetzt",
    stepsTitle: "Kalivo auf deinen Startbildschirm legen",
    steps: ["Tippe in der Leiste von Safari auf „Teilen“.", "Wähle „Zum Home-Bildschirm“."],
    understood: "Alles klar",
  },
};
