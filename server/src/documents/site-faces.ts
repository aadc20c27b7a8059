import { readdirSync } from "node:fs";
import { join } from "node:path";
import { lazy } from "@kalivo/domain/lazy.ts";
import type { Html } from "./html.ts";

const ASSETS = join(import.meta.dirname, "../../../web/dist/assets");

/** The faces of the app, by the names its build gave their files. */
const FACES = [
  { family: "Figtree", weight: "300 900", file: /^figtree-latin-wght-normal-.*\.woff2$/ },
  { family: "Bricolage Grotesque", weight: "700", file: /^bricolage-grotesque-latin-700-normal-.*\.woff2$/ },
] as const;

/** Until they are there, and without a build, a face of the system that measures the same. */
const STAND_INS = `
@font-face{font-family:"Figtree Fallback";src:local(Arial);size-adjust:101.2%;ascent-override:93.8%;descent-override:24.7%}
@font-face{font-family:"Bricolage Fallback";src:local("Arial Bold"),local(Arial);size-adjust:102.3%;ascent-override:90.9%;descent-override:26.4%}`;

export const siteFaces = lazy((): Html => {
  const names = builtNames();
  const faces = FACES.flatMap(({ family, weight, file }) => {
    const name = names.find((one) => file.test(one));
    return name === undefined
      ? []
      : [
          `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(/assets/${name}) format("woff2")}`,
        ];
  });
  return { markup: [STAND_INS, ...faces].join("\n") };
});

function builtNames(): string[] {
  try {
    return readdirSync(ASSETS);
  } catch {
    return [];
  }
}
