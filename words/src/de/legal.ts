import type { LegalPapers } from "../legal-paper.ts";
import { accessibility } from "./legal/accessibility.ts";
import { cookies } from "./legal/cookies.ts";
import { imprint } from "./legal/imprint.ts";
import { privacy } from "./legal/privacy.ts";
import { source } from "./legal/source.ts";
import { terms } from "./legal/terms.ts";

const papers: LegalPapers = { terms, privacy, imprint, cookies, accessibility, source };

export const legal = {
  title: "Rechtliches",
  all: "Alle Dokumente",
  home: "Zur App",
  version: (day: string) => `Fassung vom ${day}`,
  papers,
};
