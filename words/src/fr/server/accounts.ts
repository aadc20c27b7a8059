import type { accounts as english } from "../../en/server/accounts.ts";

export const accounts: typeof english = {
  emailTaken: "Un compte avec cette adresse e-mail existe déjà.",
  unknownEmail: "Nous ne connaissons pas cette adresse e-mail",
  wrongPassword: "Ce n’est pas le bon mot de passe pour cette adresse e-mail",
  signedOut: "Tu es hors connexion.",
  forgotSent: "Un e-mail est en route vers ton adresse ! Regarde aussi dans le dossier spam",
  passwordSet: "Ton nouveau mot de passe est enregistré. Connecte-toi.",
  resetUnknown: "Ce lien de réinitialisation n’existe pas.",
  resetOutdated: "Un lien plus récent a été envoyé : utilise celui-là.",
  resetExpired: "Ce lien de réinitialisation n’est plus valable : demandes-en un nouveau.",
  resetUsed: "Ce lien de réinitialisation a déjà servi.",
  proofMissing: "Donne ton mot de passe, ou utilise une clé d’accès : ceci change ton compte.",
  proofWrong: "Ce n’est pas ton mot de passe.",

  saved: "Modifications enregistrées !",
  noProfile: "Ce profil n’existe pas ou n’est pas public.",
  checkBirthday: "Vérifie ta date de naissance.",
  tooYoung: (years) => `Il faut avoir au moins ${years} ans pour ouvrir un compte.`,
  publicFrom: (years) => `Ton profil peut être public à partir de ${years} ans.`,
  noBodyWithoutConsent:
    "Tu as retiré ton accord pour l’utilisation de tes données de santé : la taille et le poids ne peuvent pas être enregistrés.",
  termsHold:
    "Les conditions valent aussi longtemps que le compte. Pour partir, demande-nous de le supprimer.",
  answerSaved: "Ta réponse est enregistrée.",
  languageSaved: "Ta langue est enregistrée.",
  sourceSaved: "Ta source est enregistrée.",
  notPicture: "Ce fichier n’est pas une image que nous pouvons lire. Choisis un JPEG, un PNG ou un WebP.",
  hidesCalories: "Cette personne ne montre pas les calories qu’elle brûle.",
  hidesDonations: "Cette personne ne montre pas ce qu’elle donne.",

  organisationsSaved: "Tes associations sont enregistrées.",
  noOrganisation: "Cette association n’existe pas.",
  oneOrganisationUnknown: "Une de ces associations n’existe pas.",

  feedbackThanks: "merci pour ton message !",
  logNotText: "Le journal doit être un fichier texte de 1 Mo au plus.",
};
