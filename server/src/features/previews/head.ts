import type { Language } from "@kalivo/domain/language.ts";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import { html, type Html } from "../../documents/html.ts";
import { shortened } from "../../documents/plain-text.ts";
import type { Description } from "./describe-subject.ts";
import { PICTURE_HEIGHT_PX, PICTURE_WIDTH_PX } from "./picture/draw-card.ts";

const LONGEST_TITLE = 120;
const LONGEST_TEXT = 240;

/** A territory is part of it: the one whose dates we write. */
const OG_LOCALES: Readonly<Record<Language, string>> = { en: "en_GB", fr: "fr_BE", nl: "nl_BE", de: "de_BE" };

type Page = Description & { language: Language; path: string; picture: string };

/** The part of a page's head that describes it. */
export function headOf(publicUrl: string, page: Page): Html {
  const title = shortened(page.title, LONGEST_TITLE);
  const text = shortened(page.text, LONGEST_TEXT);
  const url = publicUrl + page.path;
  const picture = publicUrl + page.picture;
  return html`<title>${title}</title>
    <meta name="description" content="${text}" />
    ${page.findable ? null : html`<meta name="robots" content="noindex" />`}
    <link rel="canonical" href="${url}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${APP_NAME}" />
    <meta property="og:locale" content="${OG_LOCALES[page.language]}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${text}" />
    <meta property="og:url" content="${url}" />
    <meta property="og:image" content="${picture}" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="${PICTURE_WIDTH_PX}" />
    <meta property="og:image:height" content="${PICTURE_HEIGHT_PX}" />
    <meta property="og:image:alt" content="${title}" />
    <meta name="twitter:card" content="summary_large_image" />`;
}
