import type { request as english } from "../../en/server/request.ts";
import { PICTURE_MB, REQUEST_MB, sizeOf } from "../../figures.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("de");

/** What is said of any call, before it comes to what it asks for. */
export const request: typeof english = {
  signIn: "Melde dich bitte an.",
  linkUnknown:
    "Dieser Link führt zu nichts, was wir zeigen können: Vielleicht fehlt ein Teil, er ist alt, oder die Seite ist nicht öffentlich. Mitmachen kannst du trotzdem.",
  notFound: "Nicht gefunden.",
  secondFactor: "Zeig zuerst deinen zweiten Faktor: einen Passkey oder einen Code deiner App.",
  unreadable: "Die Anfrage ließ sich nicht lesen.",
  wrongMediaType: "Schick JSON oder ein mehrteiliges Formular.",
  failed: (code: string) =>
    `Bei uns ist etwas schiefgegangen. Bleibt es so, schreib uns mit diesem Code: ${code}`,
  failedSaving: (code: string) =>
    `Bei uns ist etwas schiefgegangen. Vielleicht hat es trotzdem geklappt: Sieh bitte nach, bevor du es noch einmal versuchst. Bleibt es so, schreib uns mit diesem Code: ${code}`,
  outOfReach: "Wir erreichen unsere Daten gerade nicht. Versuch es bitte gleich noch einmal.",
  outOfReachSaving:
    "Wir erreichen unsere Daten gerade nicht. Vielleicht hat es trotzdem geklappt: Sieh bitte nach, bevor du es noch einmal versuchst.",
  full: "Bei uns ist gerade kein Platz dafür. Es wurde nichts geändert: Versuch es bitte später noch einmal.",
  busy: "Versuch es bitte in ein paar Sekunden noch einmal.",
  tooMany: (wait: string) => `Zu viele Versuche. Warte bitte ${wait}.`,
  seconds: (n: number) => counted(n, { one: "Sekunde", other: "Sekunden" }),
  minutes: (n: number) => counted(n, { one: "Minute", other: "Minuten" }),
  badKey: "Idempotency-Key muss aus 1 bis 100 Buchstaben, Ziffern oder Zeichen bestehen",
  unsigned: "Die Unterschrift gilt nicht.",
  notFromProvider: "Das ist nicht vom Anbieter.",

  fileNotTaken: (field: string) => `${field} ist keine Datei, die hier angenommen wird`,
  noForm: (field: string) => `Schick ein mehrteiliges Formular mit Dateien namens „${field}“.`,
  noFile: "In diesem Formular ist keine Datei.",
  tooManyFiles: (most: number) => `Bitte höchstens ${most} Dateien auf einmal.`,
  filesTooLarge: (megabytes: number) =>
    `Das ist zu groß: Alle Dateien zusammen dürfen ${megabytes} MB haben. Vom Export von Apple Health reicht die Datei export.xml allein, als ZIP.`,
  formTooLarge: (bytes: number) => `Das ist zu groß: Hier gehen ${sizeOf(bytes)}.`,
  tooLarge: `Das ist zu groß: Eine Datei darf ${PICTURE_MB} MB haben und eine Anfrage ${REQUEST_MB} MB.`,
  fieldNameNotAllowed: (field: string) => `Der Feldname „${field}“ ist nicht erlaubt.`,
  brokenForm: "Das Formular ließ sich nicht lesen: Sein mehrteiliger Inhalt ist beschädigt.",
  brokenFiles:
    "Das Formular ließ sich nicht lesen: Sein mehrteiliger Inhalt ist beschädigt oder abgeschnitten.",
};
