import type { community as english } from "../../en/screens/community.ts";

export const community: typeof english = {
  title: "Communauté",
  sort: "Trier",
  sorts: {
    created_at: "Ajout le plus récent",
    total_raised: "Total récolté",
    users_count: "Nombre d’athlètes",
  },
  noTeam: "Aucune équipe ne correspond à ta recherche",
  noProfile: "Aucun profil ne correspond à ta recherche (peut-être n’est-il pas public ?)",
};
