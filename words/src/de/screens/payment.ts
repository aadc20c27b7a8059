import type { payment as english } from "../../en/screens/payment.ts";
import {
  CHARGE_DAY_DE as CHARGE_DAY,
  CLOSE_DAY_DE as CLOSE_DAY,
  LEAST_CHARGE,
  NOTICE_DAYS,
} from "../../figures.ts";
/** The page before the provider's own: what happens when. */
export const payment: typeof english = {
  forTeam: (team: string) => `Für das Team ${team}.`,
  /** What waits for the payment method. */
  gives: (name: string, rate: string, limit: string | null) =>
    `Für je 100 Kalorien, die ${name} verbrennt, gibst du ${rate}${limit === null ? "" : `, höchstens ${limit} pro Monat`}.`,
  title: "So läuft das Zahlen",
  steps: [
    {
      title: "Wir rechnen den Monat zusammen",
      help: `Am ${CLOSE_DAY} nehmen wir die Kalorien deiner Sportler mal deinen Betrag, nie mehr als deine Limits.`,
    },
    {
      title: `E-Mail ${NOTICE_DAYS} Tage vorher`,
      help: "Du siehst den genauen Betrag und warum. Du kannst ihn direkt aus der E-Mail senken oder absagen.",
    },
    {
      title: `Ein Einzug, etwa am ${CHARGE_DAY}`,
      help: `Ein Einzug für alle, die du unterstützt. Unter ${LEAST_CHARGE} wartet er auf den nächsten Monat.`,
    },
  ],
  cancelAnyTime: "Hör auf, wann du willst: zweimal tippen auf der Startseite, ohne Begründung.",
  dispute: "Du hast 2 Monate Zeit, einen Einzug bei deiner Bank zu bestreiten.",
  ceiling: (amount: string) =>
    `Was auch passiert, nie mehr als ${amount} pro Monat. Das änderst du in den Einstellungen.`,
  toTheAssociation: (association: string) =>
    `Dein Geld geht an ${association}. Die Vereinigung gibt es an die Organisationen weiter, die deine Sportler gewählt haben.`,
  birthdayHelp: "Zum Geben musst du 18 sein. Wir fragen nur einmal und zeigen es niemandem.",
  birthdayMissing: "Gib zuerst deinen Geburtstag an. Er sieht so aus: 31/12/1990.",
  add: "Zahlungsmittel hinzufügen",
  modify: "Zahlungsmittel ändern",
  inUse: (method: string) => `In Gebrauch: ${method}.`,
  saved: "Dein Zahlungsmittel ist gespeichert.",
  waiting: "Wir warten auf die Bestätigung des Zahlungsdienstes …",
  cancelled: "Es wurde kein Zahlungsmittel gespeichert. Du kannst es versuchen, wann du willst.",
  /** Of somebody who supports people and left this step for later. */
  missing:
    "Deine Unterstützung ist gespeichert. Eines fehlt: ein Zahlungsmittel. Bis du eines hinzufügst, bekommen die Organisationen deiner Sportler nichts, und du zahlst nichts.",
};
