import { CLEARING_DAYS } from "@kalivo/domain/limits.ts";
import type { books as english } from "../../en/screens/books.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("de");

/** The open books. */
export const books: typeof english = {
  title: "Offene Bücher",
  help: "Aus unserer eigenen Buchhaltung: was Unterstützer gezahlt haben, was es gekostet hat und wo jeder Cent jetzt ist.",
  none: "Wir haben noch nichts eingezogen.",
  noneHelp: "Der erste Monat erscheint hier, sobald mindestens 5 Menschen gespendet haben.",
  total: "Alle Monate",
  sums: {
    gross: "Von Unterstützern gezahlt",
    fees: "Vom Zahlungsdienst behalten",
    returned: "Erstattet, oder von Banken zurückgebucht",
    losses:
      "Von unserer Vereinigung gezahlt: Gebühren auf Zurückgegangenes, und was nach zwei Monaten zurückging",
    net: "Für die Organisationen",
  },
  returnedTwice: (amount: string) =>
    `Weitere ${amount} gingen zweimal zurück: Wir hatten sie erstattet, und eine Bank hat sie auch zurückgebucht. Das zahlt unsere Vereinigung, nicht die Organisationen.`,
  disputeFees: (amount: string) =>
    `Bestrittene Zahlungen kosten weitere ${amount} an Gebühren. Die zahlt unsere Vereinigung, nicht die Organisationen.`,
  organisations: "Wo das Geld ist",
  organisationsHelp:
    "Spenden warten etwa zwei Monate, falls eine Bank sie zurückbucht. Danach zahlen wir sie den Organisationen jeden Monat aus.",
  columns: {
    organisation: "Organisation",
    given: "Gespendet",
    held: "Zurückgestellt",
    payable: "Auszuzahlen",
    inTransit: "Angewiesen",
    paid: "Ausgezahlt",
    kept: "Für unsere Kosten behalten",
  },
  others: "Andere Organisationen",
  standing: "Wo jetzt alles ist",
  standingHelp: "Zuerst, wo das Geld liegt, dann, wem es gehört. Beide Endbeträge stimmen überein.",
  places: {
    provider: "Beim Zahlungsdienst",
    onItsWay: "Unterwegs zu unserer Bank",
    bank: "Auf unserem Bankkonto",
    /** A negative sum there. */
    bankBelowZero:
      "Unsere Bank steht hier unter null, wenn wir eine Organisation bezahlt haben, bevor das Geld des Zahlungsdienstes da war. Den Unterschied haben wir vorgestreckt.",
    disputed: "Von Banken zurückgebucht, noch nicht entschieden",
    borne: "Von unserer Vereinigung gezahlt",
    held: "Für Organisationen zurückgestellt",
    payable: "Auszuzahlen",
    inTransit: "Bei unserer Bank angewiesen",
    kept: "Für Kalivo selbst gegeben: für die Kosten behalten",
    sum: "Insgesamt",
  },
  byMonth: "Nach Monat",
  collected: "Was in einem Monat gespendet wird, ziehen wir im Monat danach ein.",
  fewDonors:
    "Einen Monat mit weniger als 5 Unterstützern zählen wir zum Monat davor und eine Organisation mit so wenigen zu den anderen, manchmal mit einer größeren, damit niemand aus diesen Büchern ausrechnen kann, was eine einzelne Person gegeben hat.",
  notCollected: "Fällig, aber in diesem Monat nicht eingezogen",
  carried: "Auf einen späteren Monat übertragen",
  waived: "Zu klein zum Einziehen",
  writtenOff: "Aufgegeben, nichts geschuldet",
  few: "Weniger als 5 Unterstützer",
  monthOrganisations: "Gegeben, nach Organisation",
  payouts: "An Organisationen ausgezahlt",
  noPayouts: "Es wurde noch nichts ausgezahlt.",
  payoutColumns: { day: "Tag", amount: "Betrag", reference: "Referenz" },
  checksums: "Prüfsummen",
  checksumsHelp:
    "Am Ende eines Monats nehmen wir von jeder Buchung einen Fingerabdruck und verketten sie. Bewahre eine Prüfsumme auf: Würde je eine ältere Buchung geändert, stimmte sie nicht mehr.",
  noChecksums: "Noch kein Monat versiegelt.",
  entries: (n: number) => counted(n, { one: "Buchung", other: "Buchungen" }),
  recompute: "Alle können sie nachrechnen, mit unserem öffentlichen Code:",
  download: "Als CSV herunterladen",
  downloadOf: (what: string) => `Als CSV herunterladen: ${what}`,
  entriesOf: (month: string) => `die Buchungen von ${month}`,
  records: {
    title: "Für deine Unterlagen",
    help: "Das sind keine Steuerbescheinigungen: Spenden, die gemeinsam eingezogen und weitergegeben werden, geben kein Recht auf eine Steuerermäßigung.",
    year: (year: number, team: string | null) =>
      team === null ? `Deine Spenden ${year}` : `Spenden von ${team} ${year}`,
    pdf: "PDF",
    csv: "CSV, eine Zeile pro Organisation",
    receipt: "Zahlungsbestätigung als PDF",
  },
  proof: {
    title: "In den offenen Büchern prüfen",
    help: "Das sind unsere Buchungen zu dieser Zahlung. Am Ende ihres Monats versiegeln wir sie: Berechne selbst den Hash von salt|text und vergleiche ihn mit der veröffentlichten Liste, unter dieser Nummer.",
    entry: (entry: number, month: string) => `Buchung ${entry} von ${month}`,
    unsealed: "Noch nicht versiegelt: Der Monat ist noch nicht vorbei.",
    salt: "Salt",
    hash: "Hash",
    text: "Text",
    toBooks: "Zu den offenen Büchern",
  },
  clearing: {
    title: "Bei der Bank gefunden",
    found: (percent: number) =>
      `${percent} % der Euros, die sich bewegt haben, standen innerhalb von ${CLEARING_DAYS} Tagen auf dem Kontoauszug.`,
    sums: (traced: string, moved: string, since: string) => `${traced} von ${moved} seit dem ${since}.`,
    help: "Was auf unserem Bankkonto ankommt und was es verlässt, muss auf dem Auszug der Bank stehen, und wir vergleichen beides. Eine Überweisung zählt, sobald ihre Tage um sind.",
  },
  raised: {
    title: "Was deine Kalorien gebracht haben",
    none: "Noch ist nichts zusammengekommen.",
    noneHelp: "Nach jedem Monat siehst du hier, was du gesammelt hast und wo das Geld jetzt ist.",
    raised: "Gesammelt",
    onItsWay: "Unterwegs: deinen Unterstützern angekündigt oder gerade im Einzug",
    waiting: "Auf einen späteren Monat übertragen: für sich allein zu klein zum Einziehen",
    notFunded: "Nicht gespendet: Es gab keine Organisation mehr, die es bekommen konnte",
    goesTo: "Geht an",
    held: (amount: string) =>
      `${amount} warten etwa zwei Monate, abzüglich der Gebühr des Zahlungsdienstes, falls eine Bank sie zurückbucht.`,
    released: "Alles kann jetzt an die Organisationen ausgezahlt werden; ein Teil ist vielleicht schon da.",
    paid: (day: string) =>
      `Seit dem ${day} an die Organisationen ausgezahlt, abzüglich der Gebühr des Zahlungsdienstes.`,
    whereNext: "In den offenen Büchern siehst du, wann jede Organisation ihr Geld bekommt.",
  },
};
