import type { community as english } from "../../en/screens/community.ts";

/** The four lists of Community. */
export const community: typeof english = {
  title: "Community",
  findAnything: "Zoek mensen, teams, organisaties",
  closeSearch: "Zoeken sluiten",
  sort: "Sorteren",
  sorts: {
    created_at: "Laatst toegevoegd",
    total_raised: "Totaal opgehaald",
    users_count: "Aantal sporters",
  },
  bestMatch: "Beste overeenkomst",
  noTeam: "Geen team gevonden voor je zoekopdracht",
  noProfile: "Geen profiel gevonden voor je zoekopdracht (misschien is het niet openbaar?)",
  nobodyYet: "Nog niemand te zien",
  nobodyYetHelp: "Mensen met een openbaar profiel staan hier zodra ze er zijn.",
  invite: "Nodig iemand uit",
  noTeamYet: "Nog geen team",
  noTeamYetHelp: "Maak het eerste: beweeg samen, of geef samen.",
  createTeam: "Maak een team",
  noOrganisationYet: "Nog geen organisatie",
  noOrganisationYetHelp: "Ze worden nog toegevoegd. Je kunt verdergaan en die van jou later kiezen.",
  all: {
    burners: "Alle sporters bekijken",
    teams: "Alle teams bekijken",
    organisations: "Alle organisaties bekijken",
  },
};
