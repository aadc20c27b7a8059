import type { offline as english } from "../../en/screens/offline.ts";

export const offline: typeof english = {
  notSent: "Nog niet toegevoegd",
  remove: "Verwijderen",
  sent: (kcal) => `${kcal} kcal toegevoegd`,
  notStored: "Deze browser kan ze niet bewaren. Probeer opnieuw wanneer je weer online bent.",
  install: {
    title: "Kalivo altijd bij de hand",
    help: "Zet Kalivo op je beginscherm. De app opent sneller en werkt zonder netwerk.",
    action: "Installeren",
    refuse: "Niet nu",
    stepsTitle: "Zet Kalivo op je beginscherm",
    steps: ["Tik op Deel in de balk van Safari.", "Kies ‘Zet op beginscherm’."],
    understood: "Begrepen",
  },
};
