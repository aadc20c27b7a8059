import type { ScreenWords } from "../../screens.ts";

export const charts: ScreenWords["charts"] = {
  way: {
    title: "Le chemin de l’argent",
    donors: "Soutiens",
    returned: "Rendu aux soutiens",
    others: "Autres associations",
    spoken: (from, to, amount) => `${from} → ${to} : ${amount}`,
  },
  parts: {
    title: "Où va l’argent",
    soFar: "récoltés jusqu’ici",
    ofMonth: "récoltés",
    ofStatement: "donnés",
  },
};
