// What Health Connect shows when somebody asks why the app wants to read: it must be there without a network.
import { HTML_LANG, LANGUAGES, type Language } from "../../domain/src/language.ts";
import { APP_NAME } from "../../words/src/app-name.ts";
import { legal as de } from "../../words/src/de/screens/legal.ts";
import { legal as en } from "../../words/src/en/screens/legal.ts";
import { legal as fr } from "../../words/src/fr/screens/legal.ts";
import { LANGUAGE_NAMES } from "../../words/src/language.ts";
import { legal as nl } from "../../words/src/nl/screens/legal.ts";

const LEGAL = { en, fr, nl, de };

/** The privacy texts of the app as one page, without a script, and so in every language below one another. */
export function policyPage(): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${APP_NAME}</title>
    <style>
      body { max-width: 40rem; margin: 0 auto; padding: 24px 20px; font: 1rem/1.5 system-ui, sans-serif; }
      nav a { display: inline-block; padding: 12px 12px 12px 0; }
    </style>
  </head>
  <body>
    <nav>${LANGUAGES.map((language) => `<a href="#${language}" lang="${HTML_LANG[language]}">${LANGUAGE_NAMES[language]}</a>`).join(" ")}</nav>
${LANGUAGES.map(section).join("")}  </body>
</html>
`;
}

function section(language: Language): string {
  const { privacyTitle, privacy, health } = LEGAL[language];
  return `    <section id="${language}" lang="${HTML_LANG[language]}">
      <h1>${escaped(health.title)}</h1>
      ${list(health.points)}
      <h2>${escaped(privacyTitle)}</h2>
      ${list(privacy)}
    </section>
`;
}

const list = (points: readonly string[]): string =>
  `<ul>${points.map((point) => `<li>${escaped(point)}</li>`).join("")}</ul>`;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
