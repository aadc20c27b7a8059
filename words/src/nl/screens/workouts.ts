import type { workouts as english } from "../../en/screens/workouts.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("nl-BE");

/** The list of workouts, its rows and its forms. */
export const workouts: typeof english = {
  title: "Trainingen",
  add: "Training toevoegen",
  thisPeriod: "Deze periode",
  older: "Vroegere trainingen",
  none: "Geen training in deze periode",
  noneHelp: "Voeg toe wat je vandaag deed, of koppel je horloge.",
  sort: "Sorteren",
  sorts: { recent: "Nieuwste eerst", oldest: "Oudste eerst", highest: "Meeste calorieën eerst" },
  types: {
    running: "Lopen",
    walking: "Wandelen",
    swimming: "Zwemmen",
    biking: "Fietsen",
    football: "Voetbal",
    strength: "Krachttraining",
    custom: "Andere",
  },
  counted: "Geteld",
  countedHelp: "Dit zit al in een donatie en kan dus niet meer veranderen.",
  from: (source) => `Van ${source}`,
  minutes: (n) => `${n} min`,
  minutesSpoken: (n) => counted(n, { one: "minuut", other: "minuten" }),
  waiting: "Wacht op verzending",
  waitingHelp: "Je bent offline. We sturen dit door zodra je weer online bent.",
  calculated: "We berekenen de calorieën voor jou.",
};
