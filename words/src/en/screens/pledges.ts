/** What a pledge pays for. */
export const pledges = {
  syncedOnly: "Only synced workouts",
  syncedOnlyHelp:
    "Pay only for workouts recorded by a watch, a phone, Garmin or Strava. What is typed in or read from a file costs you nothing.",
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
    "Their support ends now and they cannot begin again. What you raised until now is still collected. They are not told.",
  refuseAction: "Refuse",
  keepDonor: "Keep",
  refusedDone: (name: string) => `You no longer get support from ${name}.`,
  refusedTitle: "Refused donors",
  refusedNobody: "You refused nobody.",
  allow: "Allow",
  allowAgain: (name: string) => `Allow ${name} again`,
  allowed: (name: string) => `${name} may support you again.`,
};
