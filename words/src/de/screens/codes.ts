import type { codes as english } from "../../en/screens/codes.ts";
import { pluralOf } from "../../plural.ts";
import { orUnreachable } from "../unreachable.ts";

const { plural } = pluralOf("de");
/** Codes: check, scan, create, share, archive. */
export const codes: typeof english = {
  addManually: "Code von Hand eingeben",
  validate: "Code prüfen",
  checking: "Der Code wird geprüft …",
  none: "kein Code",
  /** Answers on the scan screen (specification §8.2). */
  scan: {
    unknown: "Diesen Code gibt es nicht",
    expired: "Dieser Code ist abgelaufen",
    used: "Du hast diesen Code schon benutzt",
    full: "Dieser Code ist aufgebraucht",
    serverError: "Unerwarteter Fehler auf dem Server",
    other: "Unbekannter Fehler",
  },
  /** Answers at registration and wherever a code is typed (specification §8.3). */
  entry: {
    unknown: "Diesen Code gibt es nicht",
    expired: "Dieser Code ist abgelaufen",
    full: "Dieser Code ist aufgebraucht",
    serverError: "Auf dem Server ist ein Fehler aufgetreten",
    other: "Unbekannter Fehler",
  },
  applyFailed: "Der Code konnte nicht eingelöst werden. Versuch es bitte später noch einmal.",
  archive: "Code ausschalten und archivieren",
  archived: "Archiviert",
  over: { expired: "Abgelaufen", full: "Aufgebraucht" },
  overTitle: "Abgelaufen oder aufgebraucht",
  overHelp: "Niemand kann diesen Code mehr benutzen. Begonnene Unterstützung läuft weiter.",
  archiveFailed: (status: number) =>
    orUnreachable(status, `Der Code konnte nicht archiviert werden: ${status}`),
  dataWrong: (message: string) => `Mit den Angaben stimmt etwas nicht: ${message}`,
  qrCopyFailed: "Das Bild konnte nicht kopiert werden",
  qrShareFailed: "Das Bild zum Teilen konnte nicht erstellt werden",
  qrCopied: "QR-Code kopiert!",
  remove: (code: string) => `Code ${code} entfernen`,
  rate: (amount: string) => `${amount} pro 100 Kalorien`,
  added: (code: string) => `Code ${code} hinzugefügt`,

  title: "Meine Codes",
  active: "Aktiv",
  empty: "Noch kein Code. Erstelle einen, um jemanden zu unterstützen oder einzuladen.",
  emptyHelp: "Mit einem Code bekommt jemand mit einem Tippen deine Unterstützung oder kommt in dein Team.",
  create: "Code erstellen",
  invitation: "Einladung, ohne Geld",
  limit: (amount: string) => `höchstens ${amount} pro Monat`,
  usesLeft: (n: number) => `${n} übrig`,
  used: (n: number) => plural(n, (figure) => ({ one: "einmal benutzt", other: `${figure}-mal benutzt` })),
  until: (day: string) => `bis ${day}`,
  ofTeam: (team: string) => `Team ${team}`,

  shareTitle: "Diesen Code teilen",
  shareLabelled: (label: string) => `${label} teilen`,
  qrAlt: (code: string) => `QR-Code für ${code}`,
  spelled: (letters: string) => `Der Code lautet ${letters}`,
  copyImage: "Bild kopieren",
  shareImage: "Teilen",
  saveImage: "Bild speichern",
  copyCode: "Code kopieren",
  codeCopied: "Code kopiert!",
  copyLink: "Link kopieren",
  linkCopied: "Link kopiert!",
  shareText: (code: string, url: string) => `Nimm meinen Code ${code}: ${url}`,
  details: "Was er bewirkt",
  whoever: (amount: string) => `Wer ihn benutzt, bekommt deine Unterstützung: ${amount} pro 100 Kalorien.`,
  whoeverTeam: (team: string) => `Wer ihn benutzt, kommt ins Team ${team}.`,
  whoeverInvited: "Er ist nur eine Einladung. Niemand zahlt etwas.",
  archivedHelp:
    "Dieser Code ist archiviert: Er kann nicht mehr benutzt oder geteilt werden. Begonnene Unterstützung läuft weiter.",
  archiveHelp: "Niemand kann diesen Code mehr benutzen. Begonnene Unterstützung läuft weiter.",
  archiveAction: "Ausschalten und archivieren",
  stopPledges: (n: number) =>
    plural(n, (figure) => ({
      one: "Die Unterstützung beenden, die mit diesem Code begann",
      other: `Alle ${figure} Menschen nicht mehr unterstützen, die diesen Code benutzt haben`,
    })),
  stopHelp:
    "Für neue Trainings dieser Menschen zahlst du nicht mehr. Was bis jetzt zusammenkam, zählt weiterhin.",
  stopAction: (n: number): string =>
    plural(n, () => ({ one: "Diese Unterstützung beenden", other: "Alle nicht mehr unterstützen" })),
  stopped: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} Person wird nicht mehr unterstützt`,
      other: `${figure} Menschen werden nicht mehr unterstützt`,
    })),

  nickname: "Spitzname (freiwillig)",
  nicknameHelp: "Nur du siehst ihn.",
  rateLabel: "Euro pro 100 Kalorien",
  rateSpoken: (amount: string) => `${amount} pro 100 Kalorien`,
  rateZero: "Setz 0,00 € für eine Einladung ohne Geld.",
  maxPerUser: "Höchstens pro Person",
  maxUsers: "Höchstens so viele Personen",
  validUntil: "Gültig bis",
  optional: "freiwillig",
  owner: "Von",
  ownerMe: "Mir",
  worstCase: (amount: string) => `Dieser Code kann dich bis zu ${amount} pro Monat kosten.`,
  worstCaseCeiling: (amount: string) =>
    `Ohne Limits könnte dich dieser Code bis zu ${amount} pro Monat kosten, dein Gesamtlimit.`,
  created: "Dein Code ist fertig",
  needsPayment: "Um mit einem Code Geld zu geben, füge zuerst ein Zahlungsmittel hinzu.",
  teamNeedsPayment: "Um mit einem Code Geld zu geben, braucht das Team zuerst ein Zahlungsmittel.",
  addPayment: "Zahlungsmittel hinzufügen",

  scanTitle: "Code scannen oder eingeben",
  scanHelp:
    "Hast du einen Code? Er kann dir einen Unterstützer bringen, ein Team oder einfach eine Einladung. Er hat acht Buchstaben und Ziffern, getippt oder als QR-Code.",
  scanButton: "QR-Code scannen",
  stopScanning: "Kamera ausschalten",
  aim: "Halte den QR-Code vor die Kamera.",
  cameraRefused: "Die Kamera geht nicht. Erlaube sie in deinem Browser oder gib den Code von Hand ein.",
  field: "Code",
  foreign: (app: string) => `Das ist kein QR-Code von ${app}.`,
  doneTitle: "Fertig",
  seeDonors: "Meine Unterstützer ansehen",
  again: "Noch einen Code eingeben",
  notWhole: "Ein Code hat 8 Buchstaben und Ziffern. Vervollständige ihn oder leere das Feld.",
  withoutIt: (reason: string) => `${reason}. Du kannst auch ohne ihn mitmachen.`,
  toTheTeam: (team: string) => `Zum Team ${team}`,
  own: "Das ist dein eigener Code. Er wirkt für jemand anderen: Teile ihn.",
  /** To somebody who is not public, before a team's code makes them a member. */
  ask: {
    title: (team: string) => `Dem Team ${team} beitreten?`,
    who: "Dein Profil ist nicht öffentlich. Wenn du beitrittst, sehen die Mitglieder dieses Teams deinen Namen.",
    join: "Beitreten",
    notNow: "Nicht jetzt",
  },
};
