/** Who is no longer a team's admin, about the card or account that still pays for it. */
export const methodLeft = {
  subject: (label: string, team: string) => `${label} still pays for ${team}`,
  preview: "You are no longer an admin of this team. Its payment method has not changed.",
  title: "The team goes on paying",
  what: (label: string, team: string) =>
    `You are no longer an admin of ${team}. ${label} still pays for what ${team} gives.`,
  yours:
    "If it is your card or account and it shouldn't pay for the team any more, write to the team's admins, or to us: they enter another one, or we take it away.",
  reason:
    "You get this email because you were an admin of a team that gives. We always send emails about your money.",
};
