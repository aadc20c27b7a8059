import {
  ADULT_AGE_YEARS,
  DEFAULT_CEILING_CENTS,
  MAX_CARRIED_MONTHS,
  MIN_CHARGE_CENTS,
  MIN_AGE_YEARS,
  NOTICE_HOURS,
  REFUND_DAYS,
  RELEASE_DAYS,
} from "@kalivo/domain/limits.ts";
import { formatEuros } from "@kalivo/domain/money/display.ts";
import { APP_NAME } from "../../app-name.ts";
import type { LegalFacts, LegalPaper } from "../../legal-paper.ts";

const NOTICE_DAYS = NOTICE_HOURS / 24;

export const terms = ({ association, mail }: LegalFacts): LegalPaper => ({
  title: "Bedingungen",
  lead: `Was ${APP_NAME} für dich tut, und worum wir dich bitten.`,
  sections: [
    {
      title: "Wer wir sind",
      lines: [
        `${APP_NAME} wird von ${association} betrieben, einer belgischen Vereinigung ohne Gewinnerzielungsabsicht. Du erreichst uns unter ${mail}.`,
        "Wenn du ein Konto eröffnest, schließt du mit uns einen Vertrag zu diesen Bedingungen.",
      ],
    },
    {
      title: "Was es ist",
      lines: [
        "Menschen verbrennen Kalorien beim Sport. Andere versprechen einen kleinen Betrag pro 100 kcal. Einmal im Monat ziehen wir das Versprochene ein und geben es an die gemeinnützigen Organisationen weiter, die der Sportler gewählt hat.",
        "Die Nutzung kostet nichts. Von Spenden nehmen wir keinen Anteil; was der Zahlungsdienst behält, zeigen wir auf den Cent.",
      ],
    },
    {
      title: "Dein Konto",
      lines: [
        `Konten sind für Menschen ab ${MIN_AGE_YEARS}; unter ${ADULT_AGE_YEARS} mit Zustimmung eines Elternteils. Geben, Spendencodes und ein öffentliches Profil sind für Menschen ab ${ADULT_AGE_YEARS}.`,
        "Ein Konto gehört einer Person. Benutze deinen eigenen Namen oder ein Pseudonym und eine E-Mail-Adresse, die dir gehört.",
        "Behalte dein Passwort und deine Passkeys für dich, und sag uns, wenn du glaubst, dass jemand anderes sie hat.",
      ],
    },
    {
      title: "Geben",
      lines: [
        "Du wählst, wen du unterstützt, den Betrag pro 100 Kalorien und, wenn du willst, ein Monatslimit. Du kannst es jederzeit ändern oder beenden, ab diesem Moment.",
        `Alle deine Spenden zusammen übersteigen nie dein Gesamtlimit pro Monat: ${formatEuros(DEFAULT_CEILING_CENTS)}, außer du änderst es.`,
        `Jeden Monat bekommst du eine E-Mail mit dem genauen Betrag und jeder Zeile davon, mindestens ${NOTICE_DAYS} Tage bevor etwas eingezogen wird. Bis dahin kannst du ihn senken oder absagen. Nach dieser E-Mail steigt der Betrag nie.`,
        `Beträge unter ${formatEuros(MIN_CHARGE_CENTS)} werden auf den nächsten Monat übertragen, höchstens ${MAX_CARRIED_MONTHS} Monate lang.`,
        "Ein Versprechen ist keine Schuld: Was sich nicht einziehen lässt, lassen wir gut sein.",
      ],
    },
    {
      title: "Wohin das Geld geht",
      lines: [
        "Eine Spende wird gleichmäßig auf die Organisationen verteilt, die der Sportler beim Abschluss des Monats gewählt hatte, ohne die, die du ausgeschlossen hast.",
        `Was gezahlt wurde, ist ${RELEASE_DAYS.card} Tage zurückgestellt (Lastschriften: ${RELEASE_DAYS.sepa_debit}), weil es noch zurückgebucht werden kann, und wird dann jeden Monat ausgezahlt. Unsere Bücher stehen allen offen.`,
        "Spenden, die gemeinsam eingezogen und weitergegeben werden, geben in Belgien kein Recht auf eine Steuerbescheinigung.",
      ],
    },
    {
      title: "Geld zurück",
      lines: [
        `Innerhalb von ${REFUND_DAYS} Tagen nach einem Einzug kannst du eine Erstattung verlangen: einmal im Jahr selbst, sonst, indem du uns schreibst.`,
        "Deine Rechte gegenüber deiner Bank bleiben unberührt. Wenn du dort einen Einzug bestreitest, stoppen wir deine Spenden, bis das geklärt ist.",
      ],
    },
    {
      title: "Trainings",
      lines: [
        "Trag nur ein, was du selbst gemacht hast. Deine Unterstützer zahlen dafür.",
        "Dieselbe Leistung zählt einmal, wie auch immer sie bei uns ankommt. Ungewöhnliche Leistungen zählen, nachdem jemand von uns sie angesehen hat. Was ein Körper nicht kann, zählt nicht.",
      ],
    },
    {
      title: "Teams und Codes",
      lines: [
        "Wer ein Team verwaltet, handelt für das Team, auch mit seinem Geld. Wer ein Team verlässt, bekommt ab diesem Moment nichts mehr von ihm.",
        "Ein Code ist ein öffentliches Angebot: Wer ihn hat, darf ihn benutzen, solange er gilt.",
      ],
    },
    {
      title: "Was nicht erlaubt ist",
      lines: [
        "Falsche Trainings, Aufzeichnungen anderer, Namen oder Bilder, die täuschen oder beleidigen, Nachrichten, um die niemand gebeten hat, und Versuche, an etwas zu kommen, das dir nicht gehört.",
        "Was nicht stimmig aussieht, dürfen wir zurückhalten, und ein Konto, das gegen diese Bedingungen verstößt, dürfen wir schließen. Wir sagen, warum, und du kannst widersprechen.",
      ],
    },
    {
      title: "Das Ende",
      lines: [
        "Du kannst dein Konto jederzeit in den Einstellungen löschen. Offene Monate werden zuerst abgerechnet oder abgesagt, und du erfährst, welche.",
        "Wenn wir den Dienst beenden, sagen wir es zwei Monate vorher, geben das Eingezogene weiter und lassen dich deine Daten mitnehmen.",
      ],
    },
    {
      title: "Haftung, Änderungen, Recht",
      lines: [
        "Wir geben acht und können nicht versprechen, dass immer alles geht. Wir haften für Vorsatz und grobe Fahrlässigkeit und überall dort, wo das Gesetz keinen Ausschluss zulässt.",
        "Änderungen dieser Bedingungen kündigen wir 30 Tage vorher per E-Mail an. Bist du nicht einverstanden, kannst du dein Konto bis dahin löschen.",
        "Es gilt belgisches Recht. Bist du Verbraucherin oder Verbraucher anderswo in der Europäischen Union, bleibt dir der Schutz des Rechts deines Landes.",
      ],
    },
  ],
});
