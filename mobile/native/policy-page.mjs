// What Health Connect shows when somebody asks why the app wants to read: it must be there without a network.
import { APP_NAME } from "../../words/src/app-name.ts";
import { legal } from "../../words/src/en/screens/legal.ts";

/** The privacy texts of the app as one page, without a script. */
export function policyPage() {
  const { privacyTitle, privacy, health } = legal;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${APP_NAME}: ${escaped(privacyTitle)}</title>
    <style>
      body { max-width: 40rem; margin: 0 auto; padding: 24px 20px; font: 1rem/1.5 system-ui, sans-serif; }
    </style>
  </head>
  <body>
    <h1>${escaped(health.title)}</h1>
    ${list(health.points)}
    <h2>${escaped(privacyTitle)}</h2>
    ${list(privacy)}
  </body>
</html>
`;
}

const list = (points) => `<ul>${points.map((point) => `<li>${escaped(point)}</li>`).join("")}</ul>`;

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
