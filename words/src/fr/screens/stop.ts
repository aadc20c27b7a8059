import type { stop as english } from "../../en/screens/stop.ts";
import { CLOSE_DAY_FR as CLOSE_DAY, LEAST_AT_END } from "../../figures.ts";
import { pluralOf } from "../../plural.ts";
import { orUnreachable } from "../unreachable.ts";

const { plural } = pluralOf("fr-BE");

export const stop: typeof english = {
  title: "Mettre en pause ou arrêter",
  pauseHelp:
    "Tant que tu ne reprends pas, aucune nouvelle calorie ne compte. Ce qui a été récolté avant reste et sera prélevé.",
  pause: "Mettre en pause",
  stopHelp: (n: number) =>
    n === 0
      ? "Tu ne commences à soutenir plus personne."
      : plural(n, (figure) => ({
          one: `Tu soutiens ${figure} personne. Cela s’arrête tout de suite.`,
          other: `Tu soutiens ${figure} personnes. Cela s’arrête tout de suite.`,
        })),
  stopTeamHelp: (n: number) =>
    n === 0
      ? "L’équipe ne commence à soutenir plus personne."
      : plural(n, (figure) => ({
          one: `L’équipe soutient ${figure} personne. Cela s’arrête tout de suite.`,
          other: `L’équipe soutient ${figure} personnes. Cela s’arrête tout de suite.`,
        })),
  earned: (amount: string, day: string) =>
    `Récolté jusqu’au ${day} : ${amount}. Nous le prélevons après le ${CLOSE_DAY}, avec ce qui s’y ajoute jusqu’à maintenant.`,
  earnedLittle: (amount: string, day: string) =>
    `Récolté jusqu’au ${day} : ${amount}. S’y ajoute ce qui est récolté jusqu’à maintenant.`,
  nothingEarned: `Ce qui a été récolté jusqu’à maintenant est compté le ${CLOSE_DAY}.`,
  carried: (amount: string) => `S’y ajoute le report de mois précédents : ${amount}.`,
  little: `Si le tout fait moins de ${LEAST_AT_END}, nous ne le prélevons pas.`,
  announced: (amount: string, month: string) => `Déjà annoncé pour ${month} : ${amount}. Cela reste.`,
  cancelled: (amount: string, month: string) => `Déjà annoncé pour ${month} : ${amount}. C’est annulé.`,
  cancelIt: "Voir ce mois, ou l’annuler",
  cancelToo: (amount: string) =>
    `Annuler aussi les dons annoncés : nous ne prélevons pas les ${amount}. Sinon, nous les prélevons.`,
  codes: "Les codes de don sont désactivés.",
  stop: "Tout arrêter",
  keep: "Continuer à donner",
  failed: (status: number) => orUnreachable(status, `Une erreur est survenue : ${status}`),
};
