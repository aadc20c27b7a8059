/** What a connection took with it when it ended. */
export const disconnected = {
  subject: (provider: string) => `${provider} is disconnected`,
  preview: "What we deleted, and what stays.",
  title: (provider: string) => `${provider} is disconnected`,
  byYou: (provider: string) => `You ended the connection to ${provider}.`,
  byProvider: (provider: string) => `The connection was ended at ${provider}.`,
  deleted: (provider: string) =>
    `We deleted our access to your account there, everything ${provider} told us about your workouts, and the workouts that are not in a donation yet.`,
  kept: "Of workouts in a donation we keep the date, the type and the calories, because money was given for them.",
  button: "Choose another source",
  reason: (provider: string) =>
    `You get this email because ${provider} was connected to your account. We always send emails about your account.`,
};
