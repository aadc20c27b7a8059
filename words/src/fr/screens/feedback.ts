import type { feedback as english } from "../../en/screens/feedback.ts";

export const feedback: typeof english = {
  title: "Donner mon avis",
  message: "Ton message",
  missing: "Écris d’abord un message.",
  anonymously: "Envoyer sans mon nom",
  anonymouslyHelp:
    "Nous ne pourrons pas te répondre : ni ton nom ni ton compte ne sont conservés avec le message.",
  withLog: "Joindre le journal technique",
  withLogHelp: "Il nous aide à trouver ce qui n’a pas marché. Tu vois ici ce qui est envoyé.",
  log: "Journal technique",
  logEmpty: "Le journal est vide.",
  send: "Envoyer mon avis",
  failed: (status: number) => `Une erreur est survenue : ${status}`,
  thanks: "Merci pour ton avis !",
};
