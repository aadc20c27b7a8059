import type { recap as english } from "../../en/screens/recap.ts";
import { pluralOf } from "../../plural.ts";

const { word } = pluralOf("fr-BE");

export const recap: typeof english = {
  title: "Ton mois en images",
  open: "Voir l’histoire",
  card: (n, of) => `Carte ${n} sur ${of}`,
  pause: "Pause",
  play: "Lecture",
  previous: "Carte précédente",
  next: "Carte suivante",
  calories: { title: "Tu as brûlé", line: "calories" },
  bestDay: { title: "Ta journée la plus intense", line: (day, date) => `calories le ${day} ${date}` },
  usual: {
    title: "Un mois habituel, pour toi",
    more: "Celui-ci en a eu plus.",
    quieter: "Celui-ci a été plus calme, et c’est très bien.",
  },
  donors: { title: "À tes côtés", line: (n) => word(n, { one: "soutien", other: "soutiens" }) },
  cheers: {
    title: "On t’a applaudi·e",
    line: (n) => word(n, { one: "fois pour tes semaines", other: "fois pour tes semaines" }),
  },
  euros: {
    title: "Tes calories sont devenues",
    line: "de tes soutiens",
    waits: (amount: string) => `de tes soutiens, dont ${amount} encore à prélever`,
  },
  organisations: { title: "C’est pour", more: (n) => `et ${n} de plus` },
  backed: {
    title: "Tu étais derrière",
    line: (n) => word(n, { one: "personne qui a bougé", other: "personnes qui ont bougé" }),
  },
  given: {
    title: "Leurs calories sont devenues",
    line: "de ta part",
    waits: (amount: string) => `de ta part, dont ${amount} encore à prélever`,
  },
  givenTo: "Tes euros vont à",
  proof: {
    title: (name) => `${name} montre ce que l’argent a permis`,
    yours: "de toi en font partie",
    raised: "récoltés par toi en font partie",
  },
};
