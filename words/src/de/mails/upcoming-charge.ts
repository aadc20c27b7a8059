import type { upcomingCharge as english } from "../../en/mails/upcoming-charge.ts";
import { REFUND_DAYS } from "@kalivo/domain/limits.ts";
export const upcomingCharge: typeof english = {
  subject: (amount: string, day: string) => `Wir ziehen am ${day} ${amount} ein`,
  anewSubject: (amount: string, day: string) => `Neuer Tag: Wir ziehen am ${day} ${amount} ein`,
  /** Why there is a second notice. */
  anew: {
    slipped: (before: string) =>
      `Wir hatten den ${before} angekündigt und an diesem Tag nichts eingezogen. Darum gilt jetzt dieser neue Tag, und bis dahin kannst du alles wieder ändern.`,
    new_people: (before: string) =>
      `Wir hatten den ${before} angekündigt. Seitdem entscheidet noch jemand für das Team und muss es zuerst wissen. Darum gilt ein neuer Tag, und bis dahin lässt sich alles wieder ändern.`,
  },
  preview: (month: string) => `Deine Spenden für ${month}. Du musst nichts tun.`,
  title: (month: string) => `Deine Spenden für ${month}`,
  thanks: (burners: string, month: string) => `Danke, dass du ${burners} im ${month} unterstützt hast.`,
  intro: (amount: string, day: string) => `Wir ziehen am ${day} ${amount} ein.`,
  nothingToDo: "Du musst nichts tun.",
  total: "Genauer Betrag",
  period: "Monat",
  chargeDay: "Einzug am",
  method: "Zahlungsmittel",
  mandate: (reference: string, creditorId: string) =>
    `Mandatsreferenz ${reference}, Gläubiger-Identifikationsnummer ${creditorId}`,
  mandateLabel: "Lastschrift",
  number: "Abrechnung",
  onStatement: "Auf deinem Kontoauszug",
  linesTitle: "Wofür du zahlst",
  part: (kcal: string, rate: string, amount: string) => `${kcal} kcal × ${rate} pro 100 kcal = ${amount}`,
  cap: (cap: string) => `Dein Monatslimit für diese Person: ${cap}`,
  noCap: "Kein Monatslimit für diese Person",
  carried: (month: string) => `Aus ${month} übertragen, als der Betrag zu klein zum Einziehen war`,
  asked: (amount: string) => `Für diese Person einzuziehen: ${amount}`,
  organisations: (list: string) => `Geht an ${list}`,
  noOrganisation: "Keine Organisation, an die es gehen kann: Wir ziehen nichts ein",
  share: (organisation: string, amount: string) => `${organisation} (${amount})`,
  ceiling: (ceiling: string) =>
    `Zusammen waren deine Spenden mehr als dein Gesamtlimit von ${ceiling} pro Monat. Wir haben jede im gleichen Verhältnis gesenkt, damit du genau das zahlst.`,
  carriedMonths: (months: string) => `Darin steckt, was aus ${months} übertragen wurde.`,
  aheadTitle: "Was du geplant hast",
  ahead: (name: string, day: string, rate: string) => `Ab ${day} gibst du ${rate} pro 100 kcal für ${name}.`,
  aheadLimit: (limit: string) => `Höchstens ${limit} pro Monat.`,
  pausedUntil: (day: string) => `Deine Unterstützung macht bis ${day} Pause.`,
  lower: "Für diese Person diesen Monat weniger zahlen",
  drop: "Diese Person diesen Monat weglassen",
  stop: "Diese Person nicht mehr unterstützen",
  stopAll: "Mit allem aufhören",
  changeTitle: "Möchtest du etwas ändern?",
  change: (day: string) => `Das geht bis zum Einzug am ${day}, ohne Anmeldung.`,
  cancel: "Deine Spenden für diesen Monat absagen",
  changeMethod: "Zahlungsmittel ändern",
  seeStatement: "Abrechnung ansehen",
  disputeTitle: "Stimmt etwas nicht?",
  dispute: (mail: string) =>
    `Schreib an ${mail}. Wir antworten, und eine falsche Zahlung erstatten wir bis zu ${REFUND_DAYS} Tage lang.`,
  disputeCard: (until: string) => `Du kannst sie auch bis ${until} bei deiner Bank bestreiten.`,
  disputeSepa: (until: string) =>
    `Auch deine Bank erstattet sie, ohne nach dem Grund zu fragen, bis ${until} (acht Wochen).`,
  grant: (association: string) =>
    `Du gibst an ${association}. Die Vereinigung gibt es an die Organisationen oben weiter. Die Gebühren des Zahlungsdienstes gehen davon ab und stehen auf deiner Zahlungsbestätigung.`,
  reason:
    "Du bekommst diese E-Mail, weil wir bald Geld von dir einziehen. E-Mails zu deinem Geld schicken wir immer.",
};
