import type { KcalBasis } from "@kalivo/domain/efforts/activity.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { CONNECT_MINUTES, HEALTH_SYNC_DAYS, STRAVA_DATA_DAYS } from "@kalivo/domain/limits.ts";
import { APP_NAME } from "../../app-name.ts";
import { IMPORT_MB, ZIP_MB } from "../../figures.ts";
import { pluralOf } from "../../plural.ts";
import { orUnreachable } from "../unreachable.ts";

const { counted, plural } = pluralOf("en");

const names = { strava: "Strava", garmin: "Garmin Connect" } satisfies Record<Provider, string>;
const brands = { strava: "Strava", garmin: "Garmin" } satisfies Record<Provider, string>;

/** What a basis is explained with; texts are formatted already. */
type Basis = {
  reported: string | null;
  rest: string | null;
  km: string | null;
  minutes: string;
  kg: string | null;
};

/** Connecting a provider, what a workout came from and why it counts what it counts. */
export const sources = {
  version: "2026-11",
  consent: {
    title: (provider: Provider) => `Connect with ${names[provider]}`,
    points: (provider: Provider) => [
      `We read the sport, time, distance, calories and device of your ${brands[provider]} activities of the last ${HEALTH_SYNC_DAYS} days, and new ones as they come. No routes, no heart rate curves, no friends.`,
      "We use them to work out calories and donations, and for nothing else: no advertising, no sale, no statistics over people.",
      "Nobody but you sees a single activity. Others see totals, and only if you tick the second box.",
      provider === "strava"
        ? `What Strava tells us is deleted after ${STRAVA_DATA_DAYS} days, apart from the calories, the sport and when it was.`
        : "An activity counts once, also when another app has a copy of it.",
      `You can disconnect at any time in Health app settings: what is not in a donation yet is then deleted, and we confirm it by email.`,
    ],
    read: (provider: Provider) => `I agree that ${APP_NAME} reads my ${brands[provider]} activities.`,
    share: "Share my monthly total with those who support me.",
    shareHelp: "Without this your workouts are recorded, but don't count for donations.",
    tick: "Tick the first box to agree.",
    go: (provider: Provider) => `Go to ${names[provider]}`,
    notNow: "Not now",
    failed: "Your answer could not be saved. Try again.",
  },
  connection: {
    title: "Connected",
    since: (day: string) => `Connected since ${day}`,
    lastNews: (day: string) => `Last update on ${day}`,
    nothingYet: "No update yet",
    beforeAccount: (n: number) =>
      plural(n, (figure) => ({
        one: `${figure} workout began before you had an account here: it is not taken over.`,
        other: `${figure} workouts began before you had an account here: they are not taken over.`,
      })),
    reconnect: (provider: Provider) =>
      `${names[provider]} wants you to sign in again. Until then no workouts come in.`,
    missing: {
      workouts: (provider: Provider) =>
        `At ${names[provider]} you don't allow us to read your activities, so nothing comes in. Connect again and leave “Activities” ticked there.`,
      past: (provider: Provider) =>
        `At ${names[provider]} “Historical data” is not ticked: new workouts come in, older ones don't. To get those of the last ${HEALTH_SYNC_DAYS} days too, connect again and tick it there.`,
      private: (provider: Provider) =>
        `At ${names[provider]} you don't allow us to read private activities: those that only you can see don't come in. If they should, connect again and tick them there.`,
    },
    reconnectAction: "Connect again",
    share: "Share my monthly total",
    shareHelp:
      "People who support you see what these workouts add up to. When off, they don't count for donations.",
    shared: "Your monthly total is shared",
    notShared: "Your monthly total is no longer shared",
    disconnect: (provider: Provider) => `Disconnect ${names[provider]}`,
    disconnectTitle: (provider: Provider) => `Disconnect ${names[provider]}?`,
    disconnectHelp:
      "No more workouts come in, and those that are not in a donation yet are deleted. We confirm it by email.",
    keep: "Stay connected",
    disconnected: (provider: Provider) => `${names[provider]} is disconnected`,
    failed: (status: number) => orUnreachable(status, `error ${status}`),
  },
  finish: {
    connected: (provider: Provider, account: string) => `${names[provider]} is now connected to ${account}.`,
    notMe: "That's not me: disconnect",
    undone: (provider: Provider) => `${names[provider]} is disconnected again.`,
    expired: "This link is too old. You can disconnect in Health app settings.",
    askTitle: "Is this your account?",
    ask: (provider: Provider, account: string) =>
      `Somebody began the sign-in at ${names[provider]} on another device or in another app. Shall your workouts count for ${account}?`,
    yes: (account: string) => `Yes, I am ${account}`,
    no: "No, not mine",
    refused: (provider: Provider) => `Nothing was connected, and we told ${names[provider]} so.`,
    tooLate: `This sign-in took longer than ${CONNECT_MINUTES} minutes. Go back to the app and start again.`,
    failedTitle: "Not connected",
    reasons: {
      denied: "You didn't agree at the provider, so nothing was connected. Go back to the app to try again.",
      scope: "We need to be allowed to read your activities. Go back to the app and leave that box ticked.",
      state: `This sign-in was used already or took longer than ${CONNECT_MINUTES} minutes. Go back to the app and start again.`,
      taken: "That account is connected to another account here. Disconnect it there first.",
      consent: "You haven't agreed to what we read. Go back to the app and start again.",
      unreachable: "The provider doesn't answer right now. Go back to the app and try again in a minute.",
      unavailable: "This provider can't be connected here.",
    },
  },
  detail: {
    title: "This workout",
    when: "When",
    length: "Duration",
    distance: "Distance",
    counts: "Counts",
    whyTitle: "Where this number comes from",
    why: {
      active: () => "Measured by your device, without what you would have burned at rest.",
      difference: ({ reported }) =>
        `Your device says ${reported} kcal in all and tells us how much of it is rest. We subtract that.`,
      total: ({ reported, rest }) =>
        `The source says ${reported} kcal in all. We subtract the ${rest} kcal you would have burned at rest.`,
      computed: ({ km, minutes, kg }) => `Worked out from ${km} km in ${minutes} min at ${kg} kg.`,
      heart_rate: ({ minutes, kg }) =>
        `Worked out from your heart rate over ${minutes} min, your age and ${kg} kg, without what you would have burned at rest.`,
      met: ({ minutes, kg }) =>
        `Worked out from the sport over ${minutes} min at ${kg} kg: we know nothing more precise.`,
      declared: () => "As it was typed in.",
    } satisfies Record<KcalBasis, (of: Basis) => string>,
    assumed: "We don't know your weight, so we took an average one.",
    less: (alone: string) => `On its own it would count ${alone} kcal.`,
    sameAs: "Same workout as",
    maybeSameAs: "Perhaps the same as",
    sharesTimeWith: "Shares some of its time with",
    same: "It is the same",
    distinct: "These are two workouts",
    takeBack: "Undo my answer",
    answered: "Thank you, we counted again",
    onStrava: "View on Strava",
    syncedToday: "A synced workout from today is already here. The same workout counts only once.",
  },
  import: {
    open: "Import files",
    title: "Import workouts",
    help: "FIT, TCX or GPX files, or the export of Apple Health, Strava or Garmin Connect as a zip.",
    choose: "Choose files",
    drop: "Drop files anywhere on this page",
    dropHere: "Let go to import",
    offered: (n: number): string =>
      plural(n, () => ({
        one: "Another app handed over this file. Shall we read it? You see what it holds before anything is kept.",
        other:
          "Another app handed over these files. Shall we read them? You see what they hold before anything is kept.",
      })),
    readThem: "Yes, read",
    uploading: (percent: string) => `Sending ${percent}`,
    reading: "Reading your files",
    cancel: "Cancel",
    preview: "What we found",
    report: "What became of your files",
    outcomes: {
      new: (n: number) => counted(n, { one: "new", other: "new" }),
      updated: (n: number) => counted(n, { one: "changed", other: "changed" }),
      already_there: (n: number) => `${n} already there`,
      same_effort: (n: number) => `${n} the same as another workout`,
      held: (n: number) => `${n} to be checked`,
      too_old: (n: number) => counted(n, { one: "too old", other: "too old" }),
      needs_type: (n: number) => `${n} without a sport`,
      not_taken: (n: number) => counted(n, { one: "not accepted", other: "not accepted" }),
      left_out: (n: number) => counted(n, { one: "left out", other: "left out" }),
      damaged: (n: number) => counted(n, { one: "damaged", other: "damaged" }),
      not_recordings: (n: number) => counted(n, { one: "not a recording", other: "not recordings" }),
    },
    status: {
      updated: "Changed since it was imported",
      already_there: "Already there",
      same_effort: "Same as another workout: kept, and counts once",
      held: "Kept, and counts once it has been checked",
      too_old: "Too old to count: kept for your own list",
    },
    files: "Files",
    whichSport: "Which sport was it?",
    typeLater: "Leave out",
    commit: (n: number) =>
      plural(n, (figure) => ({ one: `Import ${figure} workout`, other: `Import ${figure} workouts` })),
    nothing: "There is nothing new to import",
    sportFirst: "Choose a sport first",
    done: (n: number) =>
      plural(n, (figure) => ({ one: `${figure} workout imported`, other: `${figure} workouts imported` })),
    notImported: (what: string) => `Not imported: ${what}.`,
    again: "Other files",
    more: (n: number) => `and ${n} more`,
    unreachable: "The connection was lost. Nothing was imported; try again.",
    tooLarge: `Together these files are too large: ${IMPORT_MB} MB a file, ${ZIP_MB} MB for a zip.`,
  },
};
