import type { offline as english } from "../../en/screens/offline.ts";

export const offline: typeof english = {
  notSent: "Pas encore ajoutée",
  remove: "La retirer",
  sent: (kcal) => `${kcal} kcal de plus`,
  notStored: "Ce navigateur ne peut pas la garder. Réessaie quand tu auras du réseau.",
  install: {
    title: "Kalivo à portée de pouce",
    help: "Mets Kalivo sur ton écran d’accueil. L’app s’ouvre plus vite et marche sans réseau.",
    action: "Installer",
    refuse: "Pas maintenant",
    stepsTitle: "Ajoute Kalivo à ton écran d’accueil",
    steps: ["Touche Partager dans la barre de Safari.", "Choisis «\u00A0Sur l’écran d’accueil\u00A0»."],
    understood: "Compris",
  },
};
