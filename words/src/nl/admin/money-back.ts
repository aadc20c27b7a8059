import type {
  endWords as englishEnd,
  disputeWords as englishDispute,
  refundWords as englishRefund,
} from "../../en/admin/money-back.ts";

/** The admin pages of what went back to payers, and of what their banks took. */
export const refundWords: typeof englishRefund = {
  none: "Geen terugbetaling",
  noneHelp: "Wat betalers zelf vragen en wat jij terugbetaalt, staat hier.",
  filter: "Status",
  filters: {
    all: "Alle",
    requested: "Gevraagd",
    pending: "Onderweg",
    succeeded: "Terugbetaald",
    failed: "Mislukt",
  },
  of: (charged) => `van ${charged}`,
  askedBy: {
    payer: "Gevraagd door de betaler",
    admin: "Door een beheerder",
    provider: "In het dashboard van de betaaldienst",
  },
  reasons: {
    unrecognised: "Niet herkend",
    too_much: "Meer dan verwacht",
    requested: "Op vraag",
    duplicate: "Dubbel geïnd",
    fraud: "Fraude",
  },
  askedOn: (at) => `Gevraagd op ${at}`,
  doneOn: (at) => `klaar op ${at}`,
  nextTry: (at) => `opnieuw gevraagd op ${at}`,
  failure: (why) => `Mislukt: ${why}`,
  statement: (id) => `Afrekening ${id}`,
  add: "Afrekening terugbetalen",
  find: "Zoeken",
  refund: "Terugbetalen",
  number: "Nummer, naam of referentie",
  numberHelp:
    "Het nummer staat op de pagina van de betaler, in de e-mails en op het ontvangstbewijs. Een naam, een e-mailadres of een referentie van de bank of de betaaldienst kan ook.",
  unknown: "Hiermee is geen afrekening te vinden.",
  goesBack: (amount, method) => `${amount} gaat terug naar ${method}.`,
  givenBackBy: (name) => `Teruggegeven door ${name}`,
  borneByUs: "Gedragen door de vzw",
  whole: (left) => `${left} daarvan telt als gegeven.`,
  paidOn: (day, method) => `Betaald op ${day} via ${method}.`,
  released: "Dit geld is al vrijgegeven voor de organisaties: de vzw draagt deze terugbetaling.",
  amount: "Bedrag",
  amountHelp: "Minder dan alles kan ook.",
  amountWrong: (most) => `Geef een bedrag tussen 0,01 € en ${most}.`,
  reason: "Reden",
  effect: "Het verdwijnt uit ieders cijfers en de betaler krijgt een e-mail. Er is geen weg terug.",
  effectNobody:
    "Het verdwijnt uit ieders cijfers. Er is niemand meer die een e-mail krijgt. Er is geen weg terug.",
  action: (amount) => `${amount} terugbetalen`,
  done: "De terugbetaling is onderweg.",
  obstacles: {
    "not-paid": "Er is niets geïnd voor deze afrekening.",
    "under-way": "Er loopt al een terugbetaling van.",
    disputed: "Ze wordt betwist: ook terugbetalen zou twee keer betalen zijn.",
    "nothing-left": "Er is niets meer van terug te betalen.",
  },
};

export const disputeWords: typeof englishDispute = {
  none: "Geen betwisting",
  noneHelp: "Wat de bank van een betaler vraagt of terughaalt, staat hier.",
  filter: "Status",
  filters: {
    all: "Alle",
    to_decide: "Te beslissen",
    to_look: "Voorbij, betaler staat stil",
    inquiry: "Vraag van de bank",
    inquiry_closed: "Vraag afgehandeld",
    open: "Open",
    won: "Gewonnen",
    lost: "Verloren",
  },
  of: (charged) => `van ${charged}`,
  openedOn: (at) => `Geopend op ${at}`,
  closedOn: (at) => `afgesloten op ${at}`,
  evidenceDue: (at) => `bewijs ten laatste op ${at}`,
  fee: (amount) => `kosten ${amount}`,
  reason: (reason) => `reden: ${reason.replaceAll("_", " ")}`,
  toDecide: "Aan jou om te beslissen",
  small: "Onder 50 € wordt ze vanzelf aanvaard: aanvechten kost meer.",
  contest: "Wil je ze aanvechten, geef dan op tijd het bewijs in het dashboard van de betaaldienst.",
  accept: "Betwisting aanvaarden",
  acceptTitle: (amount) => `${amount} opgeven?`,
  acceptHelp: (amount, fee, name) =>
    `${amount} blijft bij de bank van ${name}, en de kosten van ${fee} bij de betaaldienst. Wat de organisaties ervan hadden, vervalt; de rest draagt de vzw. Aanvechten kan daarna niet meer.`,
  accepted: "De betwisting is aanvaard.",
  blocked: "Stopgezet",
  leave: "Zo laten",
  leaveHelp: (name) =>
    `${name} blijft stilstaan: er wordt niets geïnd en geen code werkt, tot iemand die laat verdergaan.`,
  left: "Het blijft zo.",
  lift: "Betaler laten doorgaan",
  liftTitle: (name) => `${name} laten doorgaan?`,
  liftHelp: (n, amount) =>
    `Inningen die wachten: ${n}, samen ${amount}. Ze gaan door, op een dag die aangekondigd wordt. De codes werken weer.`,
  lifted: "Automatische inningen en codes lopen weer.",
};

export const endWords: typeof englishEnd = {
  end: "Deze inning beëindigen",
  action: (amount) => `${amount} voorgoed beëindigen`,
  what: (amount, payer, month) =>
    `${amount} van ${payer} voor ${month}: daarvan wordt 0,00 € geïnd, nu of later.`,
  atProvider:
    "Eerst wordt 1 betaling bij de betaaldienst geannuleerd. Wordt ze intussen betaald, dan wordt ze geboekt.",
  withoutProvider:
    "Ik heb bij de betaaldienst gekeken. Beëindigen, hoewel de betaling daar niet geannuleerd kan worden.",
  mail: "Wie voor deze betaler beslist, krijgt 1 mail die dat zegt en waarom. Er is geen weg terug.",
  nobody: "Er is niemand meer die een mail krijgt. Er is geen weg terug.",
  reasonMissing: "Zeg waarom: de betaler en het overzicht lezen het.",
  reason: "Reden",
  reasons: {
    payer_asked: "De betaler vroeg het",
    mistake: "Een fout van ons",
    unreachable: "Niet te bereiken",
    stopped: "Betwist",
  },
};
