import type { sources as english } from "../../en/server/sources.ts";

export const sources: typeof english = {
  consentFirst: (provider) => `Zeg eerst dat we je trainingen bij ${provider} mogen lezen.`,
  connected: (provider: string) => `${provider} is verbonden.`,
  notKept: {
    taken: "Dat account is hier met een ander account verbonden. Verbreek het daar eerst.",
    consent: "Wat we lezen werd niet of niet meer goedgekeurd. Ga terug naar de app en begin opnieuw.",
  },
  disconnected: (provider) => `${provider} is ontkoppeld.`,
  notConnected: (provider) => `${provider} is niet gekoppeld.`,
  notYet: (provider) => `${provider} kan nog niet gekoppeld worden.`,
  connectFirst: (provider) => `Koppel eerst ${provider}.`,
  linkNotValid: "Deze link is niet geldig.",
  linkExpired: "Deze link is niet meer geldig. Ontkoppelen kan bij Gezondheidsapp.",
};
