/** What a pledge pays for. */
export const pledges = {
  syncedOnly: "Only synced workouts",
  syncedOnlyHelp:
    "Pay only for workouts recorded by a watch, phone, Garmin or Strava. Typed-in and imported workouts cost you nothing.",
  /** Beside a rate. */
  syncedShort: "synced only",
  /** Beside a rate, while its payer has never had a payment method: for that payer, and for the one who is supported. */
  waitsForYou: "Waiting for your payment method",
  notYet: "Not active yet",
  startedWaiting: (firstName: string) =>
    `Your support for ${firstName} is saved. It starts with your payment method.`,
  startedWaitingTeam: (firstName: string) =>
    `Your team's support for ${firstName} is saved. It starts with a payment method.`,
  /** A burner and a donor they do not want. */
  refuse: (name: string) => `Refuse ${name}`,
  refuseTitle: (name: string) => `Refuse ${name}?`,
  refuseHelp:
    "Their support ends now and they can't start again. We still collect what you raised until now. We don't tell them.",
  refuseAction: "Refuse",
  keepDonor: "Keep",
  refusedDone: (name: string) => `You no longer get support from ${name}.`,
  refusedTitle: "Refused donors",
  refusedNobody: "You haven't refused anybody.",
  allow: "Allow",
  allowAgain: (name: string) => `Allow ${name} again`,
  allowed: (name: string) => `${name} may support you again.`,
};
