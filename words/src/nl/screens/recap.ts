import type { recap as english } from "../../en/screens/recap.ts";
import { pluralOf } from "../../plural.ts";

const { word } = pluralOf("nl-BE");

export const recap: typeof english = {
  title: "Je maand als verhaal",
  open: "Bekijk het verhaal",
  card: (n, of) => `Kaart ${n} van ${of}`,
  pause: "Pauze",
  play: "Afspelen",
  previous: "Vorige kaart",
  next: "Volgende kaart",
  calories: { title: "Je verbrandde", line: "calorieën" },
  bestDay: { title: "Je sterkste dag", line: (day, date) => `calorieën op ${day} ${date}` },
  donors: { title: "Achter jou", line: (n) => word(n, { one: "donateur", other: "donateurs" }) },
  euros: { title: "Je calorieën werden", line: "toegezegd door je donateurs" },
  organisations: { title: "Het gaat naar", more: (n) => `en nog ${n}` },
};
