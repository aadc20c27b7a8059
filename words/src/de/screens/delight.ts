import type { delight as english } from "../../en/screens/delight.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("de");

/** What is there for joy: after a workout, the week, milestones, and a card to share. Never a word about what is missing. */
export const delight: typeof english = {
  celebration: {
    title: "Training hinzugefügt",
    calories: "Kalorien",
    share: "Diesen Moment teilen",
    done: "Fertig",
  },
  rhythm: {
    title: "Wochenrhythmus",
    activeDays: (n: number) =>
      counted(n, { one: "aktiver Tag diese Woche", other: "aktive Tage diese Woche" }),
    open: "Diese Woche ist noch nichts eingetragen. Ruhe zählt auch.",
    active: (day: string) => `${day}, aktiv`,
    today: (day: string) => `${day}, heute`,
    activeToday: (day: string) => `${day}, heute, aktiv`,
    hide: "Wochenrhythmus ausblenden",
    hidden: "Ausgeblendet. In den Einstellungen kannst du ihn wieder einblenden.",
    show: "In der Übersicht zeigen",
  },
  milestones: {
    title: "Meilensteine",
    firstWorkout: "Erstes Training",
    firstDonor: "Erster Unterstützer",
    kcal: (figure: string) => `${figure} kcal`,
    raised: (figure: string) => `${figure} € gesammelt`,
  },
  share: {
    workout: "Dieses Training teilen",
    month: "Diesen Monat teilen",
    title: "Deine Karte zum Teilen",
    action: "Bild teilen",
    copied: "Bild kopiert",
    description: "Beschreibung des Bildes",
    descriptionHelp: "Füge sie zu deinem Beitrag hinzu, für alle, die das Bild nicht sehen können.",
    copyDescription: "Beschreibung kopieren",
    descriptionCopied: "Beschreibung kopiert",
    drawing: "Deine Karte wird gezeichnet",
  },
  card: {
    soFar: (month: string) => `${month}, bisher`,
    donorsGive: (amount: string) => `Meine Unterstützer geben etwa ${amount}`,
    movingFor: "In Bewegung für",
    more: (n: number) => `+${n}`,
    scan: "Scannen und mich unterstützen",
    altBurned: (kcal: string, what: string) => `${kcal} Kalorien verbrannt: ${what}.`,
    altMoved: (what: string) => `${what}.`,
    altDonors: (amount: string) => `Meine Unterstützer geben etwa ${amount}.`,
    altFor: (names: string) => `Für ${names}.`,
    altQr: "Mit einem QR-Code, der zu meiner Seite führt.",
  },
};
