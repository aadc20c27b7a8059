import type { stop as english } from "../../en/screens/stop.ts";
import { CLOSE_DAY_FR as CLOSE_DAY } from "../../figures.ts";
import { orUnreachable } from "../unreachable.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("fr-BE");

export const stop: typeof english = {
  title: "Mettre en pause ou arrêter",
  pauseHelp:
    "Tant que tu ne reprends pas, aucune nouvelle calorie ne compte. Ce qui a été récolté avant reste et sera prélevé.",
  pause: "Mettre en pause",
  stopHelp: (n: number) =>
    n === 0
      ? "Personne d’autre ne commence à récolter grâce à toi."
      : `Tu soutiens ${counted(n, { one: "personne", other: "personnes" })}. Cela s’arrête tout de suite.`,
  stopTeamHelp: (n: number) =>
    n === 0
      ? "Personne d’autre ne commence à récolter grâce à l’équipe."
      : `L’équipe soutient ${counted(n, { one: "personne", other: "personnes" })}. Cela s’arrête tout de suite.`,
  earned: (amount: string, day: string) =>
    `Récolté jusqu’au ${day} : ${amount}. Nous le prélevons après le ${CLOSE_DAY}, avec ce qui s’y ajoute jusqu’à maintenant.`,
  nothingEarned: `Ce qui a été récolté jusqu’à maintenant est compté le ${CLOSE_DAY}.`,
  carried: (amount: string) => `S’y ajoute le report de mois précédents : ${amount}.`,
  announced: (amount: string, month: string) => `Déjà annoncé pour ${month} : ${amount}. Cela reste.`,
  cancelled: (amount: string, month: string) => `Déjà annoncé pour ${month} : ${amount}. C’est annulé.`,
  cancelIt: "Voir ce mois, ou l’annuler",
  cancelToo: (amount: string) =>
    `Annuler aussi le mois annoncé : les ${amount} ne sont pas prélevés. Sinon, ils le sont.`,
  codes: "Les codes de don sont désactivés.",
  stop: "Tout arrêter",
  keep: "Continuer à donner",
  failed: (status: number) => orUnreachable(status, `Une erreur est survenue : ${status}`),
};
