import {
  IMPORT_KEPT_HOURS,
  KNOWN_NETWORK_DAYS,
  MIN_AGE_YEARS,
  RAW_PAYLOAD_DAYS,
  STRAVA_DATA_DAYS,
} from "@kalivo/domain/limits.ts";
import {
  NOTIFICATIONS_KEPT_DAYS,
  ORGANISATION_LINKS_KEPT_DAYS,
  RECORDS_KEPT_DAYS,
  REGISTRATIONS_KEPT_DAYS,
  SIGN_INS_KEPT_DAYS,
  TRACES_KEPT_DAYS,
} from "@kalivo/domain/retention.ts";
import { APP_NAME } from "../../app-name.ts";
import type { LegalFacts, LegalPaper } from "../../legal-paper.ts";

/** What Article 13 of the GDPR asks for, in its order. */
export const privacy = ({ association, mail, address }: LegalFacts): LegalPaper => ({
  title: "Datenschutzerklärung",
  lead: "Was wir über dich wissen, warum, wer es sieht und was du tun kannst.",
  sections: [
    {
      title: "Wer verantwortlich ist",
      lines: [
        `${association}${address === null ? "" : `, ${address}`}, ist die Verantwortliche. Schreib zu allem in dieser Erklärung an ${mail}.`,
      ],
    },
    {
      title: "Was wir nutzen, und auf welcher Rechtsgrundlage",
      lines: [
        "Dein Konto (Name, E-Mail, Sprache und was du hinzufügst: Telefon, Bild, Geschlecht, Geburtstag): um unseren Vertrag mit dir zu erfüllen (DSGVO 6.1.b).",
        "Trainings, Größe und Gewicht sind Gesundheitsdaten: nur mit deiner ausdrücklichen Einwilligung (9.2.a), die du unter „E-Mails und Privatsphäre“ widerrufen kannst.",
        "Trainings von Strava oder Garmin Connect: nur, nachdem du sie verbunden und zugestimmt hast (6.1.a und 9.2.a).",
        "Versprechen, Spenden, Einzüge und Zahlungsbestätigungen: um unseren Vertrag zu erfüllen (6.1.b) und weil das Buchhaltungsrecht es verlangt (6.1.c).",
        "E-Mails zu deinem Konto und deinem Geld: um unseren Vertrag zu erfüllen. Der Newsletter: nur mit deiner Einwilligung (6.1.a).",
        "Was du für andere schreibst (warum du dich bewegst, eine Antwort an die, die gegeben haben), Applaus und was die Glocke dir sagt: um unseren Vertrag zu erfüllen. Mitteilungen auf einem Handy oder Computer: nur wenn du sie dort einschaltest (6.1.a).",
        "Spuren von Anmeldungen und von Einbruchsversuchen: unser berechtigtes Interesse, die Daten aller zu schützen (6.1.f). Sie enthalten keine Namen und keine Adressen.",
      ],
    },
    {
      title: "Wer es sieht",
      lines: [
        "Andere Menschen sehen, was deine Einstellungen zur Privatsphäre zeigen, und nie ein Training selbst. Wer dich unterstützt, sieht deine Kalorien der letzten Woche, jeden Monat die Kalorien, den Betrag pro 100 Kalorien und den Betrag der eigenen Spende und Tag für Tag, wie viel bis dahin zu geben ist.",
        "Organisationen bekommen Gesamtbeträge, keine Namen. Unsere offenen Bücher zeigen keine Zahlen von weniger als fünf Unterstützern.",
        "Wer mit Vertrag für uns arbeitet: der Zahlungsdienst Stripe (Karten- und Bankdaten, die wir nie sehen), die Firmen, die diesen Server betreiben und unsere E-Mails zustellen.",
        "Strava oder Garmin wissen, wenn du sie verbindest, dass du es getan hast.",
        "Wir verkaufen nichts, und nichts dient der Werbung.",
      ],
    },
    {
      title: "Außerhalb der Europäischen Union",
      lines: [
        "Stripe, Strava und Garmin arbeiten auch in den Vereinigten Staaten. Was dorthin geht, ist durch den Angemessenheitsbeschluss der Europäischen Kommission (Data Privacy Framework) oder durch ihre Standardvertragsklauseln gedeckt.",
      ],
    },
    {
      title: "Wie lange wir es behalten",
      lines: [
        "Dein Konto und deine Trainings: bis du sie oder dein Konto löschst. Ohne deine Einwilligung verschwinden deine Größe, dein Gewicht und Trainings, die noch in keiner Spende stecken, sofort.",
        "Was gezahlt wurde: mindestens sieben Jahre, wie das Buchhaltungsrecht es verlangt. In unseren Büchern kommt nur dazu und fällt nie etwas weg; ist dein Konto gelöscht, kennen sie dich nur noch unter einer Nummer, die zu niemandem führt.",
        `Einzelheiten, die Strava uns gesagt hat: ${STRAVA_DATA_DAYS} Tage; was andere Geräte uns gesagt haben: ${RAW_PAYLOAD_DAYS} Tage; Dateien, die du importierst: bis sie gelesen sind, und was gelesen wurde, ${IMPORT_KEPT_HOURS} Stunden, außer du übernimmst es.`,
        `Anmeldungen: bis du sie beendest, und ${SIGN_INS_KEPT_DAYS} Tage länger. Die Netze, aus denen sie kamen, als Hash, den niemand lesen kann: ${KNOWN_NETWORK_DAYS} Tage. Spuren von Einbruchsversuchen: ${TRACES_KEPT_DAYS} Tage. Das Einrichten deines Kontos und der Link, der dich hergebracht hat: bis du fertig bist oder dich abmeldest, höchstens ${REGISTRATIONS_KEPT_DAYS} Tage.`,
        `Was die Glocke dir gesagt hat: ${NOTIFICATIONS_KEPT_DAYS} Tage. Dass wir dir eine Mail geschickt haben, welche und wann: ${RECORDS_KEPT_DAYS} Tage. Applaus und Antworten: bis du sie zurücknimmst, wo das geht, oder dein Konto löschst.`,
        `Von einer Organisation, die mitmacht: die E-Mail-Adresse ihres Kontakts und der Name dessen, der das bestätigt hat, solange sie mitmacht; ihre Links, mit einem Hash der Adresse, ${ORGANISATION_LINKS_KEPT_DAYS} Tage.`,
        "Was du wann zugestimmt hast, Feedback, das du geschickt hast, und was unsere Admins getan haben: solange der Dienst läuft; ohne deinen Namen, sobald dein Konto gelöscht ist. Hat ein Admin einen Geburtstag berichtigt, bleiben beide Tage in dieser Liste.",
      ],
    },
    {
      title: "Deine Rechte",
      lines: [
        "Du darfst sehen, berichtigen, mitnehmen, einschränken oder löschen, was wir haben, dem widersprechen, was wir in eigenem Interesse tun, und jede Einwilligung widerrufen. Das meiste kannst du selbst in den Einstellungen: deine Daten herunterladen, sie ändern, dein Konto löschen.",
        `Für alles andere schreib an ${mail}. Wir antworten innerhalb eines Monats.`,
        "Du darfst dich bei der belgischen Datenschutzbehörde beschweren: Rue de la Presse 35, 1000 Brüssel, contact@apd-gba.be, oder bei der Behörde, wo du wohnst.",
      ],
    },
    {
      title: "Was du uns sagen musst",
      lines: [
        "Deinen Namen und deine E-Mail, denn ohne sie gibt es kein Konto. Ein Zahlungsmittel, wenn du geben möchtest. Alles andere liegt bei dir.",
        "Keine Entscheidung über dich bleibt allein einer Maschine überlassen: Ein ungewöhnliches Training wartet auf den Blick eines Menschen.",
        `${APP_NAME} ist nicht für Kinder unter ${MIN_AGE_YEARS}. Profile von Menschen, von denen wir wissen, dass sie unter 18 sind, findet niemand.`,
      ],
    },
  ],
});
