import type { passkeyChanged as english } from "../../en/mails/passkey-changed.ts";

export const passkeyChanged: typeof english = {
  subject: {
    added: "Une clé d’accès a été ajoutée à ton compte",
    removed: "Une clé d’accès a été retirée de ton compte",
  },
  what: {
    added: (name) => `La clé d’accès « ${name} » connecte désormais à ton compte.`,
    removed: (name) => `La clé d’accès « ${name} » ne connecte plus à ton compte.`,
  },
  notYou:
    "Si ce n’était pas toi, ouvre tes paramètres, retire ce que tu ne connais pas et choisis un nouveau mot de passe.",
  button: "Ouvrir mes paramètres",
  reason: "Tu reçois cet e-mail parce que ta façon de te connecter a changé.",
};
