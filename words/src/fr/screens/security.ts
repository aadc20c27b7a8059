import { ERASURE_DAYS } from "@kalivo/domain/limits.ts";
import type { security as english } from "../../en/screens/security.ts";

export const security: typeof english = {
  code: "Code de notre e-mail",
  codeSentTo: (email) =>
    `Nous avons envoyé un code à ${email}. Il nous montre que nos messages sur tes paiements t’arrivent.`,
  codeMissing: "Entre d’abord les six chiffres de notre e-mail, ou ouvre le lien qui s’y trouve.",
  codeForm: "Le code a six chiffres.",
  sendAgain: "Renvoyer le code",
  wrongAddress: "Ce n’est pas ton adresse ? Change-la dans Paramètres.",
  links: {
    confirm_erasure: {
      title: "Supprimer mon compte",
      body: (email) =>
        `Le compte de ${email} prend fin dans ${ERASURE_DAYS} jours. D’ici là, te connecter le garde.`,
      action: "Supprimer mon compte",
    },
    keep_account: {
      title: "Garder mon compte",
      body: (email) => `Le compte de ${email} reste comme il est.`,
      action: "Garder mon compte",
    },
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

  emailConfirmed: "Confirmée",
  emailUnconfirmed:
    "Pas encore confirmée : les e-mails sur tes soutiens et sur l’argent viennent une fois le code saisi.",
  emailWaiting: (email) => `En attente de la confirmation de ${email}. Jusque-là, celle-ci reste.`,
  changeEmail: "Modifier l’e-mail",
  confirmEmail: "Entrer le code",
  emailTitle: "Ton adresse e-mail",
  newEmail: "Nouvel e-mail",
  newEmailHelp:
    "Nous y envoyons un code. Elle compte dès que tu entres ce code ici, ou que tu ouvres le lien du même e-mail. Nous prévenons aussi l’ancienne adresse.",
  sendCode: "Envoyer le code",
  confirmCode: "Confirmer",
  emailDone: "Ton adresse e-mail est confirmée.",
  yourPassword: "Ton mot de passe",
  yourPasswordHelp: "Pour que personne d’autre ne change ton compte.",
  passwordMissing: "Entre ton mot de passe.",
  passwordRow: "Modifier le mot de passe",
  oldPassword: "Mot de passe actuel",
  savePassword: "Enregistrer le nouveau mot de passe",
  passwordEnds: "Toutes les autres connexions se ferment avec lui, et nous t’envoyons un e-mail.",
  signInsRow: "Où tu es connecté·e",
  signInsHelp: "Une connexion fermée redemande le mot de passe.",
  thisOne: "Celle-ci",
  seenOn: (day) => `Dernière utilisation le ${day}`,
  beganOn: (day) => `Depuis le ${day}`,
  device: { both: (browser, system) => `${browser} sur ${system}`, unknown: "Un appareil inconnu" },
  endOne: (device) => `Fermer ${device}`,
  end: "Fermer",
  endAll: "Se déconnecter partout",
  endAllHelp: "Ici aussi. Nous t’envoyons un e-mail.",
  deleteOr: `Ou demande-le ici : nous t’envoyons un e-mail, dont le lien le confirme. Tu as ensuite ${ERASURE_DAYS} jours pour changer d’avis.`,
  deleteWhat: "Ce qui se passe alors",
  deleteAsk: "Demander la suppression",
  deleteGoes:
    "Ton nom, ton adresse, ta photo, tes séances et tes connexions disparaissent. Tes promesses de don prennent fin.",
  deleteCharge: {
    cancelled: (amount, month) => `${amount} pour ${month} : annulé.`,
    finished_first: (amount, month) =>
      `${amount} pour ${month} est chez le prestataire de paiement : cela se termine d’abord.`,
  },
  deleteRunning: (amount) => `Le mois en cours, ${amount} jusqu’ici, n’est pas prélevé.`,
  deleteTeam: {
    heir: (team) => `Dans ${team}, un autre membre devient admin.`,
    closed: (team) => `${team} prend fin avec toi.`,
  },
  deleteCodes: (n) => `Tes codes (${n}) ne marchent plus.`,
  deleteConnection: (name) => `La connexion avec ${name} prend fin.`,
  deleteStays: "Notre comptabilité garde ce qui a été payé, sans ton nom : la loi le demande.",
  deleteAdmin: "Tu es admin : demande d’abord à un autre admin de te retirer ces droits.",
  deleteUnconfirmed: "Confirme d’abord ton adresse e-mail : le lien y est envoyé.",
  deleteAsked: "Nous t’avons envoyé un e-mail : son lien le confirme. Rien ne se passe avant.",
  deleteKeep: "Annuler la demande",
};
