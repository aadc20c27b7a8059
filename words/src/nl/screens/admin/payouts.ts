import { RELEASE_DAYS } from "@kalivo/domain/limits.ts";
import type { payouts as english } from "../../../en/screens/admin/payouts.ts";
import { pluralOf } from "../../../plural.ts";

const { counted, plural } = pluralOf("nl-BE");

const countedPayouts = (n: number) => counted(n, { one: "uitbetaling", other: "uitbetalingen" });

/** The part of the admin pages that pays organisations. */
export const payouts: typeof english = {
  payable: "Uit te betalen",
  payableHelp: "Geen bank kan het nog terughalen.",
  ready: (n, amount) =>
    plural(n, (figure) => ({
      one: `Een ronde betaalt nu ${amount} aan ${figure} organisatie.`,
      other: `Een ronde betaalt nu ${amount} aan ${figure} organisaties.`,
    })),
  nothingReady: "Een ronde zou nu niemand betalen: de lijst hieronder zegt waarom.",
  held: "In afwachting",
  heldHelp: "Een bank kan het nog terughalen.",
  heldUntil: (month) => `tot ${month}`,
  heldUntilTitle: "In afwachting, volgens de maand waarin het uitbetaald kan worden",
  atTheBank: "Onderweg",
  atTheBankHelp: "Opdracht gegeven en nog niet bevestigd.",
  noDebtor:
    "De eigen rekening van de vzw is nog niet ingesteld. Je kunt rondes voorbereiden, maar niet goedkeuren. Op het dashboard staat waarmee je begint.",
  from: (name, end) => `Betaald door ${name}, rekening eindigend op ${end}.`,
  runWaits: "Een voorbereide ronde wacht op een tweede beheerder.",
  prepare: "Ronde voorbereiden",
  prepared: "Voorbereid. Nu keurt een andere beheerder ze goed.",
  organisations: "Tegoed van organisaties",
  noneOwed: "Nog niemand heeft iets te goed",
  noneOwedHelp: `Geld wordt ${RELEASE_DAYS.card} dagen vastgehouden nadat het betaald is. Daarna kan het worden uitbetaald.`,
  organisation: "Organisatie",
  next: "Volgende ronde",
  nothingPayable: "Niets uit te betalen",
  obstacles: {
    none: "Erbij",
    too_little: "Minder dan 10 €",
    under_way: "Uitbetaling onderweg",
    no_account: "Geen bankrekening",
    unusable_account: "Rekening onbruikbaar",
    too_much: "Te veel voor één overschrijving",
    play_money: "Geld van een demo: wordt nooit betaald",
    outside_eea: "Rekening buiten de EER",
    own_account: "Eigen rekening van de vzw",
    shared_account: "Zelfde rekening als een andere",
    left_after_all: "Toch vertrokken: beslis bij de ronde",
    came_back: "Teruggekomen: kijk naar de rekening",
  },
  runs: "Rondes",
  noRuns: "Nog geen ronde",
  runsHelp:
    "Een ronde betaalt alle organisaties tegelijk: de ene beheerder bereidt ze voor, een andere keurt ze goed.",
  title: (day) => `Ronde van ${day}`,
  states: {
    prepared: "Wacht op een tweede beheerder",
    ended: "Klaar",
    approved: "Goedgekeurd",
    cancelled: "Geannuleerd",
  },
  payouts: countedPayouts,
  open: (n) => `${n} te bevestigen`,
  back: (n) => counted(n, { one: "teruggekomen", other: "teruggekomen" }),
  amount: "Bedrag",
  count: "Uitbetalingen",
  executeOn: "Betaaldag",
  messageId: "Referentie van het bestand",
  preparedBy: "Voorbereid",
  decidedBy: { approved: "Goedgekeurd", cancelled: "Geannuleerd", prepared: "Beslist" },
  byOn: (name, at) => `door ${name}, ${at}`,
  own: "Jij hebt deze ronde voorbereid, dus keurt een andere beheerder ze goed.",
  approve: "Goedkeuren",
  approveTitle: (amount) => `De bank opdracht geven voor ${amount}?`,
  approveAsk: (n, day) =>
    plural(n, (figure) => ({
      one: `Boekt ${figure} uitbetaling als onderweg naar de rekening hieronder, te betalen op ${day}. Vergelijk ze eerst. Daarna volgt het bestand voor de bank.`,
      other: `Boekt ${figure} uitbetalingen als onderweg naar de rekeningen hieronder, te betalen op ${day}. Vergelijk ze eerst. Daarna volgt het bestand voor de bank.`,
    })),
  approved: "Goedgekeurd. Geef het bestand nu aan de bank.",
  cancel: "Ronde annuleren",
  cancelTitle: "Deze ronde annuleren?",
  cancelAsk: (n, amount) =>
    plural(n, (figure) => ({
      one: `${figure} uitbetaling van ${amount}: daarvan wordt niets betaald. Er is niets geboekt, en alles kan opnieuw worden voorbereid.`,
      other: `${figure} uitbetalingen, samen ${amount}: daarvan wordt niets betaald. Er is niets geboekt, en alles kan opnieuw worden voorbereid.`,
    })),
  cancelled: "De ronde is geannuleerd.",
  cancelOrdered: (n, amount) =>
    plural(n, (figure) => ({
      one: `Niemand nam het bestand, dus de bank heeft niets: ${figure} uitbetaling van ${amount} is weer te goed. Elke beheerder krijgt bericht.`,
      other: `Niemand nam het bestand, dus de bank heeft niets: ${figure} uitbetalingen, samen ${amount}, zijn weer te goed. Elke beheerder krijgt bericht.`,
    })),
  recalled: "Geannuleerd",
  download: "Bestand downloaden",
  lines: "Uitbetalingen van deze ronde",
  communication: (text) => `Mededeling ${text}`,
  endToEnd: (id) => `Referentie ${id}`,
  lineStates: {
    prepared: "Voorbereid",
    ordered: "Goedgekeurd",
    fileTaken: "Bestand gedownload",
    signed: "Bij de bank",
    paid: "Betaald",
    rejected: "Teruggekomen",
    returned: "Teruggekomen",
    cancelled: "Geannuleerd",
  },
  cameBackOn: (day, reason) => `Teruggekomen op ${day} omdat ${reason}`,
  owedAgain: "De organisatie heeft het opnieuw te goed.",
  paidOn: (day) => `Van de rekening gegaan op ${day}`,
  bankSays: (reference) => `Bankreferentie ${reference}`,
  because: (reason) => `Teruggekomen: ${reason}`,
  confirm: "Betaald",
  confirmAll: "Alles is betaald",
  confirmTitle: (amount, name) => `De bank betaalde ${amount} aan ${name}`,
  confirmAllTitle: (n) =>
    plural(n, (figure) => ({
      one: `De bank voerde ${figure} uitbetaling uit`,
      other: `De bank voerde ${figure} uitbetalingen uit`,
    })),
  confirmHelp: (amount) => `${amount} verliet de rekening, zoals het op het uittreksel staat.`,
  settledOn: "Valutadatum",
  bankReference: "Bankreferentie",
  bankReferenceHelp: "Als het uittreksel er een heeft.",
  confirmed: "Bevestigd.",
  reject: "Teruggekomen",
  rejectTitle: "De bank stuurde het terug",
  rejectHelp: (amount, name) =>
    `${name} heeft opnieuw ${amount} te goed. Zet de rekening recht vóór de volgende ronde.`,
  reason: "Waarom",
  rejected: "De organisatie heeft het opnieuw te goed.",
  leftAfterAll: {
    says: (day) =>
      `Een uittreksel toont dat ze op ${day} vertrok, terwijl ze als teruggestuurd genoteerd staat.`,
    left: "Ze is wel vertrokken",
    leftTitle: "Als betaald boeken?",
    leftAsk: (amount, name, day) =>
      `${amount} wordt geboekt als betaald aan ${name} op ${day}. Vanaf dan is er ${amount} minder te goed.`,
    back: "Ze kwam intussen terug",
    backTitle: "Staat ze weer op de rekening?",
    backAsk: (amount, name) =>
      `${amount} blijft te goed voor ${name}, en kan opnieuw worden uitbetaald zodra iemand naar de rekening keek.`,
    done: "Genoteerd.",
  },
  steps: {
    title: "Stap voor stap",
    approved: "Goedgekeurd",
    file: "Bestand gedownload",
    signed: "Ondertekend bij de bank",
    confirmed: "Bevestigd",
    next: "Nu",
    someConfirmed: (done, all) => `${done} van ${all}`,
  },
  sign: "Het is ondertekend bij de bank",
  signTitle: (amount) => `Is ${amount} ondertekend op de pagina’s van de bank?`,
  signAsk: (day) => `De bank betaalt op ${day}. Vanaf nu houdt het bestand deze dag.`,
  signed: "Genoteerd. Het uittreksel is de volgende stap.",
  readStatement: "Rekeninguittreksel lezen",
  downloadAgain: "Bestand opnieuw downloaden",
  returned: "Later teruggekomen",
  returnTitle: "De bank stuurde het toch terug",
  returnHelp: (amount, name) =>
    `${name} heeft opnieuw ${amount} te goed. Voor de volgende ronde moet iemand eerst naar de rekening kijken.`,
  returnedOn: "Dag waarop het terugkwam",
  returnedDone: "De organisatie heeft het opnieuw te goed.",
  confirmAllSum: (n, amount) =>
    plural(n, (figure) => ({
      one: `${figure} uitbetaling van samen ${amount} als betaald boeken`,
      other: `${figure} uitbetalingen van samen ${amount} als betaald boeken`,
    })),
  codes: {
    AC01: "het rekeningnummer fout is",
    AC04: "de rekening gesloten is",
    AC06: "de rekening geblokkeerd is",
    AG01: "deze rekening geen overschrijvingen aanneemt",
    BE04: "de bank het adres van de begunstigde wil",
    FOCR: "het teruggeroepen is",
    MD07: "de houder van de rekening overleden is",
    MS02: "de begunstigde het weigerde",
    MS03: "de bank geen reden geeft",
    RC01: "de bank niet gekend is",
    RR04: "de bank een regel moet volgen",
  },
  noReason: "de bank geen reden geeft",
  statement: {
    title: "Rekeninguittreksel lezen",
    help: "camt.053 (XML) of CODA, zoals de bank het op haar pagina’s aanbiedt, hoogstens 5 MB. Je ziet het eerst; er wordt niets geboekt voor je erom vraagt.",
    choose: "Bestand kiezen",
    drop: "of sleep het hierheen",
    reading: "Lezen…",
    another: "Een ander bestand",
    of: (reference, day) => `Uittreksel ${reference}, tot ${day}`,
    entries: (n) => counted(n, { one: "verrichting", other: "verrichtingen" }),
    balance: (from, to) => `${from} → ${to}`,
    toBook: "Wordt geboekt",
    kinds: {
      payout_paid: "Betaald",
      payout_returned: "Teruggekomen",
      provider_withdrawal: "Genomen door de betaaldienst",
      provider_payout: "Van de betaaldienst",
    },
    from: (name, end) =>
      `Van ${[name, end === null ? null : `rekening eindigend op ${end}`].filter((part) => part !== null).join(", ") || "een rekening die de bank niet vermeldt"}`,
    provider: "Betaaldienst",
    nothing: "Niets hiervan moet geboekt worden.",
    already: (n) =>
      plural(n, (figure) => ({
        one: `Eerder geboekt: ${figure} verrichting`,
        other: `Eerder geboekt: ${figure} verrichtingen`,
      })),
    leftOver: "Blijft over",
    needsYou: "Van ons, en niet geboekt:",
    notOurs: "Geen uitbetalingen van ons; er gebeurt niets mee.",
    more: (n) => `en nog ${n}`,
    book: (n) =>
      plural(n, (figure) => ({
        one: `${figure} verrichting boeken`,
        other: `${figure} verrichtingen boeken`,
      })),
    booked: (n) =>
      plural(n, (figure) => ({
        one: `Geboekt: ${figure} verrichting.`,
        other: `Geboekt: ${figure} verrichtingen.`,
      })),
  },
};
