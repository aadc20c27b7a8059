import type { navigation as english } from "../../en/screens/navigation.ts";

/** Bars, tabs and page names. */
export const navigation: typeof english = {
  main: "Hoofdmenu",
  more: "Meer",
  community: "Community",
  you: "Jij",
  act: "Doe mee",
  scan: "Scannen",
  news: "Nieuws",
  codes: "Codes",
  teams: "Teams",
  settings: "Instellingen",
  feedback: "Feedback",
  admin: "Beheer",
  home: { burn: "Bewegen", overview: "Overzicht", donate: "Geven" },
  communityTabs: {
    burners: "Sporters",
    donors: "Donateurs",
    teams: "Teams",
    organisations: "Organisaties",
  },
  actTabs: { share: "Delen", transparency: "Openheid", about: "Over ons" },
  profileTabs: { burner: "Als sporter", donor: "Als donateur" },
  teamTabs: { overview: "Overzicht", members: "Leden", manage: "Beheren" },
};
