/** The four lists of Community. */
export const community = {
  title: "Community",
  sort: "Sort",
  sorts: { created_at: "Most recently added", total_raised: "Total raised", users_count: "Users count" },
  noTeam: "No team is corresponding to your search",
  noProfile: "No profile is corresponding to your search (maybe their profile is not public?)",
};
