import { unreachable } from "../unreachable.ts";
import type { account as english } from "../../en/screens/account.ts";

export const account: typeof english = {
  signedOutElsewhere:
    "Ta connexion a été fermée ailleurs. Connecte-toi pour continuer : ce que tu as tapé est encore là.",
  leaveTitle: "Partir sans te connecter ?",
  leaveHelp: "Ce que tu as tapé sans l’enregistrer sera perdu.",
  leave: "Partir",
  leaveNot: "Revenir à la connexion",
  signInTitle: "Me connecter à mon compte",
  signInFirst: "Connecte-toi pour voir cette page.",
  signIn: "Me connecter",
  forgotLink: "Mot de passe oublié ?",
  emailUnknown: "Nous ne connaissons pas cette adresse e-mail",
  passwordWrong: "Ce n’est pas le bon mot de passe pour cette adresse e-mail",
  tooManyTries: "Trop d’essais. Attends quelques minutes, puis réessaie.",
  unexpected: (status: number) => `Erreur inattendue : ${status}`,
  unreachable,
  forgotTitle: "Changer mon mot de passe",
  forgotHelp:
    "Indique l’adresse e-mail de ton compte. Nous t’envoyons un lien pour choisir un nouveau mot de passe.",
  sendLink: "Recevoir un lien",
  mailSent: "Un e-mail est en route vers ta boîte ! Regarde aussi dans les indésirables",
  serverError: "Le serveur a rencontré une erreur",
  unknown: (status: number) => `Erreur inconnue : ${status}`,
  resetTitle: "Choisis un nouveau mot de passe",
  savePassword: "Enregistrer mon mot de passe",
  passwordSaved: "Ton nouveau mot de passe est enregistré. Tu peux l’utiliser pour te connecter.",
  tokenMissing: "Le code de réinitialisation est introuvable",
  tokenUnknown: "Ce lien ne vient pas de chez nous. Demandes-en un nouveau.",
  tokenExpired: "Ce lien n’est plus valable. Demandes-en un nouveau.",
  tokenReplaced: "Nous t’avons envoyé un lien plus récent. Utilise le dernier e-mail.",
  tokenUsed: "Ce lien a déjà servi. Demandes-en un nouveau si tu en as besoin.",
  askNewLink: "Demander un nouveau lien",
  backHome: "Retour à l’accueil",
  passkeySignIn: "Me connecter avec une clé d’accès",
  passkeyNotUsed:
    "Aucune clé n’a été utilisée. Connecte-toi avec ton adresse et ton mot de passe, ou réessaie.",
};
