import type { LegalPaper } from "../../legal-paper.ts";

export const cookies = (): LegalPaper => ({
  title: "Cookies",
  lead: "Seulement le nécessaire, donc rien à accepter.",
  sections: [
    {
      title: "Ce que garde ton navigateur",
      lines: [
        "jwt : te garde connecté jusqu’à la déconnexion.",
        "kalivo-connecting : pendant dix minutes, quand tu connectes Strava ou Garmin Connect, pour que personne d’autre ne puisse finir à ta place.",
        "Sur ton appareil, sans nous être envoyé : ta langue et ton thème, une inscription inachevée, et ce que tu as vu en dernier, pour le lire sans réseau. La déconnexion enlève ce qui est à toi.",
      ],
    },
    {
      title: "Ce qu’il ne garde pas",
      lines: ["Pas de publicité, pas de mesure des visites, rien d’autres sociétés."],
    },
  ],
});
