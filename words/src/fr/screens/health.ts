import type { HealthSource, Provider } from "@kalivo/domain/health-source.ts";
import type { health as english } from "../../en/screens/health.ts";

const names = { strava: "Strava", garmin: "Garmin Connect" } satisfies Record<Provider, string>;

export const health: typeof english = {
  title: "Source de mes séances",
  question: "D’où viennent tes séances ?",
  help: "Tes séances viennent d’une seule source à la fois, et tu peux toujours en ajouter une toi-même. Celles d’une source précédente restent.",
  hints: {
    strava: "Se connecte à ton compte Strava",
    garmin: "Se connecte à ton compte Garmin",
    manual: "Tu ajoutes toi-même chaque séance",
    health: "Apple Santé ou Santé Connect sur ce téléphone",
  } satisfies Record<HealthSource, string>,
  onlyInTheApp: "Seulement dans l’app mobile : un navigateur n’y a pas accès",
  notHereYet: "Pas encore possible ici",
  active: "Active",
  use: (name: string) => `Utiliser ${name}`,
  saved: {
    strava: "Tes séances viennent maintenant de Strava.",
    garmin: "Tes séances viennent maintenant de Garmin Connect.",
    manual: "Tu ajoutes maintenant tes séances toi-même.",
    health: "Tes séances viennent maintenant de l’app santé de ce téléphone.",
  } satisfies Record<HealthSource, string>,
  waiting: (provider: Provider) => `En attente de ${names[provider]}… reviens ici quand tu as fini.`,
  notYet: (provider: Provider) =>
    `${names[provider]} ne peut pas encore être connecté. Ta source reste la même.`,
  tookTooLong: (provider: Provider) => `${names[provider]} a mis trop de temps. Réessaie.`,
  notAllowed: (detail: string) => `L’app santé est inaccessible : ${detail}`,
  consentNotNow: "Pas maintenant",
  consentTick: "Coche la case pour donner ton accord. Sans lui, tes séances ne peuvent pas arriver.",
  finishedTitle: "Connexion terminée",
  finished: "Tu peux fermer cette page.",
  openApp: "Ouvrir l’app",
  sync: "Synchro santé",
};
