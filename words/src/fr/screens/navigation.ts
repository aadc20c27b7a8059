import type { navigation as english } from "../../en/screens/navigation.ts";

export const navigation: typeof english = {
  main: "Principale",
  more: "Plus",
  community: "Communauté",
  you: "Toi",
  act: "Agir",
  scan: "Scanner",
  news: "Nouvelles",
  codes: "Codes",
  teams: "Équipes",
  settings: "Paramètres",
  feedback: "Ton avis",
  admin: "Admin",
  home: { burn: "Bouger", overview: "Aperçu", donate: "Donner" },
  communityTabs: { burners: "Athlètes", donors: "Soutiens", teams: "Équipes", organisations: "Assos" },
  actTabs: { share: "Partager", transparency: "Transparence", about: "À propos" },
  profileTabs: { burner: "Côté calories", donor: "Côté dons" },
  teamTabs: { overview: "Aperçu", members: "Membres", manage: "Gérer" },
};
