import type { needsReconnect as english } from "../../en/mails/needs-reconnect.ts";
import { HEALTH_SYNC_DAYS } from "@kalivo/domain/limits.ts";
/** A connection to a provider of workouts that works no more until its owner signs in there again. */
export const needsReconnect: typeof english = {
  subject: (provider: string) => `Melde dich bei ${provider} bitte neu an`,
  preview: "Bis dahin können wir deine Trainings nicht annehmen.",
  title: (provider: string) => `Verbinde ${provider} neu`,
  what: (provider: string) =>
    `${provider} lässt uns deine Trainings nicht mehr lesen. Das passiert, wenn der Zugang dort entzogen oder lange nicht benutzt wurde.`,
  nothingLost: `Es geht nichts verloren: Sobald du dich neu verbindest, lesen wir deine Trainings der letzten ${HEALTH_SYNC_DAYS} Tage. Die eines Monats, der noch nicht abgeschlossen ist, zählen noch.`,
  button: "Neu verbinden",
  reason: (provider: string) =>
    `Du bekommst diese E-Mail, weil du ${provider} verbunden hast. Wir schicken sie einmal.`,
};
