import type {
  organisationLink as english,
  organisationReturned as englishReturned,
} from "../../en/mails/organisation-link.ts";

export const organisationLink: typeof english = {
  subject: (organisation, app) => `${organisation} sur ${app} : ta page`,
  preview: "Confirme que ton association participe, vérifie ses textes, montre ce que l’argent a permis.",
  title: "Ta page est prête",
  intro: (organisation, app) =>
    `Sur ${app}, des gens brûlent des calories en faisant du sport, d’autres donnent un petit montant pour elles, et une part va à ${organisation}. Ce lien ouvre ta propre page, sans mot de passe.`,
  what: "Tu y confirmes que ton association participe, tu tiens ses textes à jour, et tu publies une image et deux phrases pour un virement reçu. Tout le monde peut les voir, sur ta page et dans les comptes publiés.",
  button: "Ouvrir ta page",
  validity: (days, hours) =>
    `Le lien sert une fois, dans les ${days} jours. Ta page reste ensuite ouverte ${hours} heures.`,
  forward: "Qui a ce lien peut ouvrir la page : ne le transfère qu’à un ou une collègue.",
  notYou: (mail) => `Ce n’est pas ton association ? Écris à ${mail}, et nous corrigeons cela.`,
  reason: (organisation) => `Tu reçois cet e-mail parce que tu es le contact de ${organisation}.`,
};

export const organisationReturned: typeof englishReturned = {
  subject: (app) => `${app} : un mot sur ton envoi`,
  preview: "Nous n’avons pas encore pu le montrer. Voici pourquoi.",
  title: "Peux-tu y jeter un nouvel œil ?",
  words: (organisation) =>
    `Merci pour les textes de ${organisation}. Nous n’avons pas pu les montrer tels quels.`,
  post: (organisation) =>
    `Merci pour la publication de ${organisation}. Nous n’avons pas pu la montrer telle quelle.`,
  why: "Ce que nous changerions",
  next: "Ouvre ta page avec le lien de ton dernier e-mail, ou demandes-y un nouveau lien, et renvoie-la-nous.",
  reason: (organisation) => `Tu reçois cet e-mail parce que tu es le contact de ${organisation}.`,
};
