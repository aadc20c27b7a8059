import type { sources as english } from "../../en/server/sources.ts";
/** What is said about connections to providers of workouts. */
export const sources: typeof english = {
  consentFirst: (provider: string) => `Sag zuerst, dass wir deine Trainings von ${provider} lesen dürfen.`,
  connected: (provider: string) => `${provider} ist verbunden.`,
  notKept: {
    taken: "Jenes Konto ist hier mit einem anderen Konto verbunden. Trenne es zuerst dort.",
    consent:
      "Du hast dem, was wir lesen, nicht oder nicht mehr zugestimmt. Geh zurück in die App und fang neu an.",
  },
  disconnected: (provider: string) => `${provider} ist getrennt.`,
  notConnected: (provider: string) => `${provider} ist nicht verbunden.`,
  notYet: (provider: string) => `${provider} kann noch nicht verbunden werden.`,
  connectFirst: (provider: string) => `Verbinde zuerst ${provider}.`,
  linkNotValid: "Dieser Link gilt nicht.",
  linkExpired: "Dieser Link gilt nicht mehr. Eine Quelle trennst du unter „Gesundheits-App“.",
};
