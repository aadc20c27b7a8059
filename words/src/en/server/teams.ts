/** What is said about teams. */
export const teams = {
  unknown: "There is no such team.",
  notPublic: "This team doesn't exist.",
  stranger: "This person is not in the team.",
  notIn: "You are not in this team.",
  adminsOnly: "Only admins of the team may do this.",
  needsAdmin: "A team needs an admin. Make somebody else an admin first.",
  onlyAdmin: "You are the only admin of this team. Make somebody else an admin first.",
  notOneself: "You can't remove yourself. Leave the team instead.",
  openStatement:
    "A statement of this team is still open. The team can be deleted when it is paid or cancelled.",
  tooMany: (most: number) => `You are in ${most} teams, which is as many as possible. Leave one first.`,
  left: "You left the team.",
  deleted: "The team is deleted.",
  removed: "This person is no longer in the team.",
  isAdmin: "This person is an admin of the team now.",
  noAdmin: "This person is no longer an admin.",
};
