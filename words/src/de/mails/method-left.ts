import type { methodLeft as english } from "../../en/mails/method-left.ts";

export const methodLeft: typeof english = {
  subject: (label, team) => `${label} zahlt noch für ${team}`,
  preview: "Du verwaltest dieses Team nicht mehr. Seine Zahlungsart ist geblieben.",
  title: "Das Team zahlt weiter",
  what: (label, team) => `Du verwaltest ${team} nicht mehr. ${label} zahlt noch, was ${team} spendet.`,
  yours:
    "Wenn es deine Karte oder dein Konto ist und das Team nicht mehr damit zahlen soll, schreib den Admins des Teams oder uns: Sie geben eine andere an, oder wir entfernen sie.",
  reason:
    "Du bekommst diese E-Mail, weil du ein Team verwaltet hast, das spendet. E-Mails über dein Geld schicken wir immer.",
};
