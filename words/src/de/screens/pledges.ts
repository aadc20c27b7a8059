import type { pledges as english } from "../../en/screens/pledges.ts";
/** What a pledge pays for. */
export const pledges: typeof english = {
  syncedOnly: "Nur aufgezeichnete Trainings",
  syncedOnlyHelp:
    "Zahle nur für Trainings, die eine Uhr, ein Handy, Garmin oder Strava aufgezeichnet hat. Getippte und importierte Trainings kosten dich nichts.",
  /** Beside a rate. */
  syncedShort: "nur aufgezeichnete",
  /** Beside a rate, while its payer has never had a payment method: for that payer, and for the one who is supported. */
  waitsForYou: "Wartet auf dein Zahlungsmittel",
  notYet: "Noch nicht aktiv",
  startedWaiting: (firstName: string) =>
    `Deine Unterstützung für ${firstName} ist gespeichert. Sie beginnt mit deinem Zahlungsmittel.`,
  startedWaitingTeam: (firstName: string) =>
    `Die Unterstützung deines Teams für ${firstName} ist gespeichert. Sie beginnt mit einem Zahlungsmittel.`,
  /** A burner and a donor they do not want. */
  refuse: (name: string) => `${name} ablehnen`,
  refuseTitle: (name: string) => `${name} ablehnen?`,
  refuseHelp:
    "Diese Unterstützung endet jetzt und kann nicht neu beginnen. Was du bis jetzt gesammelt hast, ziehen wir noch ein. Wir sagen es ihnen nicht.",
  refuseAction: "Ablehnen",
  keepDonor: "Behalten",
  refusedDone: (name: string) => `${name} unterstützt dich nicht mehr.`,
  refusedTitle: "Abgelehnte Unterstützer",
  refusedNobody: "Du hast niemanden abgelehnt.",
  allow: "Erlauben",
  allowAgain: (name: string) => `${name} wieder erlauben`,
  allowed: (name: string) => `${name} darf dich wieder unterstützen.`,
};
