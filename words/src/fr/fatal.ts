import type { fatal as english } from "../en/fatal.ts";

export const fatal: typeof english = {
  title: "Oh non !",
  what: "Une erreur est survenue pendant l’affichage de l’application",
  advice:
    "Ferme l’app et ouvre-la de nouveau. Si cela recommence, mets l’app à jour ou contacte le service clientèle.",
  contact: "Qui nous sommes et comment nous joindre",
  copied: "Copié",
  offline: "On dirait que tu es hors ligne… Vérifie ta connexion internet",
  retry: "Réessayer",
  reload: "Recharger l’app",
  copy: "Copier",
  details: "Informations techniques",
};
