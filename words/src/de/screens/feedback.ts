import type { feedback as english } from "../../en/screens/feedback.ts";
/** Writing to the people behind the app. */
export const feedback: typeof english = {
  title: "Feedback schicken",
  message: "Deine Nachricht",
  missing: "Schreib zuerst eine Nachricht.",
  anonymously: "Anonym schicken",
  anonymouslyHelp: "Dann können wir nicht antworten: Wir speichern weder deinen Namen noch dein Konto dazu.",
  withLog: "Fehlerprotokoll mitschicken",
  withLogHelp: "Es hilft uns herauszufinden, was schiefging. Hier siehst du, was geschickt wird.",
  log: "Fehlerprotokoll",
  logEmpty: "Das Protokoll ist leer.",
  send: "Feedback schicken",
  failed: (status: number) => `Es gab einen Fehler: ${status}`,
  thanks: "Danke für dein Feedback!",
};
