import { languageOfPage } from "#web/lib/page-language.ts";
import { publicOrigin } from "#web/lib/platform.ts";

/** A page of the server, in the language of this one. */
export const pageUrl = (path: string): string => `${publicOrigin()}${path}?lang=${languageOfPage()}`;
