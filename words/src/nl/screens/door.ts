import { ADULT_AGE_YEARS, MIN_AGE_YEARS } from "@kalivo/domain/limits.ts";
import type { door as english } from "../../en/screens/door.ts";
import { CEILING, LEAST_CHARGE, NOTICE_DAYS } from "../../figures.ts";

/** The landing page below its first screen: what a visitor asks before they sign up. */
export const door: typeof english = {
  example: {
    title: "Wat een maand van een vriend waard is",
    lead: "Kies wat je vriend doet, en wat jij zou geven. Het is een voorbeeld: iedereen verbrandt calorieën op een eigen manier.",
    what: "Een vriend die",
    weeks: {
      runsTwice: { name: "twee keer per week loopt", detail: "telkens 5 km" },
      runsFifty: { name: "50 km per maand loopt", detail: "op eigen tempo" },
      cycles: { name: "naar het werk fietst", detail: "5 km heen, 5 km terug, vier dagen per week" },
      walks: { name: "elke dag wandelt", detail: "een halfuur" },
    },
    rate: "Jij geeft per 100 calorieën",
    perHundred: (amount) => `${amount} per 100 calorieën`,
    month: (amount) => `ongeveer ${amount} per maand`,
    calories: (kcal) => `voor ongeveer ${kcal} calorieën`,
    limit: "Je kiest ook een maandlimiet. Je betaalt nooit meer, wat je vriend ook doet.",
    small: `Minder dan ${LEAST_CHARGE} innen we niet. Dat bedrag gaat mee naar de volgende maand.`,
  },
  figures: {
    title: "Tot nu toe",
    given: "gegeven",
    held: "ongeveer twee maanden in afwachting, voor het geval een bank ze terughaalt",
    paid: "uitbetaald",
    payable: "uit te betalen",
    fees: "gehouden door de betaaldienst",
    organisations: "organisaties met donaties onderweg of uitbetaald",
    books: "Bekijk elke maand",
  },
  causes: {
    title: "Waar het geld naartoe gaat",
    lead: "Jij kiest de organisaties. Wat je calorieën ophalen, verdelen we gelijk onder hen.",
    all: "Alle organisaties",
  },
  steps: {
    title: "Zo werkt het",
    all: [
      {
        title: "Iemand beweegt",
        text: "Lopen, fietsen, wandelen. We tellen de calorieën boven die in rust.",
      },
      {
        title: "Anderen geven",
        text: "Ongeveer 10 cent per 100 calorieën, tot de limiet die ieder zelf koos.",
      },
      { title: "Het komt aan", text: "We innen één keer per maand en betalen de gekozen organisaties." },
    ],
  },
  trust: {
    title: "Jij beslist",
    all: [
      {
        title: "Nooit meer dan jij kiest",
        text: "Een maandlimiet per persoon, en een maandplafond voor alles.",
      },
      {
        title: `Een e-mail ${NOTICE_DAYS} dagen vooraf`,
        text: "Daarin staat hoeveel en voor wie. Je kunt nog verlagen of annuleren.",
      },
      {
        title: "Boekhouding open voor iedereen",
        text: "Wat gegeven is, wat het kostte en waar het is, tot op de cent.",
      },
    ],
    books: "Open boekhouding",
  },
  questions: {
    title: "Vragen en antwoorden",
    all: [
      {
        question: "Is het aftrekbaar van de belastingen?",
        answer:
          "Nee. Donaties die samen worden geïnd en doorgegeven, geven in België geen recht op een belastingvermindering. Je krijgt wel een betalingsbevestiging voor je administratie.",
      },
      {
        question: "Wie houdt het geld bij?",
        answer:
          "Onze vzw. Een donatie staat ongeveer twee maanden in afwachting, zolang een bank ze kan terughalen. Daarna betalen we de organisaties, en dat zie je in de open boekhouding.",
      },
      {
        question: "Wat als ik wil stoppen?",
        answer:
          "Stoppen kan altijd, in twee tikken. Wat tot dan verbrand is, innen we nog, nooit boven je limiet. Na onze e-mail kun je die maand nog annuleren.",
      },
      {
        question: "Kan het meer worden dan ik wil?",
        answer: `Nee. Je kiest een maandlimiet per persoon. Samen geef je nooit meer dan ${CEILING} per maand, tenzij je dat zelf verandert. Na onze e-mail kan het bedrag alleen nog dalen.`,
      },
      {
        question: "Wat kost het?",
        answer:
          "Niets. De betaaldienst houdt op elke donatie kosten in, en die tonen we tot op de cent. Onze vzw houdt alleen wat voor Kalivo zelf gegeven wordt.",
      },
      {
        question: "Welke apps en horloges werken?",
        answer:
          "De gezondheidsapp van je telefoon, Garmin Connect, Strava, bestanden van een horloge (FIT, GPX, TCX), of wat je zelf invult. Als donateur kun je kiezen om alleen voor geregistreerde trainingen te geven.",
      },
      {
        question: "Wat zien mijn donateurs?",
        answer:
          "Je calorieën van een week en van een maand, samengeteld, dag na dag hoeveel ze tot dan toe moeten geven, en waar het geld naartoe gaat. Nooit een training zelf, een plaats, een uur of je gewicht.",
      },
      {
        question: `Wat als ik jonger ben dan ${ADULT_AGE_YEARS}?`,
        answer: `Vanaf ${MIN_AGE_YEARS} jaar doe je mee met toestemming van een ouder. Geven, codes en een openbaar profiel zijn voor wie ${ADULT_AGE_YEARS} of ouder is.`,
      },
    ],
  },
  end: {
    title: "Klaar wanneer jij het bent",
    lead: "Het duurt twee minuten. Begin met bewegen, met geven, of met allebei.",
  },
  foot: {
    runBy:
      "Een kleine Belgische vzw maakt dit mogelijk. Ze verkoopt niets en houdt alleen wat voor Kalivo zelf gegeven wordt.",
    label: "Meer",
    terms: "Voorwaarden",
    privacy: "Privacy",
    imprint: "Wie we zijn en contact",
    accessibility: "Toegankelijkheid",
    source: "Broncode",
  },
};
