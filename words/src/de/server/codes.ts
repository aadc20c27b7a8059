import type { codes as english } from "../../en/server/codes.ts";
/** What is said about codes, by those who make them and those who use them. */
export const codes: typeof english = {
  notACode: "Diesen Code gibt es nicht",
  expired: "Dieser Code ist abgelaufen",
  own: "Dieser Code ist dein eigener oder von deinem eigenen Team.",
  used: "Du hast diesen Code schon benutzt",
  full: "Dieser Code ist aufgebraucht",
  refusedBefore:
    "Du hast diese Unterstützung schon einmal abgelehnt. Erlaube sie zuerst wieder, unter „E-Mails und Privatsphäre“.",
  failed: "Der Code konnte nicht eingelöst werden. Versuch es bitte später noch einmal.",
  tooManyToday: (most: number) =>
    `Von diesem Code haben heute schon ${most} Menschen Unterstützung bekommen, mehr gehen nicht. Versuch es morgen noch einmal.`,

  unknown: "Diesen Code gibt es nicht.",
  dayOver: "Dieser Tag ist vorbei. Wähle heute oder einen späteren Tag.",
  fromAge: (years: number) => `Codes kannst du ab ${years} Jahren erstellen.`,
  needsMethod: "Um mit einem Code Geld zu geben, füge zuerst ein gültiges Zahlungsmittel hinzu.",
  teamNeedsMethod: "Um mit einem Code Geld zu geben, braucht das Team zuerst ein gültiges Zahlungsmittel.",
  stopped: {
    dispute:
      "Eine Zahlung wird bestritten: Codes mit Geld gehen erst wieder, wenn wir gesprochen haben. Schreib uns.",
    pause:
      "Deine Unterstützung macht Pause. Drück zuerst auf der Zahlungsseite auf „Weitermachen“; dann kannst du wieder Codes erstellen.",
    own: "Deine Unterstützung ist gestoppt. Mach zuerst weiter; dann kannst du wieder Codes erstellen.",
  },
  tooManyActive: (most: number) =>
    `Es gibt schon ${most} aktive Codes. Archiviere einen, den du nicht mehr brauchst.`,

  supportedAlready: (name: string) => `${name} unterstützt dich schon; das bleibt, wie es ist.`,
  gives: (name: string, rate: string) => `${name} gibt jetzt ${rate} pro 100 Kalorien, die du verbrennst.`,
  givesAtMost: (name: string, rate: string, most: string) =>
    `${name} gibt jetzt ${rate} pro 100 Kalorien, die du verbrennst, höchstens ${most} pro Monat.`,
  joined: (team: string) => `Du bist jetzt im Team ${team}.`,
  inTeamAlready: (team: string) => `Du bist schon im Team ${team}.`,
  invited: (name: string) => `${name} hat dich eingeladen.`,
};
