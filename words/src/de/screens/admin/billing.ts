import type { billing as english } from "../../../en/screens/admin/billing.ts";
import { CLOSE_DAY_DE as CLOSE_DAY, CLOSE_TIME, NOTICE_DAYS } from "../../../figures.ts";
import { pluralOf } from "../../../plural.ts";

const { counted, plural } = pluralOf("de");

/** What becomes of a payer's month. */
const outcomes: Readonly<Record<string, string>> = {
  charge: "Wird eingezogen",
  carried: "Übertragen",
  waived: "Erlassen",
  cancelled: "Abgesagt",
  nothing: "Nichts in diesem Monat",
};

export const billing: typeof english = {
  none: "Noch ist kein Monat berechnet",
  noneHelp: `Den ersten berechnen wir am ${CLOSE_DAY} des Monats nach dem ersten Training.`,
  running: "Der laufende Monat",
  stages: {
    open: "Offen",
    computing: "Wird berechnet",
    computed: "Berechnet",
    announced: "Angekündigt",
    settled: "Eingezogen",
    closed: "Abgeschlossen",
  },
  stagesHelp: {
    open: `Es kommen noch Trainings. Berechnet wird am ${CLOSE_DAY} um ${CLOSE_TIME}.`,
    computing:
      "Es kommen keine Trainings mehr dazu, und die Abrechnungen werden berechnet. Neue Trainings zählen im nächsten Monat.",
    computed:
      "Jede Abrechnung steht fest. Als Nächstes gehen die E-Mails hinaus, die die Einzüge ankündigen.",
    announced: `Die Zahler kennen ihren Betrag. Wir ziehen ihn ${NOTICE_DAYS} Tage nach der E-Mail ein.`,
    settled: "Es ist nichts mehr einzuziehen.",
    closed:
      "Jeder Einzug ist beendet, und beim Abschluss stimmten die Bücher. Die letzte Prüfung steht unter Bücher.",
  },
  collected: (amount: string) => `${amount} eingezogen`,
  inTrouble: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} Einzug braucht einen Blick`,
      other: `${figure} Einzüge brauchen einen Blick`,
    })),
  wentBack: {
    disputed: "Bestritten",
    lost: "Bestreitung verloren",
    refunding: "Erstattung unterwegs",
    refunded: "Erstattet",
    partly_refunded: "Teilweise erstattet",
  },
  declines: {
    authentication_required: "die Bank verlangt eine Bestätigung",
    authentication_failed: "nicht bei der Bank bestätigt",
    card_declined: "von der Bank abgelehnt",
    do_not_honor: "von der Bank abgelehnt",
    generic_decline: "von der Bank abgelehnt",
    expired_card: "die Karte ist abgelaufen",
    insufficient_funds: "nicht genug Geld auf dem Konto",
    lost_card: "die Karte ist als verloren gemeldet",
    stolen_card: "die Karte ist als gestohlen gemeldet",
    fraudulent: "die Bank vermutet Betrug",
    account_closed: "das Konto ist geschlossen",
    debit_not_authorized: "laut Unterstützer nicht genehmigt",
    rejected: "vom Zahlungsdienst abgelehnt",
    canceled: "beim Zahlungsdienst storniert",
    not_sent: "nie beim Zahlungsdienst angekommen",
  },
  returned: (amount: string) => `${amount} kamen zurück`,
  paidBack: (amount: string) => `davon ${amount} erstattet`,
  takenBack: (amount: string) => `davon ${amount} von Banken zurückgebucht`,
  left: (amount: string) => `${amount} übrig`,
  collectedGross: "eingezogen, brutto",
  computedOn: (at: string) => `Berechnet ${at}`,
  unnoticed: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} Einzug wartet, weil kein Mailserver die Ankündigung angenommen hat.`,
      other: `${figure} Einzüge warten, weil kein Mailserver die Ankündigung angenommen hat.`,
    })),
  statementSums: "Abrechnungen",
  chargeSums: "Einzüge",
  noSums: "Keine",
  states: {
    open: "In Vorbereitung",
    announced: "Angekündigt",
    carried: "Übertragen",
    charged: "Gezahlt",
    cancelled: "Abgesagt",
    waived: "Erlassen",
    unpaid: "Nicht eingezogen",
  },
  chargeStates: {
    planned: "Ankündigung noch nicht angenommen",
    notified: "Angekündigt",
    submitting: "Wird geschickt",
    unknown: "Antwort fehlt",
    action_required: "Zahler muss bestätigen",
    processing: "Bei der Bank",
    succeeded: "Gezahlt",
    failed: "Misslungen",
    canceled: "Abgesagt",
    written_off: "Aufgegeben",
  },
  stopped: "Zahler gestoppt",
  stoppedSince: (day: string) => `wegen einer Bestreitung gestoppt seit ${day}`,
  endsStop: "Zahler weitermachen lassen: unter Bestreitungen",
  statements: "Abrechnungen des Monats",
  allStatements: "Abrechnungen aller Monate",
  filter: "Stand",
  all: "Alle",
  month: "Monat",
  ofCharge: (state: string) => `Einzug: ${state}`,
  ended: (ended: number, all: number) =>
    plural(all, (figure) => ({
      one: `${ended} von ${figure} Einzug beendet`,
      other: `${ended} von ${figure} Einzügen beendet`,
    })),
  waits: {
    stopped: (n: number, since: string) => `${n} seit ${since} wegen einer Bestreitung gestoppt.`,
    untold: (n: number, since: string) =>
      `${n} seit ${since} ohne Ankündigung: Kein Mailserver hat sie angenommen.`,
    provider: (n: number, since: string) => `${n} seit ${since} ohne Antwort des Zahlungsdienstes.`,
    bank: (n: number, since: string) => `${n} seit ${since} bei der Bank.`,
    payer: (n: number, since: string) =>
      plural(n, (figure) => ({
        one: `${figure} ließ sich seit ${since} nicht einziehen und wartet auf den Zahler.`,
        other: `${figure} ließen sich seit ${since} nicht einziehen und warten auf ihre Zahler.`,
      })),
    worker: (n: number, since: string) => `${n} für ${since} oder später angekündigt.`,
  },
  endsBy: (day: string) => `Endet automatisch bis ${day}.`,
  noStatements: "Keine Abrechnung in diesem Stand.",
  number: "Nummer",
  totalOf: (n: number) =>
    plural(n, (figure) => ({
      one: `Gesamtbetrag von ${figure} Abrechnung`,
      other: `Gesamtbetrag von ${figure} Abrechnungen`,
    })),
  payer: "Zahler",
  team: "Team",
  sum: "Betrag",
  state: "Stand",
  end: "Zu tun",
  what: "Was passiert ist",
  noCharge: "Kein Einzug",
  attempts: (n: number) => counted(n, { one: "Versuch", other: "Versuche" }),
  due: (at: string) => `fällig ${at}`,
  nextTry: (at: string) => `wieder ${at}`,
  paidOn: (at: string) => `gezahlt ${at}`,
  includes: (n: number) =>
    plural(n, (figure) => ({
      one: `mit ${figure} früheren Monat`,
      other: `mit ${figure} früheren Monaten`,
    })),
  simulate: "Durchspielen",
  simulateHelp: "Was ein Abschluss jetzt täte. Es wird nichts geschrieben.",
  result: "Ergebnis",
  resultHelp: "Was der Monat jedes Zahlers bei der Berechnung war, nach heutigem Stand.",
  showResult: "Ergebnis zeigen",
  comesTo: (amount: string) => `Der Monat: ${amount}`,
  simulated: "Wenn der Monat jetzt abgeschlossen würde",
  was: "Das Ergebnis des Abschlusses",
  facts: {
    statements: "Abrechnungen",
    toCharge: "Einzuziehen",
    carried: "Übertragen",
    waived: "Erlassen",
    amount: "Insgesamt",
  },
  before: "Monat davor",
  lines: "Zeilen",
  kcal: "kcal",
  outcome: "Was passiert",
  outcomes,
  cut: "Durch das Gesamtlimit gekürzt",
  first: (shown: number, all: number) =>
    plural(all, (figure) => ({
      one: `Die ersten ${shown} von ${figure} Person, die zahlt.`,
      other: `Die ersten ${shown} von ${figure} Menschen, die zahlen.`,
    })),
  nothing: "Für diesen Monat gibt es nichts einzuziehen.",
  nobodyPays: "Niemand würde etwas zahlen.",
};
