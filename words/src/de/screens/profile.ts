import type { profile as english } from "../../en/screens/profile.ts";
/** A person's page and the dialog that supports them. */
export const profile: typeof english = {
  tabs: "Einblicke",
  burning: "Verbrannte Kalorien",
  donations: "Spenden",
  organisations: "Unterstützte Organisationen",
  donors: "Unterstützer",
  burners: "Sportler",
  nobodyYet: "Noch niemand",
  noBurner: (firstName: string) => `${firstName} sammelt im Moment nicht mit Kalorien.`,
  noDonor: (firstName: string) => `${firstName} unterstützt im Moment niemanden.`,
  zoom: "Bild vergrößern",
  zoomed: "Bild",
  share: "Teilen",
  sayWhy: "Sag, warum du dich bewegst",
  dialog: {
    title: (firstName: string) => `${firstName} unterstützen`,
    rate: "Euro pro 100 Kalorien",
    rateSpoken: (rate: string) => `${rate} pro 100 Kalorien`,
    limitField: "Höchstens pro Monat",
    perMonth: "€ pro Monat",
    save: "Speichern",
    toPayment: "Weiter zur Zahlung",
    stop: "Nicht mehr unterstützen",
    stopTitle: (firstName: string) => `${firstName} nicht mehr unterstützen?`,
    stopHelp:
      "Für neue Trainings zahlst du nicht mehr. Was bis jetzt verbrannt wurde, gehört noch zu diesem Monat.",
    keep: "Weiter unterstützen",
    started: (firstName: string) => `Du unterstützt jetzt ${firstName}`,
    changed: "Deine Unterstützung ist geändert",
    stopped: (firstName: string) => `Du unterstützt ${firstName} nicht mehr`,
  },
};
