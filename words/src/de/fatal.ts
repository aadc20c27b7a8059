import type { fatal as english } from "../en/fatal.ts";
/** The fatal screen must show even when the catalogue failed to load: its words come with the entry. */
export const fatal: typeof english = {
  title: "Oh nein!",
  what: "Beim Anzeigen der App ist ein Fehler aufgetreten",
  advice:
    "Schließe die App und öffne sie wieder. Wenn es noch einmal passiert, aktualisiere die App oder schreib uns.",
  contact: "Wer wir sind und wie du uns erreichst",
  copied: "Kopiert",
  offline: "Du bist anscheinend offline. Prüfe bitte deine Internetverbindung.",
  retry: "Nochmal",
  reload: "App neu laden",
  copy: "Kopieren",
  details: "Angaben zur Fehlersuche",
};
