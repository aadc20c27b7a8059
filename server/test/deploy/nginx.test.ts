import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// What nginx says itself while the product is away, or of a request that it does not pass on (deploy/nginx.conf).

const CONF = readFileSync(join(import.meta.dirname, "../../../deploy/nginx.conf"), "utf8").replaceAll(
  /\s+#.*$/gm,
  "",
);
const [, , secure = ""] = CONF.split(/^server \{$/m);
const found = (pattern: RegExp) => Array.from(secure.matchAll(pattern), ([, what = ""]) => what);

test("errors of nginx lead to its answers, for every address", () => {
  const everywhere = found(/^ {2}error_page (.*);$/gm);
  expect(everywhere).toEqual(["413 @too_large", "502 504 =503 @away"]);
  // One inside of a location would take the place of these; interception would replace what the product says.
  expect(found(/error_page (.*);/g)).toEqual(everywhere);
  expect(secure).not.toContain("proxy_intercept_errors");
});

test("each answer has an error that leads to it, its status, and whoever is turned away may come back soon", () => {
  const answers = secure.split(/^ {2}location /m).filter((block) => block.startsWith("@"));
  const says = answers.map((block) => [/^@\w+/.exec(block)?.[0], /^ {4}return (\d+) /m.exec(block)?.[1]]);
  expect(Object.fromEntries(says)).toEqual({ "@too_large": "413", "@away": "503" });
  expect(new Set(found(/^ {2}error_page .*(@\w+);$/gm))).toEqual(new Set(says.map(([name]) => name)));
  const away = answers.find((block) => block.startsWith("@away"));
  expect(away).toContain("add_header Retry-After 5 always;");
  expect(away).toContain("add_header Cache-Control no-store always;");
});
