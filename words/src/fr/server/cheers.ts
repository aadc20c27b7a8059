import type { cheers as english } from "../../en/server/cheers.ts";

export const cheers: typeof english = {
  cheered: "Tu as applaudi.",
  takenBack: "Tu as repris tes applaudissements.",
  readAlready: "Tes applaudissements ont déjà été vus\u00a0: ils restent.",
  otherWeek: "Une nouvelle semaine a commencé. Recharge la page.",
  rested: "C’était une semaine de repos. Elle se passe d’applaudissements.",
  noMonth: "Ce mois n’attend plus de réponse.",
  fixed: "Ta réponse est partie et reste telle quelle.",
  ready: {
    thanks: "Merci. Te savoir derrière moi m’a fait sortir de chez moi.",
    together: "Nous l’avons fait ensemble\u00a0: j’ai bougé, tu as donné. Merci.",
    onwards: "Merci pour ce mois. Je me réjouis déjà du prochain.",
  },
};
