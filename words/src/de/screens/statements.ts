import type { statements as english } from "../../en/screens/statements.ts";
import { CLOSE_DAY_DE as CLOSE_DAY, LEAST_CHARGE } from "../../figures.ts";
import { pluralOf } from "../../plural.ts";
import { orUnreachable } from "../unreachable.ts";

const { plural } = pluralOf("de");

/** A payer's months: the list, one month with its arithmetic, and the links of the notice mail. */
export const statements: typeof english = {
  title: "Meine Monate",
  none: "Noch keine Zahlungen.",
  noneHelp: `Am ${CLOSE_DAY} jedes Monats rechnen wir zusammen, was deine Sportler geschafft haben.`,
  number: (id: number) => `Abrechnung ${id}`,
  givenSoFar: "Bisher gespendet",
  states: {
    open: "In Vorbereitung",
    announced: "Angekündigt",
    carried: "Auf den nächsten Monat übertragen",
    charged: "Gezahlt",
    cancelled: "Abgesagt",
    waived: "Nichts zu zahlen",
    unpaid: "Nicht eingezogen",
  },
  returned: "Zu dir zurückgekommen",
  partlyReturned: "Teilweise zu dir zurückgekommen",
  chargeStates: {
    planned: "Wartet, bis die E-Mail verschickt ist",
    notified: "Angekündigt",
    submitting: "Wird eingezogen",
    unknown: "Wird eingezogen",
    action_required: "Deine Bank bittet um deine Bestätigung",
    processing: "Deine Bank bearbeitet es",
    succeeded: "Gezahlt",
    failed: "Wir konnten es nicht einziehen",
    canceled: "Abgesagt",
    written_off: "Aufgegeben, du schuldest nichts",
  },
  chargedOn: (day: string, method: string) =>
    `Wir ziehen es am ${day} von ${method} ein. Du musst nichts tun.`,
  paidOn: (day: string, method: string) => `Gezahlt am ${day} mit ${method}.`,
  yourMethod: "deinem Zahlungsmittel",
  carried: `Unter ${LEAST_CHARGE} ziehen wir nichts ein. Das kommt zum nächsten Monat dazu.`,
  carriedIn: (n: number) =>
    plural(n, (figure) => ({
      one: `Enthält ${figure} früheren Monat, der auf diesen übertragen wurde.`,
      other: `Enthält ${figure} frühere Monate, die auf diesen übertragen wurden.`,
    })),
  scaled: (amount: string) =>
    `Dein Gesamtlimit von ${amount} pro Monat greift: Wir haben jede Zeile im gleichen Verhältnis gesenkt.`,
  fee: (gross: string, fee: string, net: string) =>
    `${gross} gespendet, ${fee} behält der Zahlungsdienst, ${net} sind für die Organisationen.`,
  lines: "Wen du unterstützt hast",
  arithmetic: (kcal: string, rate: string) => `${kcal} kcal × ${rate} pro 100 kcal`,
  exact: (amount: string) => `= ${amount}, auf den Cent abgerundet`,
  cap: (amount: string) => `Monatslimit ${amount}`,
  capped: (amount: string) => `Durch dein Monatslimit sind es ${amount}.`,
  toCeiling: (amount: string) => `Durch dein Gesamtlimit sind es ${amount}.`,
  lowered: (amount: string) => `Gesenkt auf ${amount}.`,
  lineStates: {
    pending: null,
    carried: "auf den nächsten Monat übertragen",
    charged: null,
    cancelled: "weggelassen",
    waived: "nicht eingezogen",
    no_organisation: "keine Organisation, an die es gehen kann",
  },
  fromMonth: (month: string) => `aus ${month}`,
  goesTo: "Geht an",
  givenByTeam: (team: string) => `Bisher von ${team} gespendet`,
  months: "Deine Monate",
  change: "Diesen Monat ändern",
  changeDone: "Fertig mit Ändern",
  cancelMonth: "Die Spenden dieses Monats absagen",
  cancelTitle: "Die Spenden dieses Monats absagen?",
  cancelHelp: "Für diesen Monat ziehen wir nichts ein.",
  dropLine: (name: string) => `${name} weglassen`,
  dropTitle: (name: string) => `${name} in diesem Monat weglassen?`,
  dropHelp: "Für diese Person zahlst du diesen Monat nichts.",
  dropGoesOn: "Deine Unterstützung läuft nächsten Monat weiter.",
  lowerLine: (name: string) => `Betrag für ${name} senken`,
  lowerTitle: (name: string) => `Für ${name} weniger zahlen`,
  lowerNow: (amount: string) => `Du zahlst jetzt ${amount}.`,
  lowerField: "Neuer Betrag",
  lowerSave: "Senken",
  lowerWrong: (amount: string) => `Du zahlst jetzt ${amount}. Gib weniger ein.`,
  keep: "So lassen",
  doneCancelled: "Die Spenden dieses Monats sind abgesagt.",
  doneChanged: "Dein Monat ist geändert.",
  doneCarried: (due: string, name: string, all: string) =>
    `Du zahlst ${due} für ${name}. Insgesamt ${all} werden auf den nächsten Monat übertragen.`,
  doneWaived: "Was übrig ist, ist zu wenig für einen Einzug: Du zahlst für diesen Monat nichts.",
  doneLowered: (due: string, name: string, all: string) => `Du zahlst ${due} für ${name}, insgesamt ${all}.`,
  failed: (status: number) => orUnreachable(status, `Es gab einen Fehler: ${status}`),
  disputeHelp: "Bis zu 2 Monate lang kannst du einen Einzug bei deiner Bank bestreiten.",
  json: "Als JSON herunterladen",
};
