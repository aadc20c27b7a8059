import type { door as english } from "../../en/screens/door.ts";
import { ADULT_AGE_YEARS, MIN_AGE_YEARS } from "@kalivo/domain/limits.ts";
import { CEILING, LEAST_CHARGE, NOTICE_DAYS } from "../../figures.ts";

/** The landing page below its first screen: what a visitor asks before they sign up. */
export const door: typeof english = {
  example: {
    title: "Was der Monat eines Freundes wert ist",
    lead: "Wähle, was dein Freund macht und was du geben würdest. Das ist ein Beispiel: Jeder Körper verbrennt Kalorien auf seine Art.",
    what: "Ein Freund, der",
    weeks: {
      runsTwice: { name: "zweimal pro Woche läuft", detail: "je 5 km" },
      runsFifty: { name: "50 km im Monat läuft", detail: "in jedem Tempo" },
      cycles: { name: "mit dem Rad zur Arbeit fährt", detail: "5 km pro Weg, vier Tage pro Woche" },
      walks: { name: "jeden Tag spazieren geht", detail: "eine halbe Stunde" },
    },
    rate: "Du gibst pro 100 Kalorien",
    perHundred: (amount: string) => `${amount} pro 100 Kalorien`,
    month: (amount: string) => `etwa ${amount} pro Monat`,
    calories: (kcal: string) => `für etwa ${kcal} Kalorien`,
    limit: "Du setzt auch ein Monatslimit. Mehr zahlst du nie, was dein Freund auch macht.",
    small: `Weniger als ${LEAST_CHARGE} ziehen wir nicht ein. Das kommt zum nächsten Monat dazu.`,
  },
  figures: {
    title: "Bisher",
    given: "gespendet",
    held: "etwa zwei Monate zurückgestellt, falls eine Bank sie zurückholt",
    paid: "ausgezahlt",
    payable: "auszuzahlen",
    fees: "behält der Zahlungsdienst",
    organisations: "Organisationen mit Spenden unterwegs oder ausgezahlt",
    books: "Jeden Monat ansehen",
  },
  causes: {
    title: "Wohin das Geld geht",
    lead: "Du wählst die Organisationen. Was deine Kalorien bringen, teilen wir gleichmäßig auf sie auf.",
    all: "Alle Organisationen",
  },
  steps: {
    title: "So funktioniert es",
    all: [
      {
        title: "Jemand bewegt sich",
        text: "Laufen, Rad fahren, spazieren. Wir zählen die Kalorien über die Ruhe hinaus.",
      },
      {
        title: "Andere geben",
        text: "Etwa 10 Cent pro 100 Kalorien, bis zum Limit, das jeder selbst setzt.",
      },
      {
        title: "Es kommt an",
        text: "Wir ziehen einmal im Monat ein und zahlen es den gewählten Organisationen aus.",
      },
    ],
  },
  trust: {
    title: "Du entscheidest",
    all: [
      {
        title: "Nie mehr, als du festlegst",
        text: "Ein Monatslimit für jede Person und ein Gesamtlimit für alles.",
      },
      {
        title: `Eine E-Mail ${NOTICE_DAYS} Tage vorher`,
        text: "Darin steht, wie viel und für wen. Du kannst es noch senken oder absagen.",
      },
      {
        title: "Bücher, die allen offen stehen",
        text: "Was gespendet wurde, was es gekostet hat und wo es ist, auf den Cent.",
      },
    ],
    books: "Offene Bücher",
  },
  questions: {
    title: "Fragen und Antworten",
    all: [
      {
        question: "Kann ich es von der Steuer absetzen?",
        answer:
          "Nein. Spenden, die gemeinsam eingezogen und weitergegeben werden, geben in Belgien kein Recht auf eine Steuerermäßigung. Für deine Unterlagen bekommst du eine Zahlungsbestätigung.",
      },
      {
        question: "Wer hat das Geld?",
        answer:
          "Unsere gemeinnützige Vereinigung. Eine Spende wartet etwa zwei Monate, solange eine Bank sie zurückbuchen kann. Dann zahlen wir sie den Organisationen aus, und unsere offenen Bücher zeigen es.",
      },
      {
        question: "Und wenn ich aufhören will?",
        answer:
          "Hör auf, wann du willst, mit zweimal Tippen. Was bis dahin verbrannt wurde, ziehen wir noch ein, nie mehr als dein Limit. Nach unserer E-Mail kannst du auch diesen Monat noch absagen.",
      },
      {
        question: "Kann es mehr werden, als ich will?",
        answer: `Nein. Du setzt für jede Person ein Monatslimit. Über alles gibst du nie mehr als ${CEILING} pro Monat, außer du änderst das. Nach unserer E-Mail kann der Betrag nur noch sinken.`,
      },
      {
        question: "Was kostet es?",
        answer:
          "Nichts. Der Zahlungsdienst behält von jeder Spende eine Gebühr, und wir zeigen sie auf den Cent. Unsere Vereinigung behält nur, was für Kalivo selbst gegeben wird.",
      },
      {
        question: "Welche Apps und Uhren gehen?",
        answer:
          "Die Gesundheits-App deines Handys, Garmin Connect, Strava, Dateien einer Uhr (FIT, GPX, TCX) oder was du selbst einträgst. Wer unterstützt, kann wählen, nur für aufgezeichnete Trainings zu geben.",
      },
      {
        question: "Was sehen meine Unterstützer?",
        answer:
          "Deine Kalorien einer Woche und eines Monats, zusammengezählt, Tag für Tag, wie viel sie bis dahin schulden, und wohin das Geld geht. Nie ein Training selbst, einen Ort, eine Uhrzeit oder dein Gewicht.",
      },
      {
        question: `Und wenn ich noch keine ${ADULT_AGE_YEARS} bin?`,
        answer: `Ab ${MIN_AGE_YEARS} kannst du mitmachen, wenn deine Eltern zustimmen. Geben, Codes und ein öffentliches Profil sind für Menschen ab ${ADULT_AGE_YEARS}.`,
      },
    ],
  },
  end: {
    title: "Wann immer du willst",
    lead: "Es dauert zwei Minuten. Du kannst dich bewegen, geben oder beides.",
  },
  foot: {
    runBy:
      "Dahinter steht eine kleine gemeinnützige Vereinigung aus Belgien. Sie verkauft nichts und behält nur, was für Kalivo selbst gegeben wird.",
    label: "Mehr",
    terms: "Bedingungen",
    privacy: "Datenschutz",
    imprint: "Impressum und Kontakt",
    accessibility: "Barrierefreiheit",
    source: "Quellcode",
  },
};
