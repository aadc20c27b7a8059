import type { LegalPaperName } from "@kalivo/words/legal-paper.ts";
import { languageOfPage } from "../../lib/page-language.ts";
import { publicOrigin } from "../../lib/platform.ts";

/** The documents are pages of the server, so that they open without the app; in the page's language. */
export const legalUrl = (paper?: LegalPaperName): string =>
  `${publicOrigin()}/legal${paper === undefined ? "" : `/${paper}`}?lang=${languageOfPage()}`;
