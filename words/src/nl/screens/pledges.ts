import type { pledges as english } from "../../en/screens/pledges.ts";

/** What a pledge pays for. */
export const pledges: typeof english = {
  syncedOnly: "Alleen gesynchroniseerde trainingen",
  syncedOnlyHelp:
    "Betaal alleen voor trainingen die een horloge, een telefoon, Garmin of Strava heeft opgenomen. Ingetypte en geïmporteerde trainingen kosten je niets.",
  /** Beside a rate. */
  syncedShort: "alleen gesynchroniseerd",
  waitsForYou: "Wacht op je betaalmethode",
  notYet: "Nog niet actief",
  startedWaiting: (firstName: string) =>
    `Je steun voor ${firstName} is bewaard. Hij begint met je betaalmethode.`,
  startedWaitingTeam: (firstName: string) =>
    `De steun van je team voor ${firstName} is bewaard. Hij begint met een betaalmethode.`,
  /** A burner and a donor they do not want. */
  refuse: (name: string) => `${name} weigeren`,
  refuseTitle: (name: string) => `${name} weigeren?`,
  refuseHelp:
    "De steun stopt nu en kan niet opnieuw beginnen. Wat je tot nu toe ophaalde, innen we nog. De donateur krijgt hierover geen bericht.",
  refuseAction: "Weigeren",
  keepDonor: "Houden",
  refusedDone: (name: string) => `Je krijgt geen steun meer van ${name}.`,
  refusedTitle: "Geweigerde donateurs",
  refusedNobody: "Je hebt niemand geweigerd.",
  allow: "Toelaten",
  allowAgain: (name: string) => `${name} weer toelaten`,
  allowed: (name: string) => `${name} kan je weer steunen.`,
};
