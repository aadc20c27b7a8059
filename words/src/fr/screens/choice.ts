import type { choice as english } from "../../en/screens/choice.ts";
import { pluralOf } from "../../plural.ts";

const { plural } = pluralOf("fr-BE");

export const choice: typeof english = {
  title: "Choisis tes associations",
  help: "Tout ce que tu récoltes est partagé à parts égales entre celles que tu choisis.",
  chosen: "Choisies",
  sort: "Trier",
  raised: "récoltés jusqu’ici",
  chosenBy: (n: number) =>
    plural(n, (figure) => ({
      one: `Choisie par ${figure} athlète`,
      other: `Choisie par ${figure} athlètes`,
    })),
  own: "Une de tes associations",
  notOwn: "Ce n’est plus une de tes associations",
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
  result: "Le résultat de l’association",
  about: "À propos",
  byMonth: "Récolté par mois",
  association: "C’est nous\u00a0: ce qui est donné ici paie ce que Kalivo coûte.",
  costs: {
    title: "Ce que Kalivo coûte",
    what: "Quoi",
    paidTo: "Payé à",
    yearly: "Par an",
    total: "Ensemble, par an",
    covered: (kept: string, total: string, year: number) =>
      `Donné pour cela en ${year}\u00a0: ${kept} sur ${total}.`,
    tooFew: "Nous dirons combien fut donné pour cela dès que cinq personnes l’auront fait.",
    none: "La liste est en train d’être écrite. Elle sera ici.",
  },
  saved: "Tes associations sont enregistrées",
};
