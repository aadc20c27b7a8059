import { HEALTH_SYNC_DAYS } from "@kalivo/domain/limits.ts";
import type { needsReconnect as english } from "../../en/mails/needs-reconnect.ts";

export const needsReconnect: typeof english = {
  subject: (provider: string) => `Reconnecte-toi à ${provider}`,
  preview: "D’ici là, tes séances n’arrivent plus chez nous.",
  title: (provider: string) => `Reconnecte ${provider}`,
  what: (provider: string) =>
    `${provider} ne nous laisse plus lire tes séances. Cela arrive quand l’accès a été retiré là-bas, ou n’a pas servi depuis longtemps.`,
  nothingLost: `Rien n’est perdu : une fois la connexion rétablie, nous lisons ce que tu as fait ces ${HEALTH_SYNC_DAYS} derniers jours. Ce qui est brûlé avant la clôture d’un mois compte encore pour ce mois.`,
  button: "Reconnecter",
  reason: (provider: string) =>
    `Tu reçois cet e-mail parce que tu as connecté ${provider}. Il n’est envoyé qu’une fois et ne peut pas être désactivé.`,
};
