import type { newDonor as english } from "../../en/mails/new-donor.ts";
export const newDonor: typeof english = {
  subject: (donor: string) => `Neue Unterstützung: ${donor}`,
  preview: "Alle 100 Kalorien, die du verbrennst, zählen.",
  title: "Jemand Neues unterstützt dich",
  intro: (donor: string) => `${donor} unterstützt dich jetzt.`,
  gives: (rate: string) => `${rate} pro 100 Kalorien, die du verbrennst.`,
  next: "Ab jetzt zählen deine Trainings. Deine Unterstützer sehen deine Gesamtwerte der Woche und des Monats und Tag für Tag, wie viel sie bis dahin schulden, nie ein Training selbst.",
  nextSynced:
    "Ab jetzt zählt diese Unterstützung für Trainings, die eine Uhr, ein Handy, Garmin oder Strava aufgezeichnet hat, nicht für das, was du einträgst oder importierst. Deine Unterstützer sehen deine Gesamtwerte der Woche und des Monats und Tag für Tag, wie viel sie bis dahin schulden, nie ein Training selbst.",
  button: "Training eintragen",
  reason: "Du bekommst diese E-Mail, weil E-Mails über neue Unterstützer in deinen Einstellungen an sind.",
  digestSubject: (count: string) => `Neue Unterstützung: ${count}`,
  digestPreview: "Noch mehr Menschen stehen hinter dir.",
  digestTitle: "Deine neuen Unterstützer",
  digestIntro: (count: string) => `Seit unserer letzten E-Mail wollen dich unterstützen: ${count}.`,
  donors: { one: "weitere Person", other: "weitere Menschen" },
};
