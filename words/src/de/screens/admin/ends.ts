import type { ends as english } from "../../../en/screens/admin/ends.ts";
/** Ending a charge that was not collected, for good. */
export const ends: typeof english = {
  end: "Diesen Einzug beenden",
  action: (amount: string) => `${amount} beenden`,
  what: (amount: string, payer: string, month: string) =>
    `${amount} von ${payer} für ${month}: Wir ziehen 0,00 € ein, jetzt und später.`,
  atProvider:
    "1 Zahlung beim Zahlungsdienst wird zuerst abgesagt. Sollte sie inzwischen gezahlt sein, wird sie stattdessen gebucht.",
  withoutProvider:
    "Ich habe beim Zahlungsdienst nachgesehen. Beende es, obwohl die Zahlung dort nicht abgesagt werden kann.",
  mail: "Alle, die für diesen Zahler entscheiden, bekommen 1 E-Mail, die das sagt und warum. Das lässt sich nicht rückgängig machen.",
  nobody: "Es ist niemand mehr da, der eine E-Mail bekäme. Das lässt sich nicht rückgängig machen.",
  reasonMissing: "Sag, warum: Der Zahler sieht es, und es steht auf der Abrechnung.",
  reason: "Grund",
  reasons: {
    payer_asked: "Der Zahler hat darum gebeten",
    mistake: "Ein Fehler von uns",
    unreachable: "Nicht zu erreichen",
    stopped: "Bestritten",
  },
};
