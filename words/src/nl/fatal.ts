import type { fatal as english } from "../en/fatal.ts";

/** The fatal screen must show even when the catalogue failed to load: its words come with the entry. */
export const fatal: typeof english = {
  title: "Oei!",
  what: "Er ging iets mis bij het tonen van de app",
  advice:
    "Sluit de app en open ze opnieuw. Gebeurt het nog eens, werk de app dan bij of neem contact op met de klantendienst.",
  contact: "Wie we zijn en hoe je ons bereikt",
  copied: "Gekopieerd",
  offline: "Je lijkt offline te zijn… Controleer je internetverbinding",
  retry: "Probeer opnieuw",
  reload: "App herladen",
  copy: "Kopiëren",
  details: "Technische informatie",
};
