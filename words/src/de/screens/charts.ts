import type { charts as english } from "../../en/screens/charts.ts";
/** What stands beside drawings of money. */
export const charts: typeof english = {
  way: {
    title: "Der Weg des Geldes",
    donors: "Unterstützer",
    returned: "Zurück an Unterstützer",
    others: "Andere Organisationen",
    /** Of the stream one looks at. */
    spoken: (from: string, to: string, amount: string) => `${from} → ${to}: ${amount}`,
  },
  parts: {
    title: "Was wohin ging",
    soFar: "bisher gesammelt",
    ofMonth: "gesammelt",
    ofStatement: "gegeben",
  },
};
