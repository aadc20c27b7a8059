import type { sources as english } from "../../en/screens/sources.ts";
import type { KcalBasis } from "@kalivo/domain/efforts/activity.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { CONNECT_MINUTES, HEALTH_SYNC_DAYS, STRAVA_DATA_DAYS } from "@kalivo/domain/limits.ts";
import { APP_NAME } from "../../app-name.ts";
import { IMPORT_MB, ZIP_MB } from "../../figures.ts";
import { pluralOf } from "../../plural.ts";
import { orUnreachable } from "../unreachable.ts";

const { counted, plural } = pluralOf("de");

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
export const sources: typeof english = {
  version: "2026-11",
  consent: {
    title: (provider: Provider) => `Mit ${names[provider]} verbinden`,
    points: (provider: Provider) => [
      `Wir lesen Sportart, Zeit, Strecke, Kalorien und Gerät deiner ${brands[provider]}-Aktivitäten der letzten ${HEALTH_SYNC_DAYS} Tage und neue, sobald sie kommen. Keine Routen, keine Herzfrequenzkurven, keine Freunde.`,
      "Wir nutzen sie, um Kalorien und Spenden auszurechnen, und für nichts sonst: keine Werbung, kein Verkauf, keine Statistiken über Menschen.",
      "Niemand außer dir sieht eine einzelne Aktivität. Andere sehen Gesamtwerte, und nur, wenn du das zweite Feld ankreuzt.",
      provider === "strava"
        ? `Was Strava uns sagt, wird nach ${STRAVA_DATA_DAYS} Tagen gelöscht, bis auf die Kalorien, die Sportart und den Zeitpunkt.`
        : "Eine Aktivität zählt einmal, auch wenn eine andere App eine Kopie davon hat.",
      `Du kannst die Verbindung jederzeit unter „Gesundheits-App“ trennen: Was noch in keiner Spende steckt, wird dann gelöscht, und wir bestätigen es per E-Mail.`,
    ],
    read: (provider: Provider) =>
      `Ich bin einverstanden, dass ${APP_NAME} meine ${brands[provider]}-Aktivitäten liest.`,
    share: "Meinen Gesamtwert des Monats denen zeigen, die mich unterstützen.",
    shareHelp: "Ohne das werden deine Trainings aufgezeichnet, zählen aber nicht für Spenden.",
    tick: "Kreuze das erste Feld an, um zuzustimmen.",
    go: (provider: Provider) => `Zu ${names[provider]}`,
    notNow: "Nicht jetzt",
    failed: "Deine Antwort konnte nicht gespeichert werden. Versuch es noch einmal.",
  },
  connection: {
    title: "Verbunden",
    since: (day: string) => `Verbunden seit ${day}`,
    lastNews: (day: string) => `Zuletzt etwas gekommen am ${day}`,
    nothingYet: "Noch nichts gekommen",
    beforeAccount: (n: number) =>
      plural(n, (figure) => ({
        one: `${figure} Training begann, bevor du hier ein Konto hattest: Es wird nicht übernommen.`,
        other: `${figure} Trainings begannen, bevor du hier ein Konto hattest: Sie werden nicht übernommen.`,
      })),
    reconnect: (provider: Provider) =>
      `${names[provider]} möchte, dass du dich neu anmeldest. Bis dahin kommen keine Trainings.`,
    missing: {
      workouts: (provider: Provider) =>
        `Bei ${names[provider]} erlaubst du uns nicht, deine Aktivitäten zu lesen, darum kommt nichts an. Verbinde dich neu und lass dort „Aktivitäten“ angekreuzt.`,
      past: (provider: Provider) =>
        `Bei ${names[provider]} ist „Historische Daten“ nicht angekreuzt: Neue Trainings kommen an, ältere nicht. Für die der letzten ${HEALTH_SYNC_DAYS} Tage verbinde dich neu und kreuze es dort an.`,
      private: (provider: Provider) =>
        `Bei ${names[provider]} erlaubst du uns nicht, private Aktivitäten zu lesen: Die nur du sehen kannst, kommen nicht an. Wenn sie es sollen, verbinde dich neu und kreuze sie dort an.`,
    },
    reconnectAction: "Neu verbinden",
    share: "Meinen Gesamtwert des Monats zeigen",
    shareHelp:
      "Wer dich unterstützt, sieht, was diese Trainings zusammen ergeben. Sonst zählen sie nicht für Spenden.",
    shared: "Dein Gesamtwert des Monats wird gezeigt",
    notShared: "Dein Gesamtwert des Monats wird nicht mehr gezeigt",
    disconnect: (provider: Provider) => `${names[provider]} trennen`,
    disconnectTitle: (provider: Provider) => `${names[provider]} trennen?`,
    disconnectHelp:
      "Es kommen keine Trainings mehr, und die noch in keiner Spende stecken, werden gelöscht. Wir bestätigen es per E-Mail.",
    keep: "Verbunden bleiben",
    disconnected: (provider: Provider) => `${names[provider]} ist getrennt`,
    failed: (status: number) => orUnreachable(status, `Fehler ${status}`),
  },
  finish: {
    connected: (provider: Provider, account: string) =>
      `${names[provider]} ist jetzt mit ${account} verbunden.`,
    notMe: "Das bin ich nicht: trennen",
    undone: (provider: Provider) => `${names[provider]} ist wieder getrennt.`,
    expired: "Dieser Link ist zu alt. Trennen kannst du unter „Gesundheits-App“.",
    askTitle: "Ist das dein Konto?",
    ask: (provider: Provider, account: string) =>
      `Jemand hat die Anmeldung bei ${names[provider]} auf einem anderen Gerät oder in einer anderen App begonnen. Sollen deine Trainings für ${account} zählen?`,
    yes: (account: string) => `Ja, ich bin ${account}`,
    no: "Nein, nicht meines",
    refused: (provider: Provider) =>
      `Es wurde nichts verbunden, und das haben wir ${names[provider]} gesagt.`,
    tooLate: `Diese Anmeldung hat länger als ${CONNECT_MINUTES} Minuten gedauert. Geh zurück in die App und fang neu an.`,
    failedTitle: "Nicht verbunden",
    reasons: {
      denied:
        "Du hast dort nicht zugestimmt, darum wurde nichts verbunden. Geh zurück in die App, um es noch einmal zu versuchen.",
      scope:
        "Wir müssen deine Aktivitäten lesen dürfen. Geh zurück in die App und lass dieses Feld angekreuzt.",
      state: `Diese Anmeldung wurde schon benutzt oder hat länger als ${CONNECT_MINUTES} Minuten gedauert. Geh zurück in die App und fang neu an.`,
      taken: "Jenes Konto ist hier mit einem anderen Konto verbunden. Trenne es zuerst dort.",
      consent: "Du hast dem, was wir lesen, nicht zugestimmt. Geh zurück in die App und fang neu an.",
      unreachable:
        "Von dort kommt gerade keine Antwort. Geh zurück in die App und versuch es in einer Minute noch einmal.",
      unavailable: "Dieser Anbieter kann hier nicht verbunden werden.",
    },
  },
  detail: {
    title: "Dieses Training",
    when: "Wann",
    length: "Dauer",
    distance: "Strecke",
    counts: "Zählt",
    whyTitle: "Woher diese Zahl kommt",
    why: {
      active: () => "Von deinem Gerät gemessen, ohne das, was du in Ruhe verbrannt hättest.",
      difference: ({ reported }) =>
        `Dein Gerät sagt insgesamt ${reported} kcal und wie viel davon Ruhe ist. Das ziehen wir ab.`,
      total: ({ reported, rest }) =>
        `Die Quelle sagt insgesamt ${reported} kcal. Wir ziehen die ${rest} kcal ab, die du in Ruhe verbrannt hättest.`,
      computed: ({ km, minutes, kg }) => `Ausgerechnet aus ${km} km in ${minutes} min bei ${kg} kg.`,
      heart_rate: ({ minutes, kg }) =>
        `Ausgerechnet aus deiner Herzfrequenz über ${minutes} min, deinem Alter und ${kg} kg, ohne das, was du in Ruhe verbrannt hättest.`,
      met: ({ minutes, kg }) =>
        `Ausgerechnet aus der Sportart über ${minutes} min bei ${kg} kg: Genaueres wissen wir nicht.`,
      declared: () => "So, wie es eingetragen wurde.",
    } satisfies Record<KcalBasis, (of: Basis) => string>,
    assumed: "Dein Gewicht kennen wir nicht, darum haben wir ein mittleres genommen.",
    less: (alone: string) => `Für sich allein würde es ${alone} kcal zählen.`,
    sameAs: "Dasselbe Training wie",
    maybeSameAs: "Vielleicht dasselbe wie",
    sharesTimeWith: "Überschneidet sich mit",
    same: "Es ist dasselbe",
    distinct: "Das sind zwei Trainings",
    takeBack: "Meine Antwort widerrufen",
    answered: "Danke, wir haben neu gezählt",
    onStrava: "Auf Strava ansehen",
    syncedToday: "Ein aufgezeichnetes Training von heute ist schon da. Dasselbe Training zählt nur einmal.",
  },
  import: {
    open: "Dateien importieren",
    title: "Trainings importieren",
    help: "FIT-, TCX- oder GPX-Dateien oder der Export von Apple Health, Strava oder Garmin Connect als ZIP.",
    choose: "Dateien wählen",
    drop: "Zieh Dateien irgendwo auf diese Seite",
    dropHere: "Loslassen zum Importieren",
    offered: (n: number): string =>
      plural(n, () => ({
        one: "Eine andere App hat diese Datei übergeben. Sollen wir sie lesen? Du siehst, was darin ist, bevor etwas gespeichert wird.",
        other:
          "Eine andere App hat diese Dateien übergeben. Sollen wir sie lesen? Du siehst, was darin ist, bevor etwas gespeichert wird.",
      })),
    readThem: "Ja, lesen",
    uploading: (percent: string) => `Wird geschickt: ${percent}`,
    reading: "Deine Dateien werden gelesen",
    cancel: "Abbrechen",
    preview: "Was wir gefunden haben",
    report: "Was aus deinen Dateien wurde",
    outcomes: {
      new: (n: number) => counted(n, { one: "neues", other: "neue" }),
      updated: (n: number) => counted(n, { one: "geändertes", other: "geänderte" }),
      already_there: (n: number) => `${n} schon da`,
      same_effort: (n: number) => `${n} wie ein anderes Training`,
      held: (n: number) => `${n} zu prüfen`,
      too_old: (n: number) => counted(n, { one: "zu altes", other: "zu alte" }),
      needs_type: (n: number) => `${n} ohne Sportart`,
      not_taken: (n: number) => counted(n, { one: "nicht angenommen", other: "nicht angenommen" }),
      left_out: (n: number) => counted(n, { one: "ausgelassenes", other: "ausgelassene" }),
      damaged: (n: number) => counted(n, { one: "beschädigtes", other: "beschädigte" }),
      not_recordings: (n: number) => counted(n, { one: "keine Aufzeichnung", other: "keine Aufzeichnungen" }),
    },
    status: {
      updated: "Seit dem Import geändert",
      already_there: "Schon da",
      same_effort: "Wie ein anderes Training: gespeichert, zählt einmal",
      held: "Gespeichert, zählt, sobald es geprüft ist",
      too_old: "Zu alt, um zu zählen: für deine eigene Liste gespeichert",
    },
    files: "Dateien",
    whichSport: "Welche Sportart war es?",
    typeLater: "Auslassen",
    commit: (n: number) =>
      plural(n, (figure) => ({
        one: `${figure} Training importieren`,
        other: `${figure} Trainings importieren`,
      })),
    nothing: "Es gibt nichts Neues zu importieren",
    sportFirst: "Wähle zuerst eine Sportart",
    done: (n: number) =>
      plural(n, (figure) => ({
        one: `${figure} Training importiert`,
        other: `${figure} Trainings importiert`,
      })),
    notImported: (what: string) => `Nicht importiert: ${what}.`,
    again: "Andere Dateien",
    more: (n: number) => `und ${n} weitere`,
    unreachable: "Die Verbindung ist abgebrochen. Es wurde nichts importiert; versuch es noch einmal.",
    tooLarge: `Zusammen sind diese Dateien zu groß: ${IMPORT_MB} MB pro Datei, ${ZIP_MB} MB für ein ZIP.`,
  },
};
