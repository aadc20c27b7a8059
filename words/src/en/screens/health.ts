import type { HealthSource, Provider } from "@kalivo/domain/health-source.ts";

const names = { strava: "Strava", garmin: "Garmin Connect" } satisfies Record<Provider, string>;

/** Where the workouts come from: the page, its place in the registration, the browser's last page, and Home's sync line. */
export const health = {
  title: "Health app settings",
  question: "Where do your workouts come from?",
  help: "Connect one app at a time. You can always add workouts by hand, and older ones stay.",
  hints: {
    strava: "Connects with your Strava account",
    garmin: "Connects with your Garmin account",
    manual: "You add every workout yourself",
    health: "Apple Health or Health Connect on this phone",
  } satisfies Record<HealthSource, string>,
  onlyInTheApp: "Only in the mobile app: a browser can't read it",
  notHereYet: "Can't be connected here yet",
  active: "Active",
  use: (name: string) => `Use ${name}`,
  saved: {
    strava: "Your workouts now come from Strava.",
    garmin: "Your workouts now come from Garmin Connect.",
    manual: "You now add your workouts yourself.",
    health: "Your workouts now come from this phone's health app.",
  } satisfies Record<HealthSource, string>,
  waiting: (provider: Provider) => `Waiting for ${names[provider]}… come back here when you are done.`,
  notYet: (provider: Provider) => `${names[provider]} can't be connected yet. Your source stays as it is.`,
  tookTooLong: (provider: Provider) => `${names[provider]} took too long. Please try again.`,
  notAllowed: (detail: string) => `We couldn't reach the health app: ${detail}`,
  consentNotNow: "Not now",
  consentTick: "Tick the box to agree. Without it we can't receive your workouts.",
  finishedTitle: "Sign-in finished",
  finished: "You can close this page.",
  openApp: "Open the app",
  sync: "Health sync",
};
