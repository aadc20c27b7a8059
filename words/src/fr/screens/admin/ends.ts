import type { ends as english } from "../../../en/screens/admin/ends.ts";

export const ends: typeof english = {
  end: "Terminer ce prélèvement",
  action: (amount: string) => `Terminer ${amount} définitivement`,
  what: (amount: string, payer: string, month: string) =>
    `${amount} de ${payer} pour ${month} : nous prélevons 0,00 €, maintenant ou plus tard.`,
  atProvider:
    "1 paiement est d’abord annulé auprès du prestataire. S’il est payé entre-temps, il est comptabilisé à la place.",
  withoutProvider:
    "J’ai regardé chez le prestataire. Mettre fin bien que le paiement ne puisse pas y être annulé.",
  mail: "Chaque personne qui décide pour ce soutien reçoit 1 e-mail qui le dit et explique pourquoi. C’est irréversible.",
  nobody: "Il ne reste personne pour recevoir un e-mail. C’est irréversible.",
  reasonMissing: "Dis pourquoi : la personne qui paie le lit, et le décompte le montre.",
  reason: "Raison",
  reasons: {
    payer_asked: "À sa demande",
    mistake: "Une erreur de notre part",
    unreachable: "Impossible à joindre",
    stopped: "Contesté",
  },
};
