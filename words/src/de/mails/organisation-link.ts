import type {
  organisationLink as englishLink,
  organisationReturned as englishReturned,
} from "../../en/mails/organisation-link.ts";

export const organisationLink: typeof englishLink = {
  subject: (organisation: string, app: string) => `${organisation} bei ${app}: eure Seite`,
  preview: "Bestätigt, dass ihr mitmacht, prüft eure Texte, zeigt, was das Geld bewirkt hat.",
  title: "Eure Seite ist bereit",
  intro: (organisation: string, app: string) =>
    `Bei ${app} verbrennen Menschen beim Sport Kalorien, andere geben dafür einen kleinen Betrag, und ein Teil davon geht an ${organisation}. Mit diesem Link öffnet ihr eure eigene Seite, ohne Passwort.`,
  what: "Dort bestätigt ihr, dass ihr mitmacht, haltet eure Texte aktuell und zeigt ein Bild und zwei Sätze zu einer Überweisung, die ihr bekommen habt. Alle können sie sehen, auf eurer Seite und in den offenen Büchern.",
  button: "Eure Seite öffnen",
  validity: (days: number, hours: number) =>
    `Der Link gilt einmal, ${days} Tage lang. Danach bleibt eure Seite ${hours} Stunden offen.`,
  forward:
    "Wer diesen Link hat, kann die Seite öffnen: Gib ihn nur an eine Kollegin oder einen Kollegen weiter.",
  notYou: (mail: string) => `Nicht eure Organisation? Schreib an ${mail}, und wir bringen es in Ordnung.`,
  reason: (organisation: string) => `Du bekommst diese E-Mail, weil du der Kontakt von ${organisation} bist.`,
};

export const organisationReturned: typeof englishReturned = {
  subject: (app: string) => `${app}: ein Wort zu dem, was ihr gesendet habt`,
  preview: "Wir konnten es noch nicht zeigen. Hier steht, warum.",
  title: "Seht es euch bitte noch einmal an",
  words: (organisation: string) =>
    `Danke für eure Texte für ${organisation}. So konnten wir sie nicht zeigen.`,
  post: (organisation: string) =>
    `Danke für den Beitrag von ${organisation}. So konnten wir ihn nicht zeigen.`,
  why: "Was wir ändern würden",
  next: "Öffne eure Seite mit dem Link der letzten E-Mail, oder lass dir dort einen neuen schicken, und sende es noch einmal.",
  reason: (organisation: string) => `Du bekommst diese E-Mail, weil du der Kontakt von ${organisation} bist.`,
};
