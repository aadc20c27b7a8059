import type { profile as english } from "../../en/screens/profile.ts";

/** A person's page and the dialog that supports them. */
export const profile: typeof english = {
  tabs: "Inzichten",
  burning: "Verbrande calorieën",
  donations: "Donaties",
  organisations: "Gesteunde organisaties",
  donors: "Donateurs",
  burners: "Sporters",
  nobodyYet: "Nog niemand",
  noBurner: (firstName) => `${firstName} heeft voorlopig geen profiel als sporter.`,
  noDonor: (firstName) => `${firstName} heeft voorlopig geen profiel als donateur.`,
  zoom: "Foto vergroten",
  zoomed: "Foto",
  share: "Delen",
  sayWhy: "Vertel waarom je beweegt",
  dialog: {
    title: (firstName) => `Steun ${firstName}`,
    rate: "Euro per 100 calorieën",
    rateSpoken: (rate) => `${rate} per 100 calorieën`,
    limitField: "Hoogstens per maand",
    perMonth: "€ per maand",
    save: "Opslaan",
    toPayment: "Verder naar betalen",
    stop: "Stop met steunen",
    stopTitle: (firstName) => `${firstName} niet meer steunen?`,
    stopHelp: "Nieuwe trainingen kosten je niets meer. Wat tot nu toe verbrand is, hoort nog bij deze maand.",
    keep: "Blijven steunen",
    started: (firstName) => `Je steunt nu ${firstName}`,
    changed: "Je steun is gewijzigd",
    stopped: (firstName) => `Je steunt ${firstName} niet meer`,
  },
};
