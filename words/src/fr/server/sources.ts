import type { sources as english } from "../../en/server/sources.ts";

export const sources: typeof english = {
  consentFirst: (provider) => `Dis-nous d’abord que nous pouvons lire tes séances chez ${provider}.`,
  disconnected: (provider) => `${provider} n’est plus connecté.`,
  notConnected: (provider) => `${provider} n’est pas connecté.`,
  notYet: (provider) => `${provider} ne peut pas encore être connecté.`,
  connectFirst: (provider) => `Connecte d’abord ${provider}.`,
  linkNotValid: "Ce lien n’est pas valable.",
  linkExpired: "Ce lien n’est plus valable. Tu peux déconnecter une source dans les Paramètres.",
};
