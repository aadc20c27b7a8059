/** Bars, tabs and page names. */
export const navigation = {
  main: "Main",
  more: "More",
  community: "Community",
  you: "You",
  act: "Act",
  scan: "Scan",
  codes: "Codes",
  teams: "Teams",
  settings: "Settings",
  feedback: "Feedback",
  admin: "Admin",
  home: { burn: "Burn", overview: "Overview", donate: "Donate" },
  communityTabs: { burners: "Burners", donors: "Donors", teams: "Teams", organisations: "Orgs" },
  actTabs: { share: "Share", transparency: "Transparency", about: "About" },
  profileTabs: { burner: "Burning insight", donor: "Donor insight" },
  teamTabs: { overview: "Overview", members: "Members", manage: "Manage" },
};
