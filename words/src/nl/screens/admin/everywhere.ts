import type { everywhere as english } from "../../../en/screens/admin/everywhere.ts";

/** What stands on more than one admin page: their names, and what is the same on each. */
export const everywhere: typeof english = {
  title: "Beheer",
  index: "Onderdelen van de beheerpagina’s",
  parts: {
    books: "Boekhouding",
    search: "Zoeken",
    dashboard: "Dashboard",
    organisations: "Organisaties",
    people: "Mensen",
    teams: "Teams",
    codes: "Codes",
    workouts: "Trainingen",
    feedback: "Feedback",
    billing: "Afrekeningen",
    refunds: "Terugbetalingen",
    disputes: "Betwistingen",
    payouts: "Uitbetalingen",
    mails: "E-mails",
    looks: "Na te kijken",
    newsletters: "Nieuwsbrieven",
    audit: "Auditlog",
    imprint: "Juridische vermeldingen",
  },
  groups: { money: "Geld", people: "Mensen", content: "Inhoud", system: "Systeem" },
  show: "Tonen",
  edit: "Bewerken",
  saved: "Wijzigingen opgeslagen!",
  unknownPerson: "iemand die niet meer bestaat",
  page: "Openbare pagina",
};
