/** The four lists of Community. */
export const community = {
  title: "Community",
  sort: "Sort",
  sorts: { created_at: "Most recently added", total_raised: "Total raised", users_count: "Users count" },
  bestMatch: "Best match",
  noTeam: "No team is corresponding to your search",
  noProfile: "No profile is corresponding to your search (maybe their profile is not public?)",
  nobodyYet: "Nobody to see yet",
  nobodyYetHelp: "People with a public profile will appear here.",
  invite: "Invite someone",
  noTeamYet: "No team yet",
  noTeamYetHelp: "Make the first one: move together, or give together.",
  createTeam: "Create a team",
  noOrganisationYet: "No organisation yet",
  noOrganisationYetHelp: "We are still adding them. Continue, and choose yours later.",
  all: { burners: "See all burners", teams: "See all teams", organisations: "See all organisations" },
};
