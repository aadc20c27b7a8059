import type { payouts as english } from "../../../en/screens/admin/payouts.ts";
import { RELEASE_DAYS } from "@kalivo/domain/limits.ts";
import { pluralOf } from "../../../plural.ts";

const { counted, plural } = pluralOf("de");

const countedPayouts = (n: number) => counted(n, { one: "Auszahlung", other: "Auszahlungen" });

/** The part of the admin pages that pays organisations. */
export const payouts: typeof english = {
  payable: "Auszahlbar",
  payableHelp: "Keine Bank kann es mehr zurückbuchen.",
  ready: (n: number, amount: string) =>
    plural(n, (figure) => ({
      one: `Ein Lauf zahlt jetzt ${amount} an ${figure} Organisation.`,
      other: `Ein Lauf zahlt jetzt ${amount} an ${figure} Organisationen.`,
    })),
  nothingReady: "Ein Lauf würde jetzt niemandem etwas zahlen: Die Liste unten sagt, warum.",
  held: "Zurückgestellt",
  heldHelp: "Eine Bank kann es noch zurückbuchen.",
  heldUntil: (month: string) => `bis ${month}`,
  heldUntilTitle: "Zurückgestellt, nach dem Monat, in dem es auszahlbar wird",
  atTheBank: "Unterwegs",
  atTheBankHelp: "Angewiesen und noch nicht bestätigt.",
  noDebtor:
    "Das eigene Konto der Vereinigung ist noch nicht eingerichtet. Läufe lassen sich vorbereiten, aber nicht genehmigen. Der Überblick sagt, was zuerst zu tun ist.",
  from: (name: string, end: string) => `Gezahlt von ${name}, Konto, das auf ${end} endet.`,
  runWaits: "Ein vorbereiteter Lauf wartet auf einen zweiten Admin.",
  prepare: "Lauf vorbereiten",
  prepared: "Vorbereitet. Jetzt genehmigt ihn ein anderer Admin.",
  organisations: "Organisationen geschuldet",
  noneOwed: "Noch ist nichts geschuldet",
  noneOwedHelp: `Geld ist nach der Zahlung ${RELEASE_DAYS.card} Tage zurückgestellt, dann kann es ausgezahlt werden.`,
  organisation: "Organisation",
  next: "Nächster Lauf",
  nothingPayable: "Nichts auszuzahlen",
  obstacles: {
    none: "Dabei",
    too_little: "Unter 10 €",
    under_way: "Auszahlung läuft",
    no_account: "Kein Bankkonto",
    unusable_account: "Konto nicht benutzbar",
    too_much: "Zu viel für eine Überweisung",
    play_money: "Geld einer Demo: nie ausgezahlt",
    outside_eea: "Konto außerhalb des EWR",
    own_account: "Das Konto der Vereinigung selbst",
    shared_account: "Dasselbe Konto wie eine andere",
    left_after_all: "Doch abgegangen: auf ihrem Lauf entscheiden",
    came_back: "Kam zurück: Konto ansehen",
  },
  runs: "Läufe",
  noRuns: "Noch kein Lauf",
  runsHelp: "Ein Lauf zahlt allen Organisationen: Ein Admin bereitet ihn vor, ein anderer genehmigt ihn.",
  title: (day: string) => `Lauf vom ${day}`,
  states: {
    prepared: "Wartet auf einen zweiten Admin",
    ended: "Fertig",
    approved: "Genehmigt",
    cancelled: "Abgesagt",
  },
  payouts: countedPayouts,
  open: (n: number) => `${n} zu bestätigen`,
  back: (n: number) => counted(n, { one: "kam zurück", other: "kamen zurück" }),
  amount: "Betrag",
  count: "Auszahlungen",
  executeOn: "Tag der Zahlung",
  messageId: "Referenz der Datei",
  preparedBy: "Vorbereitet",
  decidedBy: { approved: "Genehmigt", cancelled: "Abgesagt", prepared: "Entschieden" },
  byOn: (name: string, at: string) => `von ${name}, ${at}`,
  own: "Diesen Lauf hast du vorbereitet, darum genehmigt ihn ein anderer Admin.",
  approve: "Genehmigen",
  approveTitle: (amount: string) => `${amount} bei der Bank anweisen?`,
  approveAsk: (n: number, day: string) =>
    plural(n, (figure) => ({
      one: `Bucht ${figure} Auszahlung als unterwegs zum Konto unten, zu zahlen am ${day}. Vergleiche es zuerst. Danach kommt die Datei für die Bank.`,
      other: `Bucht ${figure} Auszahlungen als unterwegs zu den Konten unten, zu zahlen am ${day}. Vergleiche sie zuerst. Danach kommt die Datei für die Bank.`,
    })),
  approved: "Genehmigt. Gib der Bank jetzt die Datei.",
  cancel: "Lauf absagen",
  cancelTitle: "Diesen Lauf absagen?",
  cancelAsk: (n: number, amount: string) =>
    plural(n, (figure) => ({
      one: `${figure} Auszahlung von ${amount} wird nicht gezahlt. Es wurde nichts gebucht, und alles kann neu vorbereitet werden.`,
      other: `${figure} Auszahlungen von zusammen ${amount} werden nicht gezahlt. Es wurde nichts gebucht, und alles kann neu vorbereitet werden.`,
    })),
  cancelled: "Der Lauf ist abgesagt.",
  cancelOrdered: (n: number, amount: string) =>
    plural(n, (figure) => ({
      one: `Niemand hat die Datei geholt, die Bank hat also nichts: ${figure} Auszahlung von ${amount} ist wieder geschuldet, und wir sagen es jedem Admin.`,
      other: `Niemand hat die Datei geholt, die Bank hat also nichts: ${figure} Auszahlungen von zusammen ${amount} sind wieder geschuldet, und wir sagen es jedem Admin.`,
    })),
  recalled: "Abgesagt",
  download: "Datei herunterladen",
  lines: "Auszahlungen dieses Laufs",
  communication: (text: string) => `Mitteilung ${text}`,
  endToEnd: (id: string) => `Referenz ${id}`,
  lineStates: {
    prepared: "Vorbereitet",
    ordered: "Genehmigt",
    fileTaken: "Datei heruntergeladen",
    signed: "Bei der Bank",
    paid: "Gezahlt",
    rejected: "Kam zurück",
    returned: "Kam zurück",
    cancelled: "Abgesagt",
  },
  cameBackOn: (day: string, reason: string) => `Kam am ${day} zurück, Grund: ${reason}`,
  owedAgain: "Es ist der Organisation wieder geschuldet.",
  paidOn: (day: string) => `Verließ das Konto am ${day}`,
  bankSays: (reference: string) => `Referenz der Bank ${reference}`,
  because: (reason: string) => `Kam zurück: ${reason}`,
  confirm: "Gezahlt",
  confirmAll: "Alle sind gezahlt",
  confirmTitle: (amount: string, name: string) => `Die Bank hat ${amount} an ${name} gezahlt`,
  confirmAllTitle: (n: number) =>
    plural(n, (figure) => ({
      one: `Die Bank hat ${figure} Auszahlung gemacht`,
      other: `Die Bank hat ${figure} Auszahlungen gemacht`,
    })),
  confirmHelp: (amount: string) => `${amount} verließen das Konto, so steht es auf dem Kontoauszug.`,
  settledOn: "Valutadatum",
  bankReference: "Referenz der Bank",
  bankReferenceHelp: "Wenn auf dem Kontoauszug eine steht.",
  confirmed: "Bestätigt.",
  reject: "Kam zurück",
  rejectTitle: "Die Bank hat es zurückgeschickt",
  rejectHelp: (amount: string, name: string) =>
    `${amount} sind ${name} wieder geschuldet. Berichtige das Konto vor dem nächsten Lauf.`,
  reason: "Warum",
  rejected: "Es ist wieder geschuldet.",
  leftAfterAll: {
    says: (day: string) =>
      `Ein Kontoauszug zeigt, dass es am ${day} abging, obwohl es als zurückgeschickt markiert war.`,
    left: "Es ging wirklich ab",
    leftTitle: "Als gezahlt buchen?",
    leftAsk: (amount: string, name: string, day: string) =>
      `${amount} werden als am ${day} an ${name} gezahlt gebucht. Danach sind ${amount} weniger geschuldet.`,
    back: "Es kam seitdem zurück",
    backTitle: "Ist es wieder auf dem Konto?",
    backAsk: (amount: string, name: string) =>
      `${amount} bleiben ${name} geschuldet und können wieder gezahlt werden, sobald jemand das Konto angesehen hat.`,
    done: "Festgehalten.",
  },
  steps: {
    title: "Schritt für Schritt",
    approved: "Genehmigt",
    file: "Datei heruntergeladen",
    signed: "Bei der Bank unterschrieben",
    confirmed: "Bestätigt",
    next: "Als Nächstes",
    someConfirmed: (done: number, all: number) => `${done} von ${all}`,
  },
  sign: "Er ist bei der Bank unterschrieben",
  signTitle: (amount: string) => `Sind ${amount} auf den Seiten der Bank unterschrieben?`,
  signAsk: (day: string) => `Die Bank zahlt am ${day}. Ab jetzt behält die Datei diesen Tag.`,
  signed: "Festgehalten. Als Nächstes kommt der Kontoauszug der Bank.",
  readStatement: "Kontoauszug lesen",
  downloadAgain: "Datei noch einmal herunterladen",
  returned: "Kam später zurück",
  returnTitle: "Die Bank hat es doch zurückgeschickt",
  returnHelp: (amount: string, name: string) =>
    `${amount} sind ${name} wieder geschuldet. Vor dem nächsten Lauf muss jemand das Konto ansehen.`,
  returnedOn: "Tag, an dem es zurückkam",
  returnedDone: "Es ist wieder geschuldet.",
  confirmAllSum: (n: number, amount: string) =>
    plural(n, (figure) => ({
      one: `${figure} Auszahlung von ${amount} als gezahlt buchen`,
      other: `${figure} Auszahlungen von ${amount} als gezahlt buchen`,
    })),
  /** The reasons of banks (ISO 20022), to follow "because". */
  codes: {
    AC01: "die Kontonummer ist falsch",
    AC04: "das Konto ist geschlossen",
    AC06: "das Konto ist gesperrt",
    AG01: "dieses Konto nimmt keine Überweisungen an",
    BE04: "die Bank möchte die Adresse des Empfängers",
    FOCR: "sie wurde zurückgerufen",
    MD07: "der Kontoinhaber ist gestorben",
    MS02: "der Empfänger hat sie abgelehnt",
    MS03: "die Bank nennt keinen Grund",
    RC01: "die Bank ist nicht bekannt",
    RR04: "eine Regel, an die sich die Bank halten muss",
  },
  noReason: "die Bank nennt keinen Grund",
  statement: {
    title: "Kontoauszug lesen",
    help: "camt.053 (XML) oder CODA, wie die Seiten der Bank es anbieten, bis 5 MB. Zuerst wird er gezeigt; gebucht wird erst, wenn du auf „Buchen“ drückst.",
    choose: "Datei wählen",
    drop: "oder zieh sie hierher",
    reading: "Wird gelesen …",
    another: "Andere Datei",
    of: (reference: string, day: string) => `Kontoauszug ${reference}, bis ${day}`,
    entries: (n: number) => counted(n, { one: "Buchung", other: "Buchungen" }),
    balance: (from: string, to: string) => `${from} → ${to}`,
    toBook: "Wird gebucht",
    kinds: {
      payout_paid: "Gezahlt",
      payout_returned: "Kam zurück",
      provider_withdrawal: "Vom Zahlungsdienst genommen",
      provider_payout: "Vom Zahlungsdienst",
    },
    from: (name: string | null, end: string | null) =>
      `Von ${[name, end === null ? null : `Konto, das auf ${end} endet`].filter((part) => part !== null).join(", ") || "einem Konto, das die Bank nicht nennt"}`,
    provider: "Zahlungsdienst",
    nothing: "Darin ist nichts zu buchen.",
    already: (n: number) =>
      plural(n, (figure) => ({
        one: `${figure} Buchung, schon früher gebucht`,
        other: `${figure} Buchungen, schon früher gebucht`,
      })),
    leftOver: "Übrig",
    needsYou: "Von uns und nicht gebucht:",
    notOurs: "Keine unserer Auszahlungen; damit passiert nichts.",
    more: (n: number) => `und ${n} weitere`,
    book: (n: number) =>
      plural(n, (figure) => ({ one: `${figure} Buchung buchen`, other: `${figure} Buchungen buchen` })),
    booked: (n: number) =>
      plural(n, (figure) => ({
        one: `${figure} Buchung ist gebucht.`,
        other: `${figure} Buchungen sind gebucht.`,
      })),
  },
};
