import type { community as english } from "../../en/screens/community.ts";
/** The four lists of Community. */
export const community: typeof english = {
  title: "Gemeinschaft",
  findAnything: "Menschen, Teams, Organisationen finden",
  closeSearch: "Suche schließen",
  sort: "Sortieren",
  sorts: {
    created_at: "Zuletzt hinzugefügt",
    total_raised: "Gesammelter Betrag",
    users_count: "Anzahl Mitglieder",
  },
  bestMatch: "Beste Treffer",
  noTeam: "Kein Team passt zu deiner Suche",
  noProfile: "Kein Profil passt zu deiner Suche (vielleicht ist es nicht öffentlich?)",
  nobodyYet: "Noch niemand zu sehen",
  nobodyYetHelp: "Hier erscheinen Menschen mit einem öffentlichen Profil.",
  invite: "Jemanden einladen",
  noTeamYet: "Noch kein Team",
  noTeamYetHelp: "Gründe das erste: bewegt euch gemeinsam oder gebt gemeinsam.",
  createTeam: "Team gründen",
  noOrganisationYet: "Noch keine Organisation",
  noOrganisationYetHelp: "Wir nehmen noch welche auf. Mach weiter und wähle deine später.",
  all: {
    burners: "Alle Sportler ansehen",
    teams: "Alle Teams ansehen",
    organisations: "Alle Organisationen ansehen",
  },
};
