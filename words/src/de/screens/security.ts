import type { security as english } from "../../en/screens/security.ts";
import { ERASURE_DAYS } from "@kalivo/domain/limits.ts";
/** Confirming an address, passwords, sign-ins and the end of an account. */
export const security: typeof english = {
  code: "Code aus unserer E-Mail",
  codeSentTo: (email: string) =>
    `Wir haben einen Code an ${email} geschickt. Er zeigt, dass unsere E-Mails zu Geld bei dir ankommen.`,
  codeMissing: "Gib zuerst die sechs Ziffern aus unserer E-Mail ein oder öffne den Link darin.",
  codeForm: "Der Code hat sechs Ziffern.",
  sendAgain: "Code noch einmal schicken",
  wrongAddress: "Nicht deine Adresse? Ändere sie in den Einstellungen.",
  links: {
    confirm_erasure: {
      title: "Mein Konto löschen",
      body: (email: string) =>
        `Das Konto von ${email} endet in ${ERASURE_DAYS} Tagen. Wenn du dich bis dahin anmeldest, bleibt es.`,
      action: "Mein Konto löschen",
    },
    keep_account: {
      title: "Mein Konto behalten",
      body: (email: string) => `Das Konto von ${email} bleibt, wie es ist.`,
      action: "Mein Konto behalten",
    },
    confirm_address: {
      title: "Bestätige deine E-Mail-Adresse",
      body: (email: string) => `Damit bestätigst du, dass ${email} deine Adresse ist.`,
      action: "Diese Adresse bestätigen",
    },
    undo_address: {
      title: "Deine alte Adresse wieder einsetzen",
      body: (email: string) =>
        `${email} wird wieder die Adresse deines Kontos. Alle werden abgemeldet, das Passwort gilt nicht mehr, und wir schicken dir einen Link für ein neues.`,
      action: "Wieder einsetzen",
    },
  },
  linkTitle: "Ein Link aus unserer E-Mail",
  linkUnknown: "Diesen Link kennen wir nicht. Öffne ihn noch einmal aus der E-Mail.",
  linkUsed: "Dieser Link wurde schon benutzt oder gilt nicht mehr.",
  toApp: "Weiter",

  emailConfirmed: "Bestätigt",
  emailUnconfirmed:
    "Noch nicht bestätigt: E-Mails über Unterstützer und Geld kommen, sobald du den Code eingegeben hast.",
  emailWaiting: (email: string) =>
    `Wir warten, dass ${email} bestätigt wird. Bis dahin bleibt diese Adresse.`,
  changeEmail: "E-Mail ändern",
  confirmEmail: "Code eingeben",
  emailTitle: "Deine E-Mail-Adresse",
  newEmail: "Neue E-Mail",
  newEmailHelp:
    "Wir schicken einen Code dorthin. Die Adresse zählt, sobald du den Code hier eingibst oder den Link in derselben E-Mail öffnest. Wir sagen auch der alten Adresse Bescheid.",
  sendCode: "Code schicken",
  confirmCode: "Bestätigen",
  emailDone: "Deine E-Mail-Adresse ist bestätigt.",
  yourPassword: "Dein Passwort",
  yourPasswordHelp: "Damit niemand sonst dein Konto ändert.",
  passwordMissing: "Gib dein Passwort ein.",
  passwordRow: "Passwort ändern",
  oldPassword: "Jetziges Passwort",
  savePassword: "Neues Passwort speichern",
  passwordEnds: "Damit enden alle anderen Anmeldungen, und wir schicken dir eine E-Mail.",
  signInsRow: "Wo du angemeldet bist",
  signInsHelp: "Um sich auf diesen Geräten wieder anzumelden, braucht man das Passwort.",
  thisOne: "Diese hier",
  seenOn: (day: string) => `Zuletzt benutzt am ${day}`,
  beganOn: (day: string) => `Seit ${day}`,
  device: {
    both: (browser: string, system: string) => `${browser} auf ${system}`,
    unknown: "Ein unbekanntes Gerät",
  },
  endOne: (device: string) => `${device} beenden`,
  end: "Beenden",
  endAll: "Überall abmelden",
  endAllHelp: "Auch hier. Wir schicken dir eine E-Mail.",
  deleteOr: `Oder verlange es hier: Wir schicken dir eine E-Mail, und ihr Link bestätigt es. Danach hast du ${ERASURE_DAYS} Tage, um es dir anders zu überlegen.`,
  deleteWhat: "Was dann passiert",
  deleteAsk: "Löschung verlangen",
  deleteGoes:
    "Dein Name, deine Adresse, dein Bild, deine Trainings und deine Anmeldungen verschwinden. Deine Unterstützung endet.",
  deleteCharge: {
    cancelled: (amount: string, month: string) => `${amount} für ${month} werden abgesagt.`,
    finished_first: (amount: string, month: string) =>
      `${amount} für ${month} liegen beim Zahlungsdienst: Das wird zuerst abgeschlossen.`,
  },
  deleteRunning: (amount: string) => `Den laufenden Monat ziehen wir nicht ein, bisher ${amount}.`,
  deleteTeam: {
    heir: (team: string) => `In ${team} wird ein anderes Mitglied Admin.`,
    closed: (team: string) => `${team} endet mit dir.`,
  },
  deleteCodes: (n: number) => `Deine Codes (${n}) funktionieren nicht mehr.`,
  deleteConnection: (name: string) => `Die Verbindung mit ${name} endet.`,
  deleteStays: "In unseren Büchern bleibt, was gezahlt wurde, ohne deinen Namen: Das verlangt das Gesetz.",
  deleteAdmin: "Du bist Admin: Bitte zuerst einen anderen Admin, dir diese Rechte zu nehmen.",
  deleteUnconfirmed: "Bestätige zuerst deine E-Mail-Adresse: Dorthin geht der Link.",
  deleteAsked: "Wir haben dir eine E-Mail geschickt: Ihr Link bestätigt es. Vorher passiert nichts.",
  deleteKeep: "Meine Bitte zurückziehen",
};
