import type { oneself as english } from "../../en/screens/oneself.ts";

export const oneself: typeof english = {
  why: "Waarom ik beweeg",
  whyHint: "Hoogstens twee regels. Wie je naam ziet, kan ze lezen.",
  whyWrong: "Schrijf hoogstens twee regels, samen 160 tekens, zonder verborgen tekens.",
  portraits: "Getekende portretten",
  portrait: (n) => `Portret ${n}`,
  choosePortrait: "Een getekend portret kiezen",
  otherPortraits: "Toon andere",
  noPortrait: "Geen portret",
};
