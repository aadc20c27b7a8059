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
  usual: {
    title: "Een gewone maand van jou",
    more: "Deze had er meer.",
    quieter: "Deze was rustiger, en dat is prima.",
  },
  donors: { title: "Achter jou", line: (n) => word(n, { one: "donateur", other: "donateurs" }) },
  cheers: {
    title: "Er werd gejuicht",
    line: (n) => word(n, { one: "keer voor je weken", other: "keer voor je weken" }),
  },
  euros: {
    title: "Je calorieën werden",
    line: "van je donateurs",
    waits: (amount: string) => `van je donateurs. Daarvan innen we ${amount} nog`,
  },
  organisations: { title: "Het gaat naar", more: (n) => `en nog ${n}` },
  backed: {
    title: "Jij stond achter",
    line: (n) => word(n, { one: "persoon die bewoog", other: "mensen die bewogen" }),
  },
  given: {
    title: "Hun calorieën werden",
    line: "van jou",
    waits: (amount: string) => `van jou. Daarvan innen we ${amount} nog`,
  },
  givenTo: "Jouw euro’s gaan naar",
  proof: {
    title: (name) => `${name} toont wat het geld deed`,
    yours: "daarvan is van jou",
    raised: "daarvan haalde jij op",
  },
};
