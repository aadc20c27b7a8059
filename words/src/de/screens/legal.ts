import type { legal as english } from "../../en/screens/legal.ts";
import { NOTICE_DAYS } from "../../figures.ts";
import { APP_NAME } from "../../app-name.ts";

/** Short forms of the documents; the consent text carries its version. */
export const legal: typeof english = {
  whole: "Den ganzen Text lesen",
  termsTitle: "Die Bedingungen in Kürze",
  terms: [
    "Unterstützer wählen einen Betrag pro 100 Kalorien und, wenn sie wollen, ein Monatslimit.",
    "Spenden werden einmal im Monat eingezogen, per Karte oder Lastschrift, in Euro.",
    `Unterstützer bekommen ${NOTICE_DAYS} Tage vor jedem Einzug eine E-Mail und können ihn absagen oder ihre Zahlung ändern.`,
    "Ein Einzug kann bis zu 2 Monate lang bei der Bank bestritten werden. Deine gesetzlichen Rechte gegenüber deiner Bank bleiben.",
    "Das Geld geht an die Organisationen, die der Sportler gewählt hat. Wir sind eine belgische Vereinigung ohne Gewinnerzielungsabsicht.",
    "Konten sind für Menschen ab 13. Geben, Codes und öffentliche Profile sind für Menschen ab 18.",
  ],
  privacyTitle: "Der Datenschutz in Kürze",
  privacy: [
    "Deine Trainings siehst nur du. Andere sehen Gesamtwerte, und nur so, wie du es einstellst.",
    "Wer dich unterstützt, sieht jeden Monat die Kalorien, den Betrag pro 100 Kalorien und den Betrag der eigenen Spende und Tag für Tag, wie viel bis dahin zu geben ist.",
    "In den Einstellungen wählst du, was andere sehen, und du kannst ein Pseudonym benutzen.",
    "Kartennummern speichern wir nicht: Das macht der Zahlungsdienst.",
    "Du kannst deine Daten jederzeit mitnehmen oder dein Konto löschen lassen.",
  ],
  health: {
    version: "2026-11-29",
    title: "Deine Trainings sind Gesundheitsdaten",
    help: "Wir brauchen deine ausdrückliche Einwilligung, um sie zu nutzen.",
    points: [
      "Wir nutzen deine Trainings, deine Größe und dein Gewicht, um deine Kalorien auszurechnen.",
      "Deine Unterstützer sehen den Gesamtwert einer Woche und eines Monats und Tag für Tag, wie viel sie bis dahin schulden. Nie sehen sie ein Training selbst: keine Sportart, keine Uhrzeit, keinen Ort.",
      "Wir verkaufen diese Daten nie und nutzen sie nie für Werbung.",
      "Du kannst deine Einwilligung unter „E-Mails und Privatsphäre“ widerrufen. Deine Größe, dein Gewicht und Trainings, die noch in keiner Spende stecken, werden dann gelöscht.",
    ],
    check: `Ich bin einverstanden, dass ${APP_NAME} meine Trainings und Körperdaten nutzt, um Spenden auszurechnen.`,
    tick: "Kreuze das Feld an, um zuzustimmen, oder mach ohne Trainings weiter.",
    agree: "Zustimmen und weiter",
    refuse: "Ohne Trainings weiter",
    failed: "Deine Antwort konnte nicht gespeichert werden. Versuch es noch einmal.",
  },
};
