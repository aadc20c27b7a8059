import { NOTICE_DAYS } from "../figures.ts";
import { APP_NAME } from "../app-name.ts";
import type { pages as english } from "../en/pages.ts";
import { pluralOf } from "../plural.ts";

const { counted } = pluralOf("nl-BE");

/** The public pages, which the server writes: read by people who never saw the product. */
export const pages: typeof english = {
  start: `${APP_NAME}, startpagina`,
  openInApp: `Openen in ${APP_NAME}`,
  withoutScripts: "De app heeft JavaScript nodig. Deze pagina’s lees je zonder:",
  thisPage: "Deze pagina lezen",
  organisations: {
    title: "Organisaties",
    lead: "Het geld gaat naar de organisaties die jij kiest. Dit zijn ze allemaal.",
    all: "Alle organisaties",
    none: "Er doet nog geen organisatie mee.",
    next: "Meer organisaties",
    previous: "Terug naar de vorige",
    page: (n) => `pagina ${n}`,
    raised: "opgehaald tot nu toe",
    chosenBy: (n) => `Gekozen door ${counted(n, { one: "sporter", other: "sporters" })}`,
    moveFor: (name) => `Beweeg voor ${name}`,
    about: "Over deze organisatie",
    posts: "Wat het geld deed",
    confirmed: (day) => `Bevestigde op ${day} dat ze meedoet.`,
    ofPayout: (amount, day) => `Uit een overschrijving van ${amount} op ${day}`,
    cameBack: (day) =>
      `Deze overschrijving kwam terug op ${day}. De organisatie heeft het geld weer te goed.`,
    paidAgain: (back, again) =>
      `Deze overschrijving kwam terug op ${back}. Het geld is opnieuw betaald op ${again}.`,
    result: "Het resultaat van de organisatie",
    costs: {
      title: "Wat Kalivo kost",
      what: "Wat",
      paidTo: "Betaald aan",
      yearly: "Per jaar",
      total: "Samen, per jaar",
      covered: (kept: string, total: string, year: number) =>
        `Hiervoor gegeven in ${year}: ${kept} van ${total}.`,
      tooFew: "We zeggen hoeveel hiervoor gegeven is zodra vijf mensen dat deden.",
      none: "De lijst wordt geschreven. Ze komt hier.",
    },
  },
  people: {
    support: (name) => `Steun ${name}`,
    raisesFor: (name) => `${name} haalt geld op voor`,
    moves: (name) => `${name} beweegt, en wij tellen de calorieën.`,
    raised: "opgehaald",
    given: "gegeven",
  },
  teams: {
    kind: "Team",
    given: "samen gegeven",
  },
  how: {
    title: "Zo werkt het",
    moves: "Iemand beweegt, en wij tellen de calorieën.",
    give: "Jij geeft enkele centen per 100 calorieën. Je kiest een maandlimiet en betaalt nooit meer.",
    arrives: "We innen één keer per maand en betalen het uit aan de organisaties.",
    trust: `Een e-mail ${NOTICE_DAYS} dagen voor we innen. Stoppen kan altijd. Onze boekhouding is open voor iedereen.`,
  },
  months: {
    lead: "Wat donateurs elke maand gaven en naar wie het ging.",
    title: (month) => `Gegeven in ${month}`,
    inShort: (month, gross, net) =>
      `Donateurs gaven ${gross} in ${month}. Daarvan is ${net} voor de organisaties.`,
    way: "Van donateurs naar organisaties",
    all: "Alle maanden",
    whole: "De hele boekhouding, met uitbetalingen en controlegetallen",
    given: "gegeven tot nu toe",
    held: "in afwachting",
    payable: "uit te betalen",
    paid: "uitbetaald",
    kept: "gehouden voor wat Kalivo kost",
  },
  missing: {
    title: "Hier is niets",
    text: "Deze pagina bestaat niet, of ze is niet openbaar.",
  },
  busy: {
    title: "Een ogenblik",
    text: "Er zijn veel pagina’s geopend in korte tijd. Probeer het over een minuut opnieuw.",
  },
};
