import type {
  organisationLink as english,
  organisationReturned as englishReturned,
} from "../../en/mails/organisation-link.ts";

export const organisationLink: typeof english = {
  subject: (organisation, app) => `${organisation} op ${app}: je pagina`,
  preview: "Bevestig dat jullie meedoen, kijk je teksten na, toon wat het geld deed.",
  title: "Je pagina staat klaar",
  intro: (organisation, app) =>
    `Op ${app} verbranden mensen calorieën met sport, anderen geven er een klein bedrag voor, en een deel gaat naar ${organisation}. Met deze link open je je eigen pagina, zonder wachtwoord.`,
  what: "Daar bevestig je dat jullie meedoen, houd je jullie teksten bij, en plaats je een foto en twee zinnen bij een overschrijving die jullie kregen. Iedereen kan ze zien, op je pagina en in de open boekhouding.",
  button: "Je pagina openen",
  validity: (days, hours) =>
    `De link werkt één keer, binnen ${days} dagen. Je pagina blijft dan ${hours} uur open.`,
  forward: "Wie deze link heeft, kan de pagina openen: stuur hem alleen door naar een collega.",
  notYou: (mail) => `Niet jouw organisatie? Schrijf naar ${mail}, dan zetten we het recht.`,
  reason: (organisation) => `Je krijgt deze e-mail omdat je het contact van ${organisation} bent.`,
};

export const organisationReturned: typeof englishReturned = {
  subject: (app) => `${app}: een woord over wat je stuurde`,
  preview: "We konden het nog niet tonen. Dit is waarom.",
  title: "Kijk er nog eens naar",
  words: (organisation) => `Bedankt voor de teksten van ${organisation}. We konden ze zo niet tonen.`,
  post: (organisation) => `Bedankt voor het bericht van ${organisation}. We konden het zo niet tonen.`,
  why: "Wat wij zouden veranderen",
  next: "Open je pagina met de link in je laatste e-mail, of vraag er daar een nieuwe, en stuur het opnieuw.",
  reason: (organisation) => `Je krijgt deze e-mail omdat je het contact van ${organisation} bent.`,
};
