import type { sources as english } from "../../en/server/sources.ts";

export const sources: typeof english = {
  consentFirst: (provider) => `Dis-nous d’abord que nous pouvons lire tes séances chez ${provider}.`,
  connected: (provider: string) => `${provider} est connecté.`,
  notKept: {
    taken: "Ce compte est déjà connecté à un autre compte d’ici. Déconnecte-le d’abord de celui-là.",
    consent: "Ce que nous lisons n’a pas été accepté, ou plus. Retourne dans l’app et recommence.",
  },
  disconnected: (provider) => `${provider} n’est plus connecté.`,
  notConnected: (provider) => `${provider} n’est pas connecté.`,
  notYet: (provider) => `${provider} ne peut pas encore être connecté.`,
  connectFirst: (provider) => `Connecte d’abord ${provider}.`,
  linkNotValid: "Ce lien n’est pas valable.",
  linkExpired: "Ce lien n’est plus valable. Tu peux déconnecter une source dans « Source de mes séances ».",
};
