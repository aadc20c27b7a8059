import type { desk as english } from "../../../en/screens/admin/desk.ts";
import { pluralOf } from "../../../plural.ts";

const { counted } = pluralOf("nl-BE");

export const desk: typeof english = {
  title: "Zoeken",
  search: "Alles doorzoeken",
  placeholder: "Naam, e-mail, nummer, referentie",
  help: "Een naam, een e-mailadres, het nummer van een afrekening, of een referentie van de bank, de betaaldienst of een mandaat.",
  tooLong: (most) => `Dat is langer dan elke naam of referentie: hoogstens ${most} tekens.`,
  none: "Niets gevonden",
  noneHelp:
    "Referenties zoek je volledig. Van een naam volstaan drie letters; een kortere naam zoek je als heel woord.",
  statements: "Afrekeningen",
  onNoStatement: "Nog op geen enkel uittreksel",
  arrivals: "Uitbetaald door de betaaldienst",
  wholeRun: (id) => `Ronde ${id}`,
  person: (id) => `Persoon ${id}`,
  foundBy: {
    statement: "via het nummer",
    charge: "via het nummer van de inning",
    provider: "via een referentie van de betaaldienst",
    mandate: "via het mandaat",
    payer: "via de betaler",
  },
  month: "Maand",
  returned: "Terugbetaald of teruggehaald",
  charge: "Nummer van de inning",
  method: "Betaalmiddel",
  payment: "Betaling bij de betaaldienst",
  providerCharge: "Referentie op de betalingsbevestiging",
  mandate: "Mandaat",
  reason: "Reden",
  triedNext: "Volgende poging",
  notices: "E-mails die ze aankondigden",
  noticeStates: {
    waiting: "onderweg",
    sent: "verstuurd",
    given_up: "opgegeven",
    not_needed: "niet meer nodig",
  },
  refusedSoFar: "tot nu toe geweigerd",
  nextTry: (at: string) => `volgende poging ${at}`,
  tries: (n: number) => counted(n, { one: "poging", other: "pogingen" }),
  asPayer: "Zoals de betaler ze ziet",
  logged: "Dat je deze pagina opent, staat in het auditlog.",
  resend: "Aankondiging opnieuw sturen",
  resendTitle: (name) => `De aankondiging opnieuw naar ${name} sturen?`,
  resendHelp: (amount, due, told) =>
    `Dezelfde e-mail als op ${told} vertrekt nog eens. ${amount} blijft, en de dag ook: ${due}.`,
  resent: "De aankondiging is onderweg.",
};
