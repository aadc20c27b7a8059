import type { organisations as english } from "../../en/screens/organisations.ts";
import { pluralOf } from "../../plural.ts";
import { orUnreachable } from "../unreachable.ts";

const { counted, plural } = pluralOf("fr-BE");

export const organisations: typeof english = {
  totalRaised: "Total récolté",
  burnersCount: "Athlètes",
  start: "Soutenir",
  stop: "Ne plus soutenir",
  continue: "Continuer",
  chooseOne: "Choisis au moins 1 association",
  selected: (n: number) => counted(n, { one: "choisie", other: "choisies" }),
  blacklist: "Exclure des associations",
  blacklistSome: (n: number) =>
    plural(n, (figure) => ({
      one: `Exclure ${figure} association`,
      other: `Exclure ${figure} associations`,
    })),
  blacklistNone: "Ne rien exclure",
  blacklistHelp: "Ton argent ne va jamais aux associations que tu choisis ici.",
  blacklistNeedsPayment:
    "Pour exclure des associations, il faut d’abord un moyen de paiement ou une promesse de don.",
  blacklistSaved: "Ton choix est enregistré",
  failed: (status: number) => orUnreachable(status, `Erreur inattendue : ${status}`),
};
