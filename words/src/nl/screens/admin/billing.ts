import type { billing as english } from "../../../en/screens/admin/billing.ts";
import { CLOSE_DAY_NL as CLOSE_DAY, CLOSE_TIME, NOTICE_DAYS } from "../../../figures.ts";
import { pluralOf } from "../../../plural.ts";

const { counted, plural } = pluralOf("nl-BE");

/** What becomes of a payer's month. */
const outcomes: Readonly<Record<string, string>> = {
  charge: "Te innen",
  carried: "Overgedragen",
  waived: "Kwijtgescholden",
  cancelled: "Geannuleerd",
  nothing: "Niets deze maand",
};

export const billing: typeof english = {
  none: "Nog geen maand berekend",
  noneHelp: `De eerste komt er op de ${CLOSE_DAY} van de maand na de eerste training.`,
  running: "De lopende maand",
  stages: {
    open: "Open",
    computing: "Wordt berekend",
    computed: "Berekend",
    announced: "Aangekondigd",
    settled: "Geïnd",
    closed: "Afgesloten",
  },
  stagesHelp: {
    open: `Er komen nog trainingen binnen. De berekening gebeurt op de ${CLOSE_DAY} om ${CLOSE_TIME}.`,
    computing:
      "Er komen geen trainingen meer bij, en de afrekeningen worden berekend. Nieuwe trainingen gaan naar de volgende maand.",
    computed: "Elke afrekening ligt vast. Nu vertrekken de e-mails die de betalingen aankondigen.",
    announced: `Betalers kennen hun bedrag. ${NOTICE_DAYS} dagen na de e-mail wordt het geïnd.`,
    settled: "Er is niets meer te innen.",
    closed:
      "Elke inning is afgelopen, en de boeken klopten bij het afsluiten. De pagina Boekhouding toont de laatste controle.",
  },
  collected: (amount) => `${amount} geïnd`,
  inTrouble: (n) =>
    plural(n, (figure) => ({
      one: `${figure} betaling vraagt aandacht`,
      other: `${figure} betalingen vragen aandacht`,
    })),
  wentBack: {
    disputed: "Betwist",
    lost: "Betwisting verloren",
    refunding: "Terugbetaling onderweg",
    refunded: "Terugbetaald",
    partly_refunded: "Deels terugbetaald",
  },
  declines: {
    authentication_required: "de bank vraagt een bevestiging",
    authentication_failed: "niet bevestigd bij de bank",
    card_declined: "geweigerd door de bank",
    do_not_honor: "geweigerd door de bank",
    generic_decline: "geweigerd door de bank",
    expired_card: "de kaart is vervallen",
    insufficient_funds: "niet genoeg geld op de rekening",
    lost_card: "de kaart is als verloren gemeld",
    stolen_card: "de kaart is als gestolen gemeld",
    fraudulent: "de bank vermoedt fraude",
    account_closed: "de rekening is afgesloten",
    debit_not_authorized: "de donateur zegt dat het niet mocht",
    rejected: "geweigerd door de betaaldienst",
    canceled: "geannuleerd bij de betaaldienst",
    not_sent: "nooit bij de betaaldienst aangekomen",
  },
  returned: (amount) => `${amount} ging terug`,
  paidBack: (amount) => `waarvan ${amount} terugbetaald`,
  takenBack: (amount) => `waarvan ${amount} teruggehaald door banken`,
  left: (amount) => `${amount} blijft over`,
  collectedGross: "geïnd, bruto",
  computedOn: (at) => `Berekend op ${at}`,
  unnoticed: (n) =>
    plural(n, (figure) => ({
      one: `${figure} betaling wacht omdat geen mailserver de aankondiging aannam.`,
      other: `${figure} betalingen wachten omdat geen mailserver de aankondiging aannam.`,
    })),
  statementSums: "Afrekeningen",
  chargeSums: "Betalingen",
  noSums: "Geen",
  states: {
    open: "In voorbereiding",
    announced: "Aangekondigd",
    carried: "Overgedragen",
    charged: "Betaald",
    cancelled: "Geannuleerd",
    waived: "Kwijtgescholden",
    unpaid: "Niet geïnd",
  },
  chargeStates: {
    planned: "Aankondiging nog niet aangenomen",
    notified: "Aangekondigd",
    submitting: "Wordt verstuurd",
    unknown: "Antwoord ontbreekt",
    action_required: "Betaler moet bevestigen",
    processing: "Bij de bank",
    succeeded: "Betaald",
    failed: "Mislukt",
    canceled: "Geannuleerd",
    written_off: "Opgegeven",
  },
  stopped: "Betaler stopgezet",
  stoppedSince: (day) => `stopgezet door een betwisting sinds ${day}`,
  endsStop: "Betaler laten doorgaan: onder Betwistingen",
  statements: "Afrekeningen van de maand",
  allStatements: "Afrekeningen van alle maanden",
  filter: "Status",
  all: "Alle",
  month: "Maand",
  ofCharge: (state) => `Inning: ${state}`,
  ended: (ended, all) =>
    plural(all, (figure) => ({
      one: `${ended} van ${figure} inning afgelopen`,
      other: `${ended} van ${figure} inningen afgelopen`,
    })),
  waits: {
    stopped: (n, since) => `${n} door een betwisting stopgezet sinds ${since}.`,
    untold: (n, since) => `${n} zonder aankondiging sinds ${since}: geen mailserver heeft die aanvaard.`,
    provider: (n, since) => `${n} zonder antwoord van de betaaldienst sinds ${since}.`,
    bank: (n, since) => `${n} bij de bank sinds ${since}.`,
    payer: (n, since) =>
      plural(n, (figure) => ({
        one: `${figure} niet geïnd sinds ${since}, in afwachting van de betaler.`,
        other: `${figure} niet geïnd sinds ${since}, in afwachting van de betalers.`,
      })),
    worker: (n, since) => `${n} aangekondigd voor ${since} of later.`,
  },
  endsBy: (day) => `Eindigt vanzelf uiterlijk op ${day}.`,
  noStatements: "Geen afrekening met deze status.",
  number: "Nummer",
  totalOf: (n) =>
    plural(n, (figure) => ({
      one: `Totaal van ${figure} afrekening`,
      other: `Totaal van ${figure} afrekeningen`,
    })),
  payer: "Betaler",
  team: "Team",
  sum: "Bedrag",
  state: "Status",
  end: "Te doen",
  what: "Wat er gebeurde",
  noCharge: "Geen betaling",
  attempts: (n) => counted(n, { one: "poging", other: "pogingen" }),
  due: (at) => `gepland op ${at}`,
  nextTry: (at) => `opnieuw op ${at}`,
  paidOn: (at) => `betaald op ${at}`,
  includes: (n) =>
    plural(n, (figure) => ({ one: `met ${figure} vroegere maand`, other: `met ${figure} vroegere maanden` })),
  simulate: "Simuleren",
  simulateHelp: "Wat afsluiten nu zou doen. Er wordt niets geschreven.",
  result: "Resultaat",
  resultHelp: "Wat de maand van elke betaler was toen ze berekend werd, zoals het er vandaag voor staat.",
  showResult: "Resultaat tonen",
  comesTo: (amount) => `De maand: ${amount}`,
  simulated: "Als de maand nu afgesloten werd",
  was: "Wat de afsluiting opleverde",
  facts: {
    statements: "Afrekeningen",
    toCharge: "Te innen",
    carried: "Overgedragen",
    waived: "Kwijtgescholden",
    amount: "Totaal",
  },
  before: "Maand ervoor",
  lines: "Regels",
  kcal: "kcal",
  outcome: "Wat er gebeurt",
  outcomes,
  cut: "Verlaagd door het plafond",
  first: (shown, all) =>
    plural(all, (figure) => ({
      one: `De eerste ${shown} van ${figure} persoon die betaalt.`,
      other: `De eerste ${shown} van ${figure} mensen die betalen.`,
    })),
  nothing: "Er is niets te innen voor deze maand.",
  nobodyPays: "Niemand zou iets betalen.",
};
