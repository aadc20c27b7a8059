import { LEAST_AT_END, LEAST_CHARGE, NOTICE_DAYS } from "../../figures.ts";
import type { givingChanged as english } from "../../en/mails/giving-changed.ts";

export const givingChanged: typeof english = {
  begun: (name) => `Du unterstützt jetzt ${name}`,
  begunMany: (n) => `Du unterstützt jetzt ${n} weitere Menschen`,
  ended: (name) => `Du unterstützt ${name} nicht mehr`,
  endedMany: (n) => `Du unterstützt ${n} Menschen nicht mehr`,
  changed: "Deine Unterstützung hat sich geändert",
  preview: "Wen du unterstützt, mit welchem Betrag, und wann wir einziehen.",
  endedPreview: "Bis wann es zählt, und was wir noch einziehen.",
  thanks: (names) => `Danke, dass du ${names} unterstützt.`,
  thanksUntilNow: (names) => `Danke, dass du ${names} bis jetzt unterstützt hast.`,
  rate: (rate) => `${rate} pro 100 kcal`,
  from: (day) => `Zählt ab ${day}`,
  syncedOnly: "Nur für Trainings, die eine Uhr, ein Handy, Garmin oder Strava aufgezeichnet hat",
  noOrganisation: "Noch keine Organisation gewählt: Bis dahin ziehen wir nichts ein",
  paused: "Deine Unterstützung macht Pause. Es zählt nichts, bis du weitermachst.",
  endedTitle: "Was geendet hat",
  countedUntil: (name, day) => `${name}: Was bis ${day} verbrannt wurde, zählt.`,
  raised: (amount, day) =>
    `Für alle, die du diesen Monat unterstützt hast, kamen bis ${day} ${amount} zusammen. Das ziehen wir noch ein, mit dem, was danach kam.`,
  raisedLittle: (amount, day) =>
    `Für alle, die du diesen Monat unterstützt hast, kamen bis ${day} ${amount} zusammen. Bleibt es mit dem, was danach kam, unter ${LEAST_AT_END}, ziehen wir es nicht ein.`,
  carried: (amount) => `${amount} aus früheren Monaten kommen dazu.`,
  before: (amount, month, day) =>
    `Für ${month} kamen ${amount} zusammen. Das ziehen wir frühestens am ${day} ein.`,
  beforeLittle: (amount, month) =>
    `Für ${month} kamen ${amount} zusammen. Das ist weniger als ${LEAST_AT_END}: Wir ziehen es nicht ein.`,
  announced: (amount, month) => `Wir haben ${amount} für ${month} angekündigt. Das bleibt.`,
  collected: (month, day) => `Für ${month} ziehen wir frühestens am ${day} ein.`,
  emailFirst: `${NOTICE_DAYS} Tage vorher schicken wir dir per E-Mail den genauen Betrag.`,
  least: `Weniger als ${LEAST_CHARGE} wird auf den nächsten Monat übertragen.`,
  leastAtEnd: `Weniger als ${LEAST_AT_END} wird nicht mehr eingezogen.`,
  twoTaps: "Auf der Startseite tippst du zweimal und machst Pause oder hörst mit allem auf, ohne Begründung.",
  teamTwoTaps:
    "Auf der Seite des Teams tippst du zweimal und machst Pause oder hörst mit allem auf, ohne Begründung.",
  teamGone:
    "Das Team ist gelöscht. Was es noch schuldet, wird mit seiner Zahlungsart bezahlt, und vorher schicken wir dir eine E-Mail.",
  button: "Ansehen, Pause machen oder aufhören",
  reason:
    "Du bekommst diese E-Mail, weil sich geändert hat, was du gibst. E-Mails zu deinem Geld schicken wir immer.",
};
