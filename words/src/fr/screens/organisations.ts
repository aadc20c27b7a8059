import { orUnreachable } from "../unreachable.ts";
import type { organisations as english } from "../../en/screens/organisations.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("fr-BE");

export const organisations: typeof english = {
  totalRaised: "Total récolté",
  burnersCount: "Athlètes",
  start: "Soutenir",
  stop: "Ne plus soutenir",
  continue: "Continuer",
  chooseOne: "Choisis au moins 1 association",
  selected: (n: number) => counted(n, { one: "choisie", other: "choisies" }),
  blacklist: "Exclure des associations",
  blacklistSome: (n: number) => `Exclure ${counted(n, { one: "association", other: "associations" })}`,
  blacklistNone: "Ne rien exclure",
  blacklistHelp: "Ton argent ne va jamais aux associations que tu choisis ici.",
  blacklistNeedsPayment:
    "Pour exclure des associations, il faut d’abord un moyen de paiement ou une promesse de don.",
  blacklistSaved: "Ton choix est enregistré",
  failed: (status: number) => orUnreachable(status, `Erreur inattendue : ${status}`),
};
