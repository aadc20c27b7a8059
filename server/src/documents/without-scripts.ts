import { HTML_LANG, LANGUAGES, type Language } from "@kalivo/domain/language.ts";
import { linkSubject, PUBLIC_SEGMENTS } from "@kalivo/domain/links/link-subject.ts";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import { LANGUAGE_NAMES } from "@kalivo/words/language.ts";
import { pageWords } from "@kalivo/words/pages.ts";
import { previewWords } from "@kalivo/words/previews.ts";
import { html, type Html } from "./html.ts";
import { LOGO } from "./page.ts";

/**
 * What stands in the app's page instead of the app where scripts are off: what Kalivo is, and the pages that need none; first
 * that of the organisation or the team at the address.
 */
export function withoutScripts(language: Language, address: string): Html {
  const { foot, organisations, books, withoutScripts: said, thisPage, landing } = pageWords(language);
  const own = publicPathOf(address);
  const links = [
    ...(own === null ? [] : [[own, thisPage] as const]),
    ["/o", organisations.title],
    ["/m", books.title],
    ["/legal/terms", foot.terms],
    ["/legal/privacy", foot.privacy],
    ["/legal/imprint", foot.imprint],
  ] as const;
  const others = LANGUAGES.filter((other) => other !== language);
  return html`${STYLE}
    <main class="no-js">
      <h1>${LOGO}${APP_NAME.toLowerCase()}</h1>
      <p class="no-js-lead">${previewWords(language).general}</p>
      <p>${said}</p>
      <ul>
        ${links.map(([path, name]) => html`<li><a href="${path}?lang=${language}">${name}</a></li>`)}
      </ul>
      <nav aria-label="${landing.language}">
        ${others.map((other) => {
          const tag = HTML_LANG[other];
          return html`<a href="/o?lang=${other}" lang="${tag}" hreflang="${tag}"
            >${LANGUAGE_NAMES[other]}</a
          > `;
        })}
      </nav>
    </main>`;
}

function publicPathOf(address: string): string | null {
  const subject = linkSubject(address);
  if (subject?.kind !== "organisation" && subject?.kind !== "team") return null; // a hidden person answers like nobody
  return `/${PUBLIC_SEGMENTS[subject.kind]}/${subject.id}`;
}

/** Its colours are those of the app's first paint. */
const STYLE: Html = {
  markup: `<style>
.boot,.boot-mark{display:none!important}
.no-js{max-width:600px;margin:0 auto;padding:24px 20px 56px;font:1.0625rem/1.5 Figtree,"Figtree Fallback",system-ui,sans-serif}
.no-js h1,.no-js-lead{font-family:"Bricolage Grotesque","Bricolage Fallback",system-ui,sans-serif;font-weight:700;letter-spacing:-.02em}
.no-js h1{display:flex;align-items:center;gap:8px;margin:0 0 40px;font-size:1.375rem}
.no-js-lead{margin:0 0 16px;font-size:1.875rem;line-height:1.2;text-wrap:balance}
.no-js ul{margin:24px 0;padding:0;border-top:1px solid var(--line);list-style:none}
.no-js li{border-bottom:1px solid var(--line)}
.no-js a{display:inline-flex;align-items:center;min-height:44px;margin-right:20px;color:var(--leaf-text);font-weight:600}
</style>`,
};
