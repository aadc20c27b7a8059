import type { alarms as english } from "../../en/server/alarms.ts";
import {
  EVIDENCE_ALARM_DAYS,
  OVERDUE_ALARM_HOURS,
  PAYOUT_ALARM_DAYS,
  PERIOD_CLOSED_BY_DAY,
  type SecurityWave,
} from "@kalivo/domain/limits.ts";
import { monthInWords } from "../../month-in-words.ts";
import { pluralOf } from "../../plural.ts";

const { counted, plural } = pluralOf("de");

const WAVES: Readonly<Record<SecurityWave, string>> = {
  sign_in_failed: "misslungene Anmeldungen",
  sign_in_limited: "Anmeldungen, die warten mussten",
  limit_refused: "Aufrufe, die ein Limit abgelehnt hat",
  reset_asked: "Links für ein neues Passwort",
  second_factor_failed: "falsche zweite Faktoren",
  admin_refused: "Aufrufe von Adminseiten durch andere",
  webhook_refused: "falsche Nachrichten im Namen eines Anbieters",
};
const waves: Readonly<Record<string, string>> = WAVES;

/** Why a charge or a month stands still. */
const REASONS: Readonly<Record<string, string>> = {
  stopped: "eine bestrittene Zahlung hat den Zahler gestoppt; heb den Stopp auf oder beende den Einzug",
  untold: "kein Mailserver nimmt die Ankündigung an; der Einzug kann beendet werden",
  provider: "der Zahlungsdienst antwortet nicht",
  cancelling: "der Zahlungsdienst sagt eine aufgegebene Zahlung nicht ab",
  worker: "nichts hat daran gearbeitet; sieh nach, ob ein Worker läuft",
  bank: "eine Lastschrift wartet auf die Bank",
  payer: "eine Zahlung wartet auf ihren Zahler",
  books: "die Bücher des Monats weichen ab; die Seite Bücher sagt, wo",
  close: "er wurde noch nicht berechnet; sieh nach, ob ein Worker läuft",
};
const why = (reason: string): string => REASONS[reason] ?? reason;

/** What is the matter, how much of it, and what to do: on the admin pages and in the mail to admins. */
export const alarms: typeof english = {
  books_differ: (n: number) =>
    plural(n, (figure) => ({
      one: `Die Bücher stimmen in sich nicht überein: ${figure} Abweichung. Die Seite Bücher sagt, welche.`,
      other: `Die Bücher stimmen in sich nicht überein: ${figure} Abweichungen. Die Seite Bücher sagt, welche.`,
    })),
  looks_waiting: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} Vorschlag einer Organisation wartet auf einen Blick.`,
      other: `${figure} Vorschläge von Organisationen warten auf einen Blick.`,
    })),
  provider_differs: (n: number) =>
    plural(n, (figure) => ({
      one: `Die Bücher sagen nicht, was der Zahlungsdienst sagt: ${figure} Abweichung. Die Seite Bücher sagt, welche.`,
      other: `Die Bücher sagen nicht, was der Zahlungsdienst sagt: ${figure} Abweichungen. Die Seite Bücher sagt, welche.`,
    })),
  jobs_stand_still: () =>
    "Niemand erledigt die Aufgaben: Es wird nichts eingezogen, und kaum eine E-Mail geht hinaus. Starte den Worker.",
  clock_differs: (n: number) =>
    plural(n, (figure) => ({
      one: `Auf ${figure} Rechner geht die Uhr anders als in der Datenbank, darum erledigt er nichts. Stell dort die Zeit.`,
      other: `Auf ${figure} Rechnern geht die Uhr anders als in der Datenbank, darum erledigen sie nichts. Stell dort die Zeit.`,
    })),
  provider_not_compared: (_: number, since: string) =>
    `Seit ${since} wurden die Bücher nicht mit dem Zahlungsdienst verglichen. Die Seite Bücher sagt, warum.`,
  charges_overdue: (n: number, reason: string) =>
    plural(n, (figure) => ({
      one: `${figure} Einzug war vor mehr als ${OVERDUE_ALARM_HOURS} Stunden fällig, und nichts ist passiert: ${why(reason)}.`,
      other: `${figure} Einzüge waren vor mehr als ${OVERDUE_ALARM_HOURS} Stunden fällig, und nichts ist passiert: ${why(reason)}.`,
    })),
  events_failing: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} Nachricht des Zahlungsdienstes ließ sich seit mehr als ${OVERDUE_ALARM_HOURS} Stunden nicht verarbeiten. Das Protokoll sagt, warum.`,
      other: `${figure} Nachrichten des Zahlungsdienstes ließen sich seit mehr als ${OVERDUE_ALARM_HOURS} Stunden nicht verarbeiten. Das Protokoll sagt, warum.`,
    })),
  sources_inactive: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} Anbieter von Trainings sperrt alle aus: Sieh dort im Entwicklerkonto nach.`,
      other: `${figure} Anbieter von Trainings sperren alle aus: Sieh dort im Entwicklerkonto nach.`,
    })),
  sources_failing: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} Nachricht der Anbieter von Trainings war nicht lesbar. Das Protokoll sagt, warum.`,
      other: `${figure} Nachrichten der Anbieter von Trainings waren nicht lesbar. Das Protokoll sagt, warum.`,
    })),
  disputes_to_answer: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} bestrittene Zahlung braucht innerhalb von ${EVIDENCE_ALARM_DAYS} Tagen eine Antwort, sonst ist das Geld verloren.`,
      other: `${figure} bestrittene Zahlungen brauchen innerhalb von ${EVIDENCE_ALARM_DAYS} Tagen eine Antwort, sonst ist das Geld verloren.`,
    })),
  disputes_to_decide: (n: number, lastDay: string) =>
    plural(n, (figure) => ({
      one: `${figure} bestrittene Zahlung wartet auf deine Entscheidung${lastDay === "" ? "" : `: Die Bank möchte unsere Seite bis ${lastDay} hören`}.`,
      other: `${figure} bestrittene Zahlungen warten auf deine Entscheidung${lastDay === "" ? "" : `: Die Bank möchte unsere Seite bis ${lastDay} hören`}.`,
    })),
  payers_stopped: (n: number) =>
    counted(n, {
      one: "Zahler bleibt wegen einer erledigten Bestreitung gestoppt: Lass ihn weitermachen oder belass es dabei.",
      other:
        "Zahler bleiben wegen erledigter Bestreitungen gestoppt: Lass sie weitermachen oder belass es dabei.",
    }),
  refunds_unfinished: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} Erstattung wurde innerhalb von ${OVERDUE_ALARM_HOURS} Stunden nicht fertig.`,
      other: `${figure} Erstattungen wurden innerhalb von ${OVERDUE_ALARM_HOURS} Stunden nicht fertig.`,
    })),
  payouts_unconfirmed: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} Auszahlung wurde vor mehr als ${PAYOUT_ALARM_DAYS} Tagen angewiesen, und niemand hat gesagt, ob die Bank gezahlt hat.`,
      other: `${figure} Auszahlungen wurden vor mehr als ${PAYOUT_ALARM_DAYS} Tagen angewiesen, und niemand hat gesagt, ob die Bank gezahlt hat.`,
    })),
  notices_not_sent: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} Ankündigung hat kein Mailserver angenommen, darum wird dafür nichts eingezogen.`,
      other: `${figure} Ankündigungen hat kein Mailserver angenommen, darum wird dafür nichts eingezogen.`,
    })),
  mails_stuck: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} E-Mail wartet länger, als sie sollte: Der Mailserver lehnt ab, oder kein Worker läuft.`,
      other: `${figure} E-Mails warten länger, als sie sollten: Der Mailserver lehnt ab, oder kein Worker läuft.`,
    })),
  mails_given_up: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} E-Mail konnte in den letzten 30 Tagen nicht verschickt werden.`,
      other: `${figure} E-Mails konnten in den letzten 30 Tagen nicht verschickt werden.`,
    })),
  payouts_came_back: (_: number, name: string) =>
    `Eine Überweisung an ${name} kam zurück, darum zahlt kein Lauf dorthin: Sieh dir das Bankkonto an.`,
  payouts_left_after_all: (n: number, name: string) =>
    plural(n, (figure) => ({
      one: `${figure} Auszahlung verließ das Konto, obwohl sie als zurückgeschickt markiert war (${name}). Sag auf der Seite des Laufs, was aus ihr wurde: Bis dahin zahlt kein Lauf dorthin.`,
      other: `${figure} Auszahlungen verließen das Konto, obwohl sie als zurückgeschickt markiert waren (${name}). Sag auf der Seite des Laufs, was aus ihnen wurde: Bis dahin zahlt kein Lauf dorthin.`,
    })),
  bank_discrepancies: (n: number) =>
    plural(n, (figure) => ({
      one: `Ein Kontoauszug zeigt ${figure} Buchung, die unsere Bücher nicht haben: Kläre sie mit der Bank.`,
      other: `Kontoauszüge zeigen ${figure} Buchungen, die unsere Bücher nicht haben: Kläre sie mit der Bank.`,
    })),
  payouts_waiting: () => "Ein vorbereiteter Auszahlungslauf wartet auf die Genehmigung eines anderen Admins.",
  accounts_missing: (n: number) =>
    plural(n, (figure) => ({
      one: `Für ${figure} Organisation ohne Bankkonto ist Geld auszuzahlen: Bitte sie um eines.`,
      other: `Für ${figure} Organisationen ohne Bankkonto ist Geld auszuzahlen: Bitte sie um eines.`,
    })),
  iban_waiting: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} Bankkonto wartet auf die Genehmigung eines anderen Admins.`,
      other: `${figure} Bankkonten warten auf die Genehmigung eines anderen Admins.`,
    })),
  proposals_waiting: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} Vorschlag wartet auf einen anderen Admin: ein neuer Admin oder ein Löschen.`,
      other: `${figure} Vorschläge warten auf einen anderen Admin: ein neuer Admin oder ein Löschen.`,
    })),
  workouts_held: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} ungewöhnliches Training braucht einen Blick, bevor es zählt.`,
      other: `${figure} ungewöhnliche Trainings brauchen einen Blick, bevor sie zählen.`,
    })),
  feedback_unread: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} Nachricht ist noch ungelesen.`,
      other: `${figure} Nachrichten sind noch ungelesen.`,
    })),
  /** The subject is the month and why, "2026-11 stopped". */
  month_not_closed: (_: number, subject: string) => {
    const [month = "", reason = "", endsBy = ""] = subject.split(" ");
    const end = endsBy === "" ? "" : `; er endet automatisch bis ${endsBy}`;
    return `${monthInWords(month, "de")} ist nicht abgeschlossen, obwohl der Monat es am ${PERIOD_CLOSED_BY_DAY}. des Folgemonats hätte sein sollen: ${why(reason)}${end}.`;
  },
  security_wave: (n: number, kind: string) =>
    `Ungewöhnlich viele innerhalb einer Stunde, ${waves[kind] ?? kind}: ${n}. Die Limits halten; das Handbuch zu Angriffen sagt, was anzusehen ist.`,
};
