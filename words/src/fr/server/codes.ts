import type { codes as english } from "../../en/server/codes.ts";

export const codes: typeof english = {
  notACode: "Ce code n’est pas valable",
  expired: "Ce code a expiré",
  own: "C’est ton propre code, ou celui de ton équipe.",
  used: "Tu as déjà utilisé ce code",
  full: "Ce code a atteint son nombre maximum d’utilisations",
  refusedBefore: "Tu as refusé ce soutien auparavant. Autorise-le d’abord à nouveau, dans Confidentialité.",
  failed: "Le code n’a pas pu être appliqué, réessaie plus tard.",
  tooManyToday: (most) =>
    `Les codes de ce compte ont déjà servi ${most} fois aujourd’hui, et c’est le maximum par jour. Réessaie demain.`,

  unknown: "Ce code n’existe pas.",
  dayOver: "Ce jour est passé. Choisis aujourd’hui ou un jour suivant.",
  fromAge: (years) => `Tu peux créer des codes à partir de ${years} ans.`,
  needsMethod: "Un code qui donne de l’argent demande un moyen de paiement valable. Ajoutes-en un d’abord.",
  teamNeedsMethod:
    "Un code qui donne de l’argent demande un moyen de paiement valable de l’équipe. Ajoutes-en un d’abord.",
  stopped: {
    dispute:
      "Un paiement est contesté : aucun code qui donne de l’argent ne peut être créé avant que nous ayons parlé. Écris-nous.",
    pause:
      "Le soutien est en pause. Reprends-le d’abord, à la page de paiement ; ensuite tu peux à nouveau créer des codes.",
    own: "Le soutien est arrêté. Reprends-le d’abord ; ensuite tu peux à nouveau créer des codes.",
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
