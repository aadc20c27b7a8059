import type { navigation as english } from "../../en/screens/navigation.ts";
/** Bars, tabs and page names. */
export const navigation: typeof english = {
  main: "Hauptmenü",
  more: "Mehr",
  community: "Gemeinschaft",
  you: "Du",
  act: "Mitmachen",
  scan: "Scannen",
  news: "Neues",
  codes: "Codes",
  teams: "Teams",
  settings: "Einstellungen",
  feedback: "Feedback",
  admin: "Admin",
  home: { burn: "Bewegen", overview: "Übersicht", donate: "Spenden" },
  communityTabs: {
    burners: "Sportler",
    donors: "Unterstützer",
    teams: "Teams",
    organisations: "Orgas",
  },
  actTabs: { share: "Teilen", transparency: "Transparenz", about: "Über uns" },
  profileTabs: { burner: "Als Sportler", donor: "Als Unterstützer" },
  teamTabs: { overview: "Übersicht", members: "Mitglieder", manage: "Verwalten" },
};
