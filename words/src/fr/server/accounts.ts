import { ERASURE_DAYS } from "@kalivo/domain/limits.ts";
import { LOG_MB } from "../../figures.ts";
import type { accounts as english } from "../../en/server/accounts.ts";

export const accounts: typeof english = {
  emailTaken: "Un compte avec cette adresse e-mail existe déjà.",
  unknownEmail: "Nous ne connaissons pas cette adresse e-mail",
  wrongPassword: "Ce n’est pas le bon mot de passe pour cette adresse e-mail",
  signedOut: "Déconnexion réussie.",
  forgotSent: "Un e-mail est en route vers ta boîte ! Regarde aussi dans les indésirables",
  passwordSet: "Ton nouveau mot de passe est enregistré. Connecte-toi.",
  passwordSetPasskeysRemoved:
    "Ton nouveau mot de passe est enregistré. Les clés d’accès d’avant la confirmation de cette adresse sont supprimées. Connecte-toi.",
  resetUnknown: "Ce lien de réinitialisation n’existe pas.",
  resetOutdated: "Un lien plus récent a été envoyé : utilise celui-là.",
  resetExpired: "Ce lien de réinitialisation n’est plus valable : demandes-en un nouveau.",
  resetUsed: "Ce lien de réinitialisation a déjà servi.",
  proofMissing: "Donne ton mot de passe, ou utilise une clé d’accès : ceci change ton compte.",
  proofWrong: "Ce n’est pas ton mot de passe.",

  saved: "Changements enregistrés !",
  noProfile: "Ce profil n’existe pas ou n’est pas public.",
  checkBirthday: "Vérifie ta date de naissance.",
  tooYoung: (years) => `Il faut avoir au moins ${years} ans pour ouvrir un compte.`,
  birthdayLocked: (years: number) =>
    `Ta date de naissance est fixée jusqu’à tes ${years} ans. Si elle est fausse, écris-nous.`,
  publicFrom: (years) => `Ton profil peut être public à partir de ${years} ans.`,
  noBodyWithoutConsent:
    "Tu as retiré ton accord pour l’utilisation de tes données de santé : la taille et le poids ne peuvent pas être enregistrés.",
  termsHold:
    "Les conditions s’appliquent tant que tu as un compte. Pour partir, demande-nous de le supprimer.",
  consentOfOtherText: "Ce texte a changé. Recharge la page, relis-le, puis réponds.",
  answerSaved: "Ta réponse est enregistrée.",
  languageSaved: "Ta langue est enregistrée.",
  sourceSaved: "Ta source est enregistrée.",
  notPicture: "Ce fichier n’est pas une image que nous pouvons lire. Choisis un JPEG, un PNG ou un WebP.",
  hidesCalories: "Cette personne ne montre pas les calories qu’elle brûle.",
  hidesDonations: "Cette personne ne montre pas ce qu’elle donne.",

  organisationsSaved: "Tes associations sont enregistrées.",
  noOrganisation: "Cette association n’existe pas.",
  oneOrganisationUnknown: "Une de ces associations n’existe pas.",
  noOrganisationLeft:
    "Tes associations ont été modifiées ailleurs, et il n’en resterait aucune. Rien n’a changé.",
  tooManyOrganisations: (most: number) => `Tu peux choisir ${most} associations au plus. Rien n’a changé.`,

  feedbackThanks: "Merci pour ton avis !",
  logNotText: `Le journal doit être un fichier texte de ${LOG_MB} Mo au plus.`,

  addressConfirmed: "Ton adresse e-mail est confirmée.",
  addressConfirmedAlready: "Ton adresse e-mail est déjà confirmée.",
  addressNotAwaited: "Cette adresse n’attend plus de confirmation.",
  addressUnconfirmed: "Confirme d’abord ton adresse e-mail : nous t’avons envoyé un code.",
  addressNeedsProof:
    "Pour changer ton adresse e-mail, choisis Modifier à côté d’elle dans les Paramètres : ton mot de passe te sera demandé.",
  noCodeOpen: "Il n’y a pas de code à entrer : demandes-en un nouveau.",
  codeSent: "Nous t’avons envoyé un code. Regarde aussi dans le dossier spam.",
  codeWrong: "Ce n’est pas le code de notre dernier e-mail.",
  codeUsedUp: "Ce code n’est plus valable : demandes-en un nouveau.",
  linkUnknown: "Ce lien n’existe pas.",
  linkExpired: "Ce lien n’est plus valable.",
  linkUsed: "Ce lien a déjà servi, ou n’est plus nécessaire.",
  linkDone: {
    confirm_erasure: `Ton compte prend fin dans ${ERASURE_DAYS} jours. Nous t’avons envoyé un e-mail avec la date et un lien pour le garder.`,
    keep_account: "Ton compte reste. Rien n’a été supprimé.",
    confirm_address: "Ton adresse e-mail est confirmée.",
    undo_address:
      "Ton ancienne adresse est de retour et tout le monde est déconnecté. Nous t’avons envoyé un lien pour choisir un nouveau mot de passe.",
  },

  passwordCommon:
    "C’est un des mots de passe qu’on essaie en premier. Les admins doivent en choisir un autre.",
  passwordShort: (least) => `Utilise au moins ${least} caractères.`,
  passwordChanged: "Ton nouveau mot de passe est enregistré. Toutes les autres connexions sont fermées.",
  signInEnded: "Cette connexion est fermée.",
  signedOutEverywhere: "Toutes tes connexions sont fermées.",

  erasureAsked: "Nous t’avons envoyé un e-mail : son lien le confirme. Rien ne se passe avant.",
  adminCannotLeave: "Tu es admin : demande d’abord à un autre admin de te retirer ces droits.",
};
