import type { disconnected as english } from "../../en/mails/disconnected.ts";
/** What a connection took with it when it ended. */
export const disconnected: typeof english = {
  subject: (provider: string) => `${provider} ist getrennt`,
  preview: "Was wir gelöscht haben und was bleibt.",
  title: (provider: string) => `${provider} ist getrennt`,
  byYou: (provider: string) => `Du hast die Verbindung zu ${provider} beendet.`,
  byProvider: (provider: string) => `Die Verbindung wurde bei ${provider} beendet.`,
  deleted: (provider: string) =>
    `Wir haben unseren Zugang zu deinem Konto dort gelöscht, alles, was ${provider} uns über deine Trainings gesagt hat, und die Trainings, die noch in keiner Spende stecken.`,
  kept: "Von Trainings in einer Spende behalten wir Datum, Art und Kalorien, weil dafür Geld gegeben wurde.",
  button: "Eine andere Quelle wählen",
  reason: (provider: string) =>
    `Du bekommst diese E-Mail, weil ${provider} mit deinem Konto verbunden war. E-Mails zu deinem Konto schicken wir immer.`,
};
