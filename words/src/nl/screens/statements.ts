import { orUnreachable } from "../unreachable.ts";
import type { notice as englishNotice, statements as english } from "../../en/screens/statements.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("nl-BE");

/** A payer's months: the list, one month with its arithmetic, and the links of the notice mail. */
export const statements: typeof english = {
  title: "Mijn maanden",
  none: "Er is nog geen maand voor je afgesloten.",
  noneHelp: "Op de 1e van elke maand tellen we op wat je sporters deden.",
  number: (id) => `Afrekening ${id}`,
  givenSoFar: "Tot nu toe gegeven",
  states: {
    open: "In voorbereiding",
    announced: "Aangekondigd",
    carried: "Naar volgende maand",
    charged: "Betaald",
    cancelled: "Geannuleerd",
    waived: "Niets te betalen",
    unpaid: "Niet geïnd",
  },
  returned: "Teruggegaan",
  partlyReturned: "Deels teruggegaan",
  chargeStates: {
    planned: "Wacht tot de e-mail vertrekt",
    notified: "Aangekondigd",
    submitting: "Wordt geïnd",
    unknown: "Wordt geïnd",
    action_required: "Je bank vraagt je bevestiging",
    processing: "Je bank verwerkt het",
    succeeded: "Betaald",
    failed: "Kon niet worden geïnd",
    canceled: "Geannuleerd",
    written_off: "Opgegeven, niets meer te betalen",
  },
  chargedOn: (day, method) => `Op ${day} innen we het via ${method}. Je hoeft niets te doen.`,
  paidOn: (day, method) => `Betaald op ${day} via ${method}.`,
  yourMethod: "je betaalmethode",
  carried: "Onder 2,00 € innen we niets: dit bedrag komt bij volgende maand.",
  carriedIn: (n) =>
    `Hierin zit ook ${counted(n, { one: "vroegere maand die is overgedragen", other: "vroegere maanden die zijn overgedragen" })}.`,
  scaled: (amount) => `Je maandplafond van ${amount} geldt: elke regel is in verhouding verlaagd.`,
  fee: (gross, fee, net) => `${gross} gegeven, ${fee} hield de betaaldienst, ${net} voor de organisaties.`,
  lines: "Wie jij steunde",
  arithmetic: (kcal, rate) => `${kcal} kcal × ${rate} per 100 kcal`,
  exact: (amount) => `= ${amount}, naar beneden afgerond op de cent`,
  cap: (amount) => `Maandlimiet ${amount}`,
  lowered: (amount) => `Daarvan betaal je ${amount}.`,
  lineStates: {
    pending: null,
    carried: "overgedragen",
    charged: null,
    cancelled: "weggelaten",
    waived: "niet aangerekend",
    no_organisation: "geen organisatie om aan te geven",
  },
  fromMonth: (month) => `uit ${month}`,
  goesTo: "Gaat naar",
  change: "Deze maand wijzigen",
  cancelMonth: "Deze maand annuleren",
  cancelTitle: "Deze maand annuleren?",
  cancelHelp: "We innen er niets voor. De organisaties krijgen deze maand niets van jou.",
  dropLine: (name) => `${name} weglaten`,
  dropTitle: (name) => `${name} deze maand weglaten?`,
  dropHelp: "Voor deze persoon betaal je deze maand niets. Volgende maand loopt je steun door.",
  lowerLine: (name) => `Bedrag voor ${name} verlagen`,
  lowerTitle: "Deze maand minder betalen",
  lowerField: "Nieuw bedrag",
  lowerSave: "Verlagen",
  lowerWrong: "Geef een bedrag dat lager is dan nu.",
  keep: "Zo laten",
  doneCancelled: "Deze maand is geannuleerd.",
  doneChanged: "Je maand is gewijzigd.",
  failed: (status) => orUnreachable(status, `Er ging iets mis: ${status}`),
  disputeHelp: "Je kunt een betaling tot 2 maanden later bij je bank betwisten.",
  json: "Downloaden als JSON",
};

/** The page behind a one-tap link of the notice mail; no sign-in needed. */
export const notice: typeof englishNotice = {
  title: "Je donaties",
  titles: {
    cancel: (month) => `Donaties van ${month} annuleren?`,
    drop_line: (month) => `Eén persoon weglaten uit ${month}?`,
    change_method: () => "Je betaalmethode wijzigen",
    stop_pledge: () => "Stoppen met steunen?",
  },
  bodies: {
    cancel: (amount) => `We innen ${amount} dan niet.`,
    drop_line: (amount, name) => `We innen ${amount} voor ${name} deze maand dan niet.`,
    change_method: (amount) => `We innen ${amount} via de nieuwe.`,
    stop_pledge: (name) =>
      `Nieuwe trainingen van ${name} kosten je niets meer. Wat al aangekondigd is, blijft.`,
  },
  actions: {
    cancel: "Deze maand annuleren",
    drop_line: "Deze persoon weglaten",
    change_method: "Verder naar betalen",
    stop_pledge: "Stop met steunen",
  },
  done: "Klaar.",
  unusable: "Deze link kan niet meer gebruikt worden: de maand is al geïnd, geannuleerd of gewijzigd.",
  unknown: "Deze link is niet geldig. Open de nieuwste e-mail, of meld je aan.",
  home: "Naar de startpagina",
  failed: (status) => orUnreachable(status, `Er ging iets mis: ${status}`),
};
