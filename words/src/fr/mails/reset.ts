import type { reset as english } from "../../en/mails/reset.ts";

export const reset: typeof english = {
  subject: "Choisis un nouveau mot de passe",
  preview: "Le lien est valable une heure.",
  title: "Choisis un nouveau mot de passe",
  intro: "Tu as demandé un nouveau mot de passe. Le bouton ci-dessous te permet d’en choisir un.",
  button: "Choisir un nouveau mot de passe",
  validity:
    "Le lien ne sert qu’une fois et est valable une heure. Un nouveau mot de passe te déconnecte partout.",
  notYou: "Si ce n’était pas toi, tu peux ignorer cet e-mail : ton mot de passe ne change pas.",
  reason: "Tu reçois cet e-mail parce que quelqu’un a demandé un nouveau mot de passe pour cette adresse.",

  because: {
    asked: {},
    address_restored: {
      subject: "Ton adresse est de retour : choisis un nouveau mot de passe",
      intro:
        "Tu as remis cette adresse. Tout le monde a été déconnecté et l’ancien mot de passe ne vaut plus ; le bouton ci-dessous te permet d’en choisir un nouveau.",
      notYou: null,
      reason: "Tu reçois cet e-mail parce que tu as remis cette adresse.",
    },
    first_admin: {
      subject: "Tu administres Kalivo : choisis ton mot de passe",
      title: "Tu administres Kalivo",
      intro:
        "Kalivo vient d’être installé, et ton adresse a été indiquée pour l’administrer. Le bouton ci-dessous te permet de choisir ton mot de passe ; ensuite tu ajoutes une seconde étape à ta connexion et tu lis par où commencer.",
      button: "Choisir mon mot de passe",
      validity:
        "Le lien ne sert qu’une fois et est valable une heure. Ensuite, « Mot de passe oublié » en envoie un nouveau.",
      notYou: "Si tu n’en sais rien, tu peux ignorer cet e-mail : sans le lien, personne n’entre.",
      reason: "Tu reçois cet e-mail parce que cette adresse a été indiquée à l’installation de Kalivo.",
    },
  },
};
