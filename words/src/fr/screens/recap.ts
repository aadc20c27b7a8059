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
  donors: { title: "À tes côtés", line: (n) => word(n, { one: "soutien", other: "soutiens" }) },
  euros: { title: "Tes calories sont devenues", line: "promis par tes soutiens" },
  organisations: { title: "C’est pour", more: (n) => `et ${n} de plus` },
};
