import type { choice as english } from "../../en/screens/choice.ts";
import { pluralOf } from "../../plural.ts";

const { plural } = pluralOf("fr-BE");

export const choice: typeof english = {
  title: "Choisis tes associations",
  help: "Tout ce que tu récoltes est partagé à parts égales entre celles que tu choisis.",
  chosen: "Choisies",
  sort: "Trier",
  fromBurners: (n: number) =>
    plural(n, (figure) => ({ one: `grâce à ${figure} athlète`, other: `grâce à ${figure} athlètes` })),
  yours: (amount: string) => `Dont ${amount} grâce à tes calories.`,
  listed: (day: string) => `Présente depuis le ${day}`,
  themesLabel: "Thèmes",
  allThemes: "Tous",
  themes: {
    nature: "Nature",
    animals: "Animaux",
    poverty: "Pauvreté",
    health: "Santé",
    youth: "Jeunesse",
    culture: "Culture",
    rights: "Droits",
    care: "Entraide",
  },
  result: "Le résultat",
  about: "À propos",
  byMonth: "Récolté par mois",
  saved: "Tes associations sont enregistrées",
};
