import type { account as english } from "../../en/screens/account.ts";
import { unreachable } from "../unreachable.ts";
/** Signing in, a forgotten password and its reset. */
export const account: typeof english = {
  signedOutElsewhere:
    "Du wurdest anderswo abgemeldet. Melde dich an, um weiterzumachen: Was du getippt hast, ist noch da.",
  leaveTitle: "Ohne Anmeldung weggehen?",
  leaveHelp: "Was du getippt und nicht gespeichert hast, geht verloren.",
  leave: "Weggehen",
  leaveNot: "Zurück zur Anmeldung",
  signInTitle: "In meinem Konto anmelden",
  signInFirst: "Melde dich an, um diese Seite zu sehen.",
  signIn: "Anmelden",
  forgotLink: "Passwort vergessen?",
  emailUnknown: "Diese E-Mail-Adresse kennen wir nicht.",
  passwordWrong: "Das ist nicht das Passwort zu dieser E-Mail-Adresse.",
  tooManyTries: "Zu viele Versuche. Warte ein paar Minuten und versuch es noch einmal.",
  unexpected: (status: number) => `Unerwarteter Fehler: ${status}`,
  unreachable,
  forgotTitle: "Mein Passwort zurücksetzen",
  forgotHelp:
    "Gib die E-Mail-Adresse deines Kontos ein. Wir schicken dir einen Link, mit dem du ein neues Passwort wählst.",
  sendLink: "Link schicken",
  mailSent: "Eine E-Mail ist an deine Adresse unterwegs! Schau auch im Spam-Ordner nach.",
  serverError: "Auf dem Server ist ein Fehler aufgetreten.",
  unknown: (status: number) => `Unbekannter Fehler: ${status}`,
  resetTitle: "Ein neues Passwort wählen",
  savePassword: "Neues Passwort speichern",
  passwordSaved: "Dein neues Passwort ist gespeichert. Du kannst dich jetzt damit anmelden.",
  tokenMissing: "In diesem Link fehlt der Schlüssel zum Zurücksetzen.",
  tokenUnknown: "Dieser Link ist nicht von uns. Fordere einen neuen an.",
  tokenExpired: "Dieser Link gilt nicht mehr. Fordere einen neuen an.",
  tokenReplaced: "Wir haben dir einen neueren Link geschickt. Nimm die neueste E-Mail.",
  tokenUsed: "Dieser Link wurde schon benutzt. Fordere einen neuen an, wenn du ihn brauchst.",
  askNewLink: "Neuen Link anfordern",
  backHome: "Zurück zur Startseite",
  passkeySignIn: "Mit einem Passkey anmelden",
  passkeyNotUsed:
    "Es wurde kein Passkey benutzt. Melde dich mit E-Mail und Passwort an oder versuch es noch einmal.",
};
