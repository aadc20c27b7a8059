import type { accounts as english } from "../../en/server/accounts.ts";
import { ERASURE_DAYS } from "@kalivo/domain/limits.ts";
import { LOG_MB } from "../../figures.ts";
/** What is said to somebody about their account, their profile and their organisations. */
export const accounts: typeof english = {
  emailTaken: "Mit dieser E-Mail-Adresse gibt es schon ein Konto.",
  unknownEmail: "Diese E-Mail-Adresse kennen wir nicht.",
  wrongPassword: "Das ist nicht das Passwort zu dieser E-Mail-Adresse.",
  signedOut: "Abgemeldet.",
  forgotSent: "Eine E-Mail ist an deine Adresse unterwegs! Schau auch im Spam-Ordner nach.",
  passwordSet: "Dein neues Passwort gilt. Melde dich bitte an.",
  passwordSetPasskeysRemoved:
    "Dein neues Passwort gilt. Passkeys aus der Zeit, bevor diese Adresse bestätigt war, sind entfernt. Melde dich bitte an.",
  resetUnknown: "Diesen Link zum Zurücksetzen kennen wir nicht.",
  resetOutdated: "Wir haben einen neueren Link zum Zurücksetzen geschickt: Nimm bitte den.",
  resetExpired: "Dieser Link zum Zurücksetzen gilt nicht mehr: Fordere bitte einen neuen an.",
  resetUsed: "Dieser Link zum Zurücksetzen wurde schon benutzt.",
  proofMissing: "Gib bitte dein Passwort ein oder nimm einen Passkey: Das ändert dein Konto.",
  proofWrong: "Das ist nicht dein Passwort.",

  saved: "Änderungen gespeichert!",
  noProfile: "Dieses Profil gibt es nicht, oder es ist nicht öffentlich.",
  checkBirthday: "Prüfe bitte deinen Geburtstag.",
  tooYoung: (years: number) => `Konten sind für Menschen ab ${years}.`,
  birthdayLocked: (years: number) =>
    `Dein Geburtstag steht fest, bis du ${years} bist. Wenn er nicht stimmt, schreib uns bitte.`,
  publicFrom: (years: number) => `Dein Profil kann ab ${years} Jahren öffentlich sein.`,
  noBodyWithoutConsent:
    "Du hast deine Einwilligung zu Gesundheitsdaten widerrufen, darum können wir Größe und Gewicht nicht speichern.",
  termsHold:
    "Die Bedingungen gelten, solange du ein Konto hast. Wenn du gehen willst, bitte uns, es zu löschen.",
  consentOfOtherText:
    "Dieser Text hat sich geändert. Lade die Seite neu, lies ihn noch einmal und antworte dann.",
  answerSaved: "Deine Antwort ist gespeichert.",
  languageSaved: "Deine Sprache ist gespeichert.",
  sourceSaved: "Deine Quelle ist gespeichert.",
  notPicture: "Diese Datei ist kein Bild, das wir lesen können. Nimm bitte ein JPEG, PNG oder WebP.",
  hidesCalories: "Diese Person zeigt nicht, wie viele Kalorien sie verbrennt.",
  hidesDonations: "Diese Person zeigt nicht, was sie gibt.",

  organisationsSaved: "Deine Organisationen sind gespeichert.",
  noOrganisation: "Diese Organisation gibt es nicht.",
  oneOrganisationUnknown: "Eine dieser Organisationen gibt es nicht.",
  noOrganisationLeft:
    "Deine Organisationen wurden anderswo geändert, und es bliebe keine übrig. Es wurde nichts geändert.",
  tooManyOrganisations: (most: number) =>
    `Du kannst höchstens ${most} Organisationen wählen. Es wurde nichts geändert.`,

  feedbackThanks: "Danke für dein Feedback!",
  logNotText: `Das Protokoll muss eine Textdatei von höchstens ${LOG_MB} MB sein.`,

  addressConfirmed: "Deine E-Mail-Adresse ist bestätigt.",
  addressConfirmedAlready: "Deine E-Mail-Adresse ist schon bestätigt.",
  addressNotAwaited: "Diese Adresse wartet nicht mehr auf eine Bestätigung.",
  addressUnconfirmed: "Bestätige bitte zuerst deine E-Mail-Adresse: Wir haben dir einen Code geschickt.",
  addressNeedsProof:
    "Um deine E-Mail-Adresse zu ändern, wähle daneben in den Einstellungen „E-Mail ändern“: Dort fragen wir nach deinem Passwort.",
  noCodeOpen: "Es gibt keinen Code einzugeben: Fordere einen neuen an.",
  codeSent: "Wir haben dir einen Code geschickt. Schau auch im Spam-Ordner nach.",
  codeWrong: "Das ist nicht der Code aus unserer neuesten E-Mail.",
  codeUsedUp: "Dieser Code gilt nicht mehr: Fordere einen neuen an.",
  linkUnknown: "Diesen Link kennen wir nicht.",
  linkExpired: "Dieser Link gilt nicht mehr.",
  linkUsed: "Dieser Link wurde schon benutzt oder wird nicht mehr gebraucht.",
  linkDone: {
    confirm_erasure: `Dein Konto endet in ${ERASURE_DAYS} Tagen. Wir haben dir eine E-Mail mit dem Tag geschickt und mit einem Link, um es zu behalten.`,
    keep_account: "Dein Konto bleibt. Es wurde nichts gelöscht.",
    confirm_address: "Deine E-Mail-Adresse ist bestätigt.",
    undo_address:
      "Deine alte Adresse ist zurück, und alle sind abgemeldet. Wir haben dir einen Link geschickt, mit dem du ein neues Passwort wählst.",
  },

  passwordCommon: "Das ist eines der Passwörter, die zuerst probiert werden. Admins brauchen ein anderes.",
  passwordShort: (least: number) => `Nimm mindestens ${least} Zeichen.`,
  passwordChanged: "Dein neues Passwort ist gespeichert. Alle anderen Anmeldungen sind beendet.",
  signInEnded: "Diese Anmeldung ist beendet.",
  signedOutEverywhere: "Du bist überall abgemeldet.",

  erasureAsked: "Wir haben dir eine E-Mail geschickt: Ihr Link bestätigt es. Vorher passiert nichts.",
  adminCannotLeave: "Du bist Admin: Bitte zuerst einen anderen Admin, dir diese Rechte zu nehmen.",
};
