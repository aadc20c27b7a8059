import type { Provider } from "@kalivo/domain/health-source.ts";
import type { health as english } from "../../en/screens/health.ts";

const names = { strava: "Strava", garmin: "Garmin Connect" } satisfies Record<Provider, string>;

/** Where the workouts come from: the page, its place in the registration, the browser's last page, and Home's sync line. */
export const health: typeof english = {
  title: "Gezondheidsapp",
  question: "Waar komen je trainingen vandaan?",
  help: "Je trainingen komen uit één bron tegelijk, en je kunt er altijd zelf een toevoegen. Trainingen uit een vorige bron blijven staan.",
  hints: {
    strava: "Koppelt met je Strava-account",
    garmin: "Koppelt met je Garmin-account",
    manual: "Je voegt elke training zelf toe",
    health: "Apple Gezondheid of Health Connect op deze telefoon",
  },
  onlyInTheApp: "Alleen in de mobiele app: een browser kan dit niet lezen",
  notHereYet: "Kan hier nog niet gekoppeld worden",
  active: "Actief",
  use: (name) => `${name} gebruiken`,
  saved: {
    strava: "Je trainingen komen nu van Strava.",
    garmin: "Je trainingen komen nu van Garmin Connect.",
    manual: "Je voegt je trainingen nu zelf toe.",
    health: "Je trainingen komen nu van de gezondheidsapp op deze telefoon.",
  },
  waiting: (provider) => `We wachten op ${names[provider]}… kom hier terug als je klaar bent.`,
  notYet: (provider) => `${names[provider]} kun je nog niet koppelen. Je bron blijft zoals ze is.`,
  tookTooLong: (provider) => `${names[provider]} deed er te lang over. Probeer het opnieuw.`,
  notAllowed: (detail) => `We bereiken de gezondheidsapp niet: ${detail}`,
  consentNotNow: "Niet nu",
  consentTick: "Vink het vakje aan om akkoord te gaan. Anders kunnen je trainingen niet binnenkomen.",
  finishedTitle: "Aanmelden is klaar",
  finished: "Je mag deze pagina sluiten.",
  openApp: "App openen",
  sync: "Synchronisatie",
};
