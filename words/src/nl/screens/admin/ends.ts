import type { ends as english } from "../../../en/screens/admin/ends.ts";

export const ends: typeof english = {
  end: "Deze inning beëindigen",
  action: (amount) => `${amount} voorgoed beëindigen`,
  what: (amount, payer, month) => `${amount} van ${payer} voor ${month}: we innen 0,00 €, nu of later.`,
  atProvider:
    "Eerst wordt 1 betaling bij de betaaldienst geannuleerd. Wordt ze intussen betaald, dan wordt ze geboekt.",
  withoutProvider:
    "Ik heb bij de betaaldienst gekeken. Beëindigen, hoewel de betaling daar niet geannuleerd kan worden.",
  mail: "Wie voor deze betaler beslist, krijgt 1 e-mail die dat zegt en waarom. Dit kan niet ongedaan worden gemaakt.",
  nobody: "Er is niemand meer die een e-mail krijgt. Dit kan niet ongedaan worden gemaakt.",
  reasonMissing: "Zeg waarom: de betaler leest het, en de afrekening toont het.",
  reason: "Reden",
  reasons: {
    payer_asked: "De betaler vroeg het",
    mistake: "Een fout van ons",
    unreachable: "Niet te bereiken",
    stopped: "Betwist",
  },
};
