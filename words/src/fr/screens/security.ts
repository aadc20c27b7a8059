import type { security as english } from "../../en/screens/security.ts";

export const security: typeof english = {
  code: "Code de notre e-mail",
  codeSentTo: (email) =>
    `Nous avons envoyé un code à ${email}. Il nous montre que nos avis sur l’argent t’arrivent.`,
  codeMissing: "Entre d’abord les six chiffres de notre e-mail, ou ouvre le lien qui s’y trouve.",
  codeForm: "Le code a six chiffres.",
  sendAgain: "Renvoyer le code",
  wrongAddress: "Ce n’est pas ton adresse ? Change-la dans les réglages.",
  links: {
    confirm_address: {
      title: "Confirme ton adresse e-mail",
      body: (email) => `Ceci confirme que ${email} est ton adresse.`,
      action: "Confirmer cette adresse",
    },
    undo_address: {
      title: "Remettre ton ancienne adresse",
      body: (email) =>
        `${email} redevient l’adresse de ton compte. Tout le monde est déconnecté, le mot de passe ne vaut plus, et nous t’envoyons un lien pour en choisir un nouveau.`,
      action: "La remettre",
    },
  },
  linkTitle: "Un lien de notre e-mail",
  linkUnknown: "Nous ne connaissons pas ce lien. Ouvre-le encore une fois depuis l’e-mail.",
  linkUsed: "Ce lien a déjà servi, ou n’est plus valable.",
  toApp: "Continuer",
};
