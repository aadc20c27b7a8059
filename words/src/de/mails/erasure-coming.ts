import type { erasureComing as english } from "../../en/mails/erasure-coming.ts";
export const erasureComing: typeof english = {
  subject: (day: string) => `Dein Konto endet am ${day}`,
  preview: "Bis dahin kannst du es behalten.",
  title: "Dein Konto endet bald",
  intro: (day: string) =>
    `Du bist überall abgemeldet. Am ${day} endet dein Konto, und das lässt sich nicht rückgängig machen.`,
  goes: "Dein Name, deine Adresse, dein Bild, deine Trainings, Codes und Verbindungen verschwinden; deine Unterstützung endet. Zahlungen, die noch nicht abgeschickt sind, und den laufenden Monat sagen wir ab; eine Zahlung, die unterwegs ist, wird zuerst abgeschlossen.",
  stays: "In unseren Büchern bleibt, was gezahlt wurde, ohne deinen Namen: Das verlangt das Gesetz.",
  button: "Mein Konto behalten",
  keep: "Auch wenn du dich vorher anmeldest, bleibt es.",
  reason: "Du bekommst diese E-Mail, weil du das Ende deines Kontos bestätigt hast.",
};
