import type { profile as english } from "../../en/screens/profile.ts";

export const profile: typeof english = {
  tabs: "Bilans",
  burning: "Calories brûlées",
  donations: "Dons",
  organisations: "Associations soutenues",
  donors: "Soutiens",
  burners: "Athlètes",
  nobodyYet: "Encore personne",
  noBurner: (firstName: string) => `${firstName} n’a pas de profil d’athlète pour le moment.`,
  noDonor: (firstName: string) => `${firstName} n’a pas de profil de soutien pour le moment.`,
  zoom: "Agrandir la photo",
  zoomed: "Photo",
  share: "Partager",
  sayWhy: "Dire pourquoi tu bouges",
  dialog: {
    title: (firstName: string) => `Soutenir ${firstName}`,
    rate: "Euros par 100 calories",
    rateSpoken: (rate: string) => `${rate} par 100 calories`,
    limitField: "Au plus par mois",
    perMonth: "€ par mois",
    save: "Enregistrer",
    toPayment: "Aller au paiement",
    stop: "Ne plus soutenir",
    stopTitle: (firstName: string) => `Arrêter de soutenir ${firstName} ?`,
    stopHelp:
      "Les nouvelles séances ne te coûteront plus rien. Ce qui a été brûlé jusqu’ici fait encore partie de ce mois.",
    keep: "Continuer à soutenir",
    started: (firstName: string) => `Tu soutiens maintenant ${firstName}`,
    changed: "C’est modifié",
    stopped: (firstName: string) => `Tu ne soutiens plus ${firstName}`,
  },
};
