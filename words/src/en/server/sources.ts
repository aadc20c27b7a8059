/** What is said about connections to providers of workouts. */
export const sources = {
  consentFirst: (provider: string) => `First say that we may read your workouts from ${provider}.`,
  connected: (provider: string) => `${provider} is connected.`,
  notKept: {
    taken: "That account is connected to another account here. Disconnect it there first.",
    consent: "You haven't agreed to what we read, or no longer. Go back to the app and start again.",
  },
  disconnected: (provider: string) => `${provider} is disconnected.`,
  notConnected: (provider: string) => `${provider} is not connected.`,
  notYet: (provider: string) => `${provider} can't be connected yet.`,
  connectFirst: (provider: string) => `Connect ${provider} first.`,
  linkNotValid: "This link is not valid.",
  linkExpired: "This link is no longer valid. You can disconnect a source in Health app settings.",
};
