import type { bell as english } from "../../en/server/bell.ts";

export const bell: typeof english = {
  newDonor: (name) => `${name} te soutient.`,
  cheered: "Quelqu’un qui te soutient a applaudi ta semaine.",
  answerDue: (month: string) => `Tes soutiens ont donné pour ${month}. Tu as peut-être un mot pour eux.`,
  answersOver: (month: string) => `Tes soutiens ont donné pour ${month}.`,
  answered: (name) => `${name} t’a écrit.`,
  collecting: (amount, day) => `Nous prélevons ${amount} le ${day}. Tu n’as rien à faire.`,
  collected: (amount) => `Merci pour tes ${amount}. Regarde où ils vont.`,
  notCollected: (amount) => `Nous n’avons pas pu prélever ${amount}. Regarde ce que tu peux faire.`,
  collectingFrom: (team, amount, day) =>
    `Nous prélevons ${amount} à ${team} le ${day}. Tu n’as rien à faire.`,
  collectedFrom: (team, amount) => `${team} a donné ${amount}. Regarde où ils vont.`,
  notCollectedFrom: (team, amount) =>
    `Nous n’avons pas pu prélever ${amount} à ${team}. Regarde ce que tu peux faire.`,
  proof: (organisation, amount) => `${organisation} montre ce que tes ${amount} ont permis.`,
  proofRaised: (organisation, amount) =>
    `${organisation} montre ce que les ${amount} que tu as récoltés ont permis.`,
  several: (figure) => `${figure} nouvelles pour toi`,
  noPushService: "Nous ne connaissons pas le service de notifications de ce navigateur.",
  otherKey: "La clé des notifications a changé. Recharge la page.",
  halfQuiet: "Les heures calmes ont besoin d’un début et d’une autre heure comme fin.",
  subscribed: "Les notifications sont activées dans ce navigateur.",
  ended: "Les notifications sont désactivées.",
};
