import type { LegalPapers } from "../legal-paper.ts";
import { accessibility } from "./legal/accessibility.ts";
import { cookies } from "./legal/cookies.ts";
import { imprint } from "./legal/imprint.ts";
import { privacy } from "./legal/privacy.ts";
import { source } from "./legal/source.ts";
import { terms } from "./legal/terms.ts";

const papers: LegalPapers = { terms, privacy, imprint, cookies, accessibility, source };

export const legal = {
  title: "Informations légales",
  all: "Tous les documents",
  home: "Vers l’app",
  version: (day: string) => `Version du ${day}`,
  papers,
};
