import type { books as english } from "../../en/screens/books.ts";
import { CLEARING_DAYS } from "@kalivo/domain/limits.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("nl-BE");

/** The open books. */
export const books: typeof english = {
  title: "Open boekhouding",
  help: "Uit onze eigen boekhouding: wat donateurs betaalden, wat dat kostte, en waar elke cent nu is.",
  none: "Er is nog niets geïnd.",
  noneHelp: "De eerste maand verschijnt hier zodra minstens 5 mensen gegeven hebben.",
  total: "Alle maanden",
  sums: {
    gross: "Betaald door donateurs",
    fees: "Ingehouden door de betaaldienst",
    returned: "Terugbetaald, of teruggehaald door banken",
    losses: "Betaald door onze vzw: kosten van wat terugging, en wat na twee maanden terugging",
    net: "Voor de organisaties",
  },
  returnedTwice: (amount) =>
    `Daarnaast ging ${amount} twee keer terug: wij hadden het terugbetaald, en een bank haalde het ook terug. Dat draagt onze vzw, niet de organisaties.`,
  disputeFees: (amount) =>
    `Betwistingen kosten daarnaast ${amount}. De vzw draagt die kosten, niet de organisaties.`,
  clearing: {
    title: "Teruggevonden bij de bank",
    found: (percent) =>
      `${percent} % van de euro’s die bewogen, vonden we binnen ${CLEARING_DAYS} dagen terug op het rekeninguittreksel van de bank.`,
    sums: (traced, moved, since) => `${traced} van ${moved} sinds ${since}.`,
    help: "Wat op onze rekening binnenkomt en wat eraf gaat, moet op het uittreksel van de bank staan, en we vergelijken beide. Een overschrijving telt mee zodra die dagen voorbij zijn.",
  },
  organisations: "Waar het geld is",
  organisationsHelp:
    "Donaties blijven ongeveer twee maanden in afwachting, voor het geval een bank ze terughaalt. Daarna betalen we de organisaties elke maand.",
  columns: {
    organisation: "Organisatie",
    given: "Gegeven",
    held: "In afwachting",
    payable: "Uit te betalen",
    inTransit: "In uitvoering",
    paid: "Uitbetaald",
    kept: "Gehouden voor onze kosten",
  },
  others: "Andere organisaties",
  standing: "Waar alles nu is",
  standingHelp: "Eerst waar het geld is, dan van wie het is. De twee totalen zijn gelijk.",
  places: {
    provider: "Bij de betaaldienst",
    onItsWay: "Onderweg naar onze bank",
    bank: "Op onze bankrekening",
    /** A negative sum there. */
    bankBelowZero:
      "Onze bank staat hier onder nul als we een organisatie betaalden voor het geld van de betaaldienst er was. Het verschil hebben wij voorgeschoten.",
    disputed: "Door banken teruggehaald, nog niet beslist",
    borne: "Betaald door onze vzw",
    held: "In afwachting voor organisaties",
    payable: "Uit te betalen",
    inTransit: "In uitvoering bij onze bank",
    kept: "Gegeven voor Kalivo zelf: gehouden voor de kosten",
    sum: "Samen",
  },
  byMonth: "Per maand",
  collected: "Wat in een maand gegeven wordt, innen we de maand erna.",
  fewDonors:
    "Een maand met minder dan 5 donateurs tellen we bij de maand ervoor, en een organisatie met zo weinig bij de andere, soms samen met een grotere, zodat niemands donatie uit deze boeken af te lezen is.",
  notCollected: "Gevraagd, maar niet met deze maand geïnd",
  carried: "Naar een latere maand",
  waived: "Te klein om te innen",
  writtenOff: "Opgegeven, niets verschuldigd",
  few: "Minder dan 5 donateurs",
  monthOrganisations: "Gegeven, per organisatie",
  payouts: "Uitbetaald aan organisaties",
  noPayouts: "Er is nog niets uitbetaald.",
  payoutColumns: { day: "Dag", amount: "Bedrag", reference: "Referentie" },
  checksums: "Controlegetallen",
  checksumsHelp:
    "Als een maand voorbij is, krijgt elke boeking in het grootboek een hash, en die hashes vormen een ketting. Verandert er later iets van vóór een controlegetal dat je bewaart, dan klopt dat getal niet meer.",
  noChecksums: "Er is nog geen maand verzegeld.",
  entries: (n) => counted(n, { one: "boeking", other: "boekingen" }),
  recompute: "Iedereen kan ze narekenen, met onze openbare code:",
  download: "Downloaden als CSV",
  downloadOf: (what) => `${what} downloaden als CSV`,
  entriesOf: (month) => `de boekingen van ${month}`,
  records: {
    title: "Voor je administratie",
    help: "Dit zijn geen fiscale attesten: donaties die samen worden geïnd en doorgegeven, geven geen recht op een belastingvermindering.",
    year: (year, team) => (team === null ? `Je donaties in ${year}` : `Donaties van ${team} in ${year}`),
    pdf: "PDF",
    csv: "CSV, één regel per organisatie",
    receipt: "Betalingsbevestiging als PDF",
  },
  proof: {
    title: "Controleer het in de open boekhouding",
    help: "Dit zijn de boekingen in ons grootboek over deze betaling. Is hun maand voorbij, dan zijn ze verzegeld: de hash van salt, verticaal streepje en tekst staat in de gepubliceerde lijst bij dit nummer.",
    entry: (entry, month) => `Boeking ${entry} van ${month}`,
    unsealed: "Nog niet verzegeld: de maand is nog niet voorbij.",
    salt: "Salt",
    hash: "Hash",
    text: "Tekst",
    toBooks: "Naar de open boekhouding",
  },
  raised: {
    title: "Wat je calorieën ophaalden",
    none: "Er is nog niets opgehaald.",
    noneHelp: "Na elke maand zie je hier wat je ophaalde en waar het geld nu is.",
    raised: "Opgehaald",
    onItsWay: "Onderweg: aangekondigd aan je donateurs, of op dit moment geïnd",
    waiting: "Naar een latere maand: te klein om apart te innen",
    notFunded: "Niet gegeven: er bleef geen organisatie over om te steunen",
    goesTo: "Gaat naar",
    held: (amount) =>
      `${amount} wacht ongeveer twee maanden, min de kosten van de betaaldienst, voor het geval een bank het terughaalt.`,
    released: "Alles kan nu aan de organisaties worden uitbetaald; een deel is er misschien al.",
    paid: (day) => `Sinds ${day} aan de organisaties betaald, min de kosten van de betaaldienst.`,
    whereNext: "In de open boekhouding zie je wanneer elke organisatie betaald wordt.",
  },
};
