/** Teams: cards, page, management. */
export const teams = {
  badges: { team: "Team", admin: "Admin", member: "Member" },
  save: "Save changes",
  leave: "Leave the team? You keep your own workouts and donations.",
  delete: "Delete the team? This cannot be undone.",
};
