import type { codes as english } from "../../en/server/codes.ts";

export const codes: typeof english = {
  notACode: "Ce code n’est pas valable",
  expired: "Ce code a expiré",
  own: "C’est ton propre code, ou celui de ton équipe.",
  used: "Tu as déjà utilisé ce code",
  full: "Ce code a atteint son nombre maximum d’utilisations",
  refusedBefore:
    "Tu as refusé ce soutien auparavant. Autorise-le d’abord à nouveau, dans « E-mails et confidentialité ».",
  failed: "Le code n’a pas pu être appliqué, réessaie plus tard.",
  tooManyToday: (most) =>
    `La personne à qui est ce code a commencé à soutenir ${most} personnes aujourd’hui, le maximum par jour. Réessaie demain.`,

  unknown: "Ce code n’existe pas.",
  dayOver: "Ce jour est passé. Choisis aujourd’hui ou un jour suivant.",
  fromAge: (years) => `Tu peux créer des codes à partir de ${years} ans.`,
  needsMethod: "Pour donner de l’argent avec un code, ajoute d’abord un moyen de paiement valable.",
  teamNeedsMethod:
    "Pour donner de l’argent avec un code, l’équipe a d’abord besoin d’un moyen de paiement valable.",
  stopped: {
    dispute:
      "Un paiement est contesté : aucun code qui donne de l’argent ne peut être créé avant que nous ayons parlé. Écris-nous.",
    pause:
      "Tes dons sont en pause. Reprends-les d’abord, sur la page de paiement ; ensuite, tu peux à nouveau créer des codes.",
    own: "Tes dons sont arrêtés. Reprends-les d’abord ; ensuite, tu peux à nouveau créer des codes.",
  },
  tooManyActive: (most) => `Il y a déjà ${most} codes actifs. Archives-en un qui ne sert plus.`,

  supportedAlready: (name) => `${name} te soutenait déjà ; rien ne change.`,
  gives: (name, rate) => `${name} donne maintenant ${rate} par 100 calories que tu brûles.`,
  givesAtMost: (name, rate, most) =>
    `${name} donne maintenant ${rate} par 100 calories que tu brûles, avec un plafond de ${most} par mois.`,
  joined: (team) => `Tu fais maintenant partie de l’équipe ${team}.`,
  inTeamAlready: (team) => `Tu fais déjà partie de l’équipe ${team}.`,
  invited: (name) => `${name} t’invite.`,
};
