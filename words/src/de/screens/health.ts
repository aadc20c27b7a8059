import type { health as english } from "../../en/screens/health.ts";
import type { HealthSource, Provider } from "@kalivo/domain/health-source.ts";

const names = { strava: "Strava", garmin: "Garmin Connect" } satisfies Record<Provider, string>;

/** Where the workouts come from: the page, its place in the registration, the browser's last page, and Home's sync line. */
export const health: typeof english = {
  title: "Gesundheits-App",
  question: "Woher kommen deine Trainings?",
  help: "Verbinde eine App nach der anderen. Von Hand eintragen kannst du immer, und ältere Trainings bleiben.",
  hints: {
    strava: "Verbindet sich mit deinem Strava-Konto",
    garmin: "Verbindet sich mit deinem Garmin-Konto",
    manual: "Du trägst jedes Training selbst ein",
    health: "Apple Health oder Health Connect auf diesem Handy",
  } satisfies Record<HealthSource, string>,
  onlyInTheApp: "Nur in der App fürs Handy: Ein Browser kann das nicht lesen",
  notHereYet: "Kann hier noch nicht verbunden werden",
  active: "Aktiv",
  use: (name: string) => `${name} nutzen`,
  saved: {
    strava: "Deine Trainings kommen jetzt von Strava.",
    garmin: "Deine Trainings kommen jetzt von Garmin Connect.",
    manual: "Du trägst deine Trainings jetzt selbst ein.",
    health: "Deine Trainings kommen jetzt aus der Gesundheits-App dieses Handys.",
  } satisfies Record<HealthSource, string>,
  waiting: (provider: Provider) =>
    `Wir warten auf ${names[provider]} … Komm hierher zurück, wenn du fertig bist.`,
  notYet: (provider: Provider) =>
    `${names[provider]} kann noch nicht verbunden werden. Deine Quelle bleibt, wie sie ist.`,
  tookTooLong: (provider: Provider) =>
    `${names[provider]} hat zu lange gebraucht. Versuch es bitte noch einmal.`,
  notAllowed: (detail: string) => `Wir konnten die Gesundheits-App nicht erreichen: ${detail}`,
  consentNotNow: "Nicht jetzt",
  consentTick: "Kreuze das Feld an, um zuzustimmen. Sonst können wir deine Trainings nicht annehmen.",
  finishedTitle: "Anmeldung fertig",
  finished: "Du kannst diese Seite schließen.",
  openApp: "App öffnen",
  sync: "Abgleich mit der Gesundheits-App",
};
