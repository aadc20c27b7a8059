import { ENTRANCE_HOURS } from "@kalivo/domain/limits.ts";
import type { entrance as english } from "../../en/screens/entrance.ts";

/** The page of an organisation behind its link, read by people who have no account. */
export const entrance: typeof english = {
  title: "Eure Seite",
  link: {
    open: (organisation: string) => `Hier öffnet ihr die Seite von ${organisation}.`,
    sentTo: (address: string) =>
      `Der Link ging an ${address}. Ist das nicht dein Postfach, dann schließ diese Seite.`,
    stays: `Er gilt einmal, und die Seite bleibt danach ${ENTRANCE_HOURS} Stunden hier offen.`,
    action: "Eure Seite öffnen",
    used: (day: string) => `Dieser Link wurde am ${day} benutzt.`,
    old: (day: string) => `Dieser Link galt bis zum ${day}.`,
    changed: "Dieser Link ging an eine Adresse, die nicht mehr der Kontakt ist.",
    unknown: "Diesen Link kennen wir nicht. Kopier ihn ganz aus der E-Mail, oder schreib uns.",
    closed: `Eure Seite war ${ENTRANCE_HOURS} Stunden offen, oder ihr Kontakt hat sich geändert.`,
    again: "Dem Kontakt einen neuen Link schicken",
  },
  books: "Offene Bücher",
  confirm: {
    title: "Ihr macht mit",
    help: (organisation: string) =>
      `Spenden, die hier zusammenkommen, gehen an ${organisation}. Sag uns einmal, dass ihr einverstanden seid und wir Namen und Logo zeigen dürfen.`,
    name: "Dein Name",
    nameHelp: "Wir behalten ihn; gezeigt wird nur der Tag.",
    action: "Wir machen mit",
    done: (name: string, day: string) => `${name} hat es am ${day} bestätigt.`,
    undo: "Stimmt es nicht mehr? Schreib uns.",
  },
  words: {
    title: "Eure Texte",
    help: "Wir sehen uns jede Änderung an, bevor sie gezeigt wird.",
    languages: { en: "Englisch", fr: "Französisch", nl: "Niederländisch", de: "Deutsch" },
    short: "In einem Satz",
    long: "Wer ihr seid und was ihr tut",
    result: "Was aus dem Geld geworden ist",
    missing: "Ohne diesen Text wird der englische gezeigt.",
    holder: "Kontoinhaber",
    holderHelp: (iban: string) =>
      `Für das Konto ${iban}. Eine andere Nummer? Schreib uns: Zwei Menschen prüfen sie, und sie gilt eine Woche später.`,
    noAccount: "Euer Konto kennen wir noch nicht. Schreib uns.",
    action: "Texte senden",
    waiting: (day: string) => `Gesendet am ${day}. Wir sehen es uns bald an; was du neu sendest, ersetzt es.`,
    approved: "Eure letzte Änderung ist angenommen.",
    returned: (why: string) => `Eure letzte Änderung konnten wir nicht zeigen: ${why}`,
    same: "Es hat sich nichts geändert.",
  },
  posts: {
    title: "Zeigt, was es bewirkt hat",
    help: "Ein Bild und zwei Sätze für jede Überweisung. Alle können sie sehen.",
    none: "Noch ist keine Überweisung auf eurem Konto angekommen. Dann steht sie hier.",
    payout: (amount: string, day: string) => `${amount} am ${day}`,
    write: "Etwas schreiben",
    again: "Neu schreiben",
    picture: "Bild",
    pictureHelp: "Nur Menschen, die einverstanden sind. Kinder sind nicht zu erkennen.",
    pictureText: "Was darauf zu sehen ist",
    pictureTextHelp: "Für alle, die das Bild nicht sehen.",
    language: "Sprache eures Textes",
    text: "Zwei Sätze",
    textHelp: "Einfacher Text, ohne Links.",
    action: "Beitrag senden",
    close: "Schließen",
    waiting: "Gesendet. Wir sehen es uns bald an.",
    shown: "Alle sehen es: auf eurer Seite und in den offenen Büchern.",
    returned: (why: string) => `Nicht gezeigt: ${why}`,
    cameBack: (day: string) => `Diese Überweisung kam am ${day} zurück. Das Geld steht euch wieder zu.`,
    paidAgain: (back: string, again: string) =>
      `Diese Überweisung kam am ${back} zurück. Das Geld wurde am ${again} neu überwiesen.`,
    move: (amount: string, day: string) => `Zur Überweisung von ${amount} am ${day} verschieben`,
  },
  saved: "Gespeichert",
};
