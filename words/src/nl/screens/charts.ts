import type { ScreenWords } from "../../screens.ts";

export const charts: ScreenWords["charts"] = {
  way: {
    title: "De weg van het geld",
    donors: "Donateurs",
    returned: "Terug naar donateurs",
    others: "Andere organisaties",
    spoken: (from, to, amount) => `${from} → ${to}: ${amount}`,
  },
  parts: {
    title: "Waar het geld heen ging",
    soFar: "opgehaald tot nu",
    ofMonth: "opgehaald",
    ofStatement: "gegeven",
  },
};
