import type { secondFactor as english } from "../../../en/screens/admin/second-factor.ts";
/** What an admin shows beside the password. */
export const secondFactor: typeof english = {
  showTitle: "Zeig, dass du es bist",
  showHelp:
    "Die Adminseiten fragen nach einem zweiten Faktor: einmal pro Anmeldung und nach zwölf Stunden wieder.",
  usePasskey: "Passkey benutzen",
  code: "Code deiner App",
  codeHelp: "Sechs Ziffern. Ohne dein Handy: einer deiner Ersatzcodes.",
  show: "Weiter",
  passwordTitle: "Zuerst dein Passwort",
  passwordHelp: "Ein Admin hat ein Passwort mit mindestens 12 Zeichen und keines der häufigen.",
  password: "Dein Passwort",
  changePassword: "Meine Einstellungen öffnen",
  setUpTitle: "Zweiten Faktor einrichten",
  setUpHelp:
    "Dein Passwort zu kennen, darf nicht reichen. Scanne das mit einer App für Codes (Aegis, Ente Auth, Google Authenticator) und tippe dann den Code, den sie zeigt.",
  orPasskey: "Oder füge in deinen Einstellungen einen Passkey hinzu: Auch er ist ein zweiter Faktor.",
  qrAlt: "QR-Code für deine App für Codes",
  secret: "Oder tippe dieses Geheimnis in die App",
  firstCode: "Der Code, den sie jetzt zeigt",
  confirm: "Bestätigen",
  codesTitle: "Deine Ersatzcodes",
  codesHelp:
    "Jeder öffnet die Adminseiten einmal, falls du dein Handy verlierst. Du siehst sie nur dieses eine Mal: Druck sie aus oder bewahre sie bei deinen Passwörtern auf.",
  copy: "Kopieren",
  copied: "Sie sind kopiert.",
  kept: "Ich habe sie aufbewahrt",
  section: "Dein zweiter Faktor",
  left: (n: number) => `Übrige Ersatzcodes: ${n}`,
  renew: "Neue Ersatzcodes",
  renewHelp: "Die Codes, die du hast, sind dann nichts mehr wert.",
};
