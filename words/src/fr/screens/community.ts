import type { community as english } from "../../en/screens/community.ts";

export const community: typeof english = {
  title: "Communauté",
  findAnything: "Chercher personnes, équipes, associations",
  closeSearch: "Fermer la recherche",
  sort: "Trier",
  sorts: {
    created_at: "Ajout le plus récent",
    total_raised: "Total récolté",
    users_count: "Nombre d’athlètes",
  },
  bestMatch: "Les plus proches",
  noTeam: "Aucune équipe ne correspond à ta recherche",
  noProfile: "Aucun profil ne correspond à ta recherche (peut-être n’est-il pas public ?)",
  nobodyYet: "Personne à voir pour l’instant",
  nobodyYetHelp: "Les personnes dont le profil est public apparaîtront ici dès qu’il y en aura.",
  invite: "Inviter quelqu’un",
  noTeamYet: "Pas encore d’équipe",
  noTeamYetHelp: "Crée la première : bougez ensemble, ou donnez ensemble.",
  createTeam: "Créer une équipe",
  noOrganisationYet: "Pas encore d’association",
  noOrganisationYetHelp:
    "Elles n’ont pas encore été ajoutées. Tu peux continuer, et choisir les tiennes plus tard.",
  all: {
    burners: "Voir tous les athlètes",
    teams: "Voir toutes les équipes",
    organisations: "Voir toutes les associations",
  },
};
