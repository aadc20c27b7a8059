import { NOTICE_DAYS } from "../../figures.ts";
import { orUnreachable } from "../unreachable.ts";
import type { people as english } from "../../en/screens/people.ts";

export const people: typeof english = {
  raised: "Récolté",
  donated: "Donné",
  youGive: "Tu donnes",
  givesYou: "Te donne",
  you: "Toi",
  support: (firstName: string) => `Soutenir ${firstName}`,
  editSupport: "Modifier ton soutien",
  supportFailed: (status: number) => orUnreachable(status, `Une erreur est survenue : ${status}`),
  stop: (firstName: string) =>
    `Arrêter de soutenir ${firstName} ? Les nouvelles séances ne te coûteront plus rien.`,
  aboutAMonth: (amount: string) => `Environ ${amount} par mois`,
  monthlyLimit: "Plafond mensuel : jamais plus que ce montant",
  paidTo: (association: string) => `Versé à ${association}. Tu arrêtes quand tu veux, en deux touches.`,
  mailBeforeCharge: `Tu reçois un e-mail ${NOTICE_DAYS} jours avant chaque prélèvement.`,
  andOthers: (n: number) => `et ${n} autres`,
};
