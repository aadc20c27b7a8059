import type { passkeys as english } from "../../en/screens/passkeys.ts";
/** Keys on somebody's devices that sign in without a password. */
export const passkeys: typeof english = {
  title: "Passkeys",
  help: "Melde dich ohne Passwort an: mit deinem Gesicht, deinem Finger oder dem Code deines Geräts.",
  none: "Noch kein Passkey.",
  add: "Passkey hinzufügen",
  addTitle: "Passkey hinzufügen",
  addHelp:
    "Dein Gerät fragt nach deinem Gesicht, deinem Finger oder seinem Code und bewahrt den Schlüssel auf.",
  added: "Der Passkey ist hinzugefügt.",
  name: "Name des Passkeys",
  password: "Dein Passwort",
  usePasskey: "Stattdessen einen Passkey benutzen",
  rename: "Umbenennen",
  renamed: "Der Passkey hat einen neuen Namen.",
  save: "Speichern",
  remove: "Entfernen",
  removeTitle: (name: string) => `Den Passkey „${name}“ entfernen?`,
  removeHelp: "Er meldet dich nicht mehr an. Lösche ihn auch auf deinem Gerät.",
  removed: "Der Passkey ist entfernt.",
  addedOn: (day: string) => `Hinzugefügt am ${day}`,
  usedOn: (day: string) => `Zuletzt benutzt am ${day}`,
  notMade:
    "Es wurde kein Passkey erstellt: Dein Gerät hat abgebrochen oder hat schon einen für dieses Konto.",
  notUsed: "Es wurde kein Passkey benutzt: Dein Gerät hat abgebrochen oder hat keinen für diese Seite.",
};
