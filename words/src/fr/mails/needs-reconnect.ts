import { HEALTH_SYNC_DAYS } from "@kalivo/domain/limits.ts";
import type { needsReconnect as english } from "../../en/mails/needs-reconnect.ts";

export const needsReconnect: typeof english = {
  subject: (provider: string) => `Reconnecte-toi à ${provider}`,
  preview: "D’ici là, tes séances n’arrivent plus chez nous.",
  title: (provider: string) => `Reconnecte ${provider}`,
  what: (provider: string) =>
    `${provider} ne nous laisse plus lire tes séances. Cela arrive quand l’accès a été retiré dans cette app, ou n’a pas servi depuis longtemps.`,
  nothingLost: `Rien n’est perdu : une fois la connexion rétablie, nous lisons tes séances des ${HEALTH_SYNC_DAYS} derniers jours. Celles d’un mois pas encore clôturé comptent encore.`,
  button: "Reconnecter",
  reason: (provider: string) =>
    `Tu reçois cet e-mail parce que tu as connecté ${provider}. Nous ne l’envoyons qu’une fois.`,
};
