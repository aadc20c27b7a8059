import type { oneself as english } from "../../en/screens/oneself.ts";

export const oneself: typeof english = {
  why: "Pourquoi je bouge",
  whyHint: "Deux lignes au maximum. Quiconque voit ton nom peut les lire.",
  whyWrong: "Écris deux lignes au maximum, 160 caractères en tout, sans signe caché.",
  portraits: "Portraits dessinés",
  portrait: (n) => `Portrait ${n}`,
  choosePortrait: "Choisir un portrait dessiné",
  otherPortraits: "En voir d’autres",
  noPortrait: "Sans portrait",
};
