import type { fatal as english } from "../en/fatal.ts";

export const fatal: typeof english = {
  title: "Oh non !",
  what: "Une erreur est survenue pendant l’affichage de l’application",
  advice:
    "Ferme l’app et ouvre-la de nouveau. Si cela recommence, mets l’app à jour ou contacte le service clientèle.",
  reload: "Recharger l’app",
  copy: "Copier",
  details: "Informations techniques",
};
