import type { bell as english } from "../../en/screens/bell.ts";
/** What one was told, and where it is pushed. */
export const bell: typeof english = {
  title: "Neues",
  settings: "Benachrichtigungen",
  none: "Nichts Neues",
  noneHelp: "Hier siehst du, wer dich unterstützt, was wir einziehen und was deine Euros bewirken.",
  older: "Ältere Neuigkeiten",
  fresh: "Neu",
  askTitle: "Willst du es gleich erfahren?",
  askHelp:
    "Eine Benachrichtigung, wenn jemand dich unterstützt, dir antwortet oder zeigt, was deine Euros bewirkt haben. Nie nachts, und du wählst, was.",
  allow: "Einschalten",
  notNow: "Nicht jetzt",
  here: "In diesem Browser",
  hereHelp: "Endet, wenn du dich hier abmeldest.",
  on: "Ein",
  off: "Aus",
  cannot: "Dieser Browser kennt keine Benachrichtigungen. Installiere auf einem iPhone zuerst die App.",
  denied:
    "Dieser Browser blockiert unsere Benachrichtigungen. Du kannst das in seinen Einstellungen für diese Seite ändern.",
  failed: "Das hat nicht geklappt. Versuch es bitte noch einmal.",
  digest: "Eine Zusammenfassung am Abend",
  digestHelp: "Eine Benachrichtigung um 18:00 statt mehrerer",
  quiet: "Ruhezeit",
  quietHelp: "Was dann passiert, wartet, bis sie vorbei ist",
  from: "Von",
  until: "Bis",
  groups: {
    donors: { label: "Neue Unterstützer", hint: "Wenn jemand anfängt, dich zu unterstützen" },
    cheers: { label: "Applaus", hint: "Wenn jemand dir für deine Woche applaudiert" },
    answers: { label: "Antworten", hint: "Wenn jemand, den du unterstützt, dir schreibt" },
    money: { label: "Dein Geld", hint: "Bevor und nachdem wir eine Spende einziehen" },
    proof: {
      label: "Von Organisationen",
      hint: "Wenn eine Organisation zeigt, was deine Euros bewirkt haben",
    },
  },
};
