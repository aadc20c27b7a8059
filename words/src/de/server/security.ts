import type { security as english } from "../../en/server/security.ts";
/** What is said of passkeys and of an admin's second factor. */
export const security: typeof english = {
  passkeyRefused:
    "Dieser Passkey wurde nicht angenommen. Versuch es noch einmal oder melde dich mit E-Mail und Passwort an.",
  passkeyTaken: "Dieser Passkey ist schon gespeichert.",
  passkeyRemoved: "Der Passkey ist entfernt: Er meldet dich nicht mehr an.",
  unknownPasskey: "Diesen Passkey gibt es nicht.",
  tooManyPasskeys: (most: number) => `Du hast ${most} Passkeys, mehr gehen nicht. Entferne zuerst einen.`,
  codeMissing: "Gib einen Code deiner App oder einen Ersatzcode ein.",
  wrongCode:
    "Dieser Code passt gerade nicht. Ein Code wechselt alle 30 Sekunden und geht einmal: Prüfe, ob dein Handy Datum und Uhrzeit automatisch stellt, und nimm dann den nächsten.",
  wrongRecoveryCode: "Dieser Ersatzcode stimmt nicht oder wurde schon benutzt.",
  notBegun: "Es gibt nichts zu bestätigen: Fang neu an.",
  weakForAdmins:
    "Dieses Passwort ist zu schwach für einen Admin: mindestens 12 Zeichen und keines der häufigen. Wähle zuerst in den Einstellungen ein anderes.",
};
