import type { secondFactor as english } from "../../../en/screens/admin/second-factor.ts";

/** What an admin shows beside the password. */
export const secondFactor: typeof english = {
  showTitle: "Montre que c’est bien toi",
  showHelp:
    "Les pages d’administration demandent un second facteur : une fois par connexion, et de nouveau après douze heures.",
  usePasskey: "Utiliser une clé d’accès",
  code: "Code de ton application",
  codeHelp: "Six chiffres. Sans ton téléphone : un de tes codes de secours.",
  show: "Continuer",
  passwordTitle: "D’abord ton mot de passe",
  passwordHelp: "Un admin a un mot de passe d’au moins 12 caractères, et aucun des plus courants.",
  password: "Ton mot de passe",
  changePassword: "Ouvrir mes paramètres",
  setUpTitle: "Prépare un second facteur",
  setUpHelp:
    "Connaître ton mot de passe ne doit pas suffire. Scanne ceci avec une application de codes (Aegis, Ente Auth, Google Authenticator), puis tape le code qu’elle montre.",
  orPasskey: "Ou ajoute une clé d’accès dans tes paramètres : c’est aussi un second facteur.",
  qrAlt: "Code QR pour ton application de codes",
  secret: "Ou tape ce secret dans l’application",
  firstCode: "Le code qu’elle montre",
  confirm: "Confirmer",
  codesTitle: "Tes codes de secours",
  codesHelp:
    "Chacun ouvre une fois les pages d’administration, si tu perds ton téléphone. Ils ne sont montrés que maintenant : imprime-les, ou garde-les avec tes mots de passe.",
  copy: "Les copier",
  copied: "Ils sont copiés.",
  kept: "Je les ai gardés",
  section: "Ton second facteur",
  left: (n) => `Codes de secours restants : ${n}`,
  renew: "Nouveaux codes de secours",
  renewHelp: "Les codes que tu as ne valent alors plus rien.",
};
