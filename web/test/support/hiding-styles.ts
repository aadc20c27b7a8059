import type { Plugin } from "vite";

/** As wide as the journeys' phone. */
export const WIDTH_PX = 390;

const BLOCK = /@media([^{]*)\{((?:[^{}]*\{[^{}]*\})*[^{}]*)\}/g;
const DECLARATION = /([\w-]+)\s*:\s*[^;{}]+(?:;|(?=\}))/g;
const EMPTY_RULE = /[^{}]+\{\s*\}/g;
const COMMENT = /\/\*.*?\*\//gs;
const HIDES = new Set(["display", "visibility"]);

/**
 * What is there for a person on a phone is decided by `display` and `visibility`: of each stylesheet these are kept, and
 * nothing else, since jsdom goes through every rule for every element it is asked about. It runs after the names of CSS
 * modules are made.
 */
export const onlyWhatHides = (): Plugin => ({
  name: "kalivo:only-what-hides",
  transform: (code, id) => (/\.css(?:\?|$)/.test(id) ? hidingRules(code) : undefined),
});

const hidingRules = (css: string): string =>
  css
    .replaceAll(COMMENT, "")
    .replaceAll(BLOCK, (_, media: string, rules: string) => (holdsForUs(media) ? rules : ""))
    .replaceAll(DECLARATION, (whole, name: string) => (HIDES.has(name) ? whole : ""))
    .replaceAll(EMPTY_RULE, "");

/** What is not so for a phone that is held upright, whose owner wants nothing to move and has asked for nothing else. */
const NEVER =
  /print|forced-colors|contrast|transparency|no-preference|hover: hover|scheme: dark|landscape|standalone|max-height/;

/** Whether a list of conditions is met by our phone. */
export const holdsForUs = (media: string): boolean =>
  media.split(",").some((conditions) => {
    const least = Number(/(?:min-width:|width >=)\s*([\d.]+)px/.exec(conditions)?.[1] ?? 0);
    const most = Number(/max-width:\s*([\d.]+)px/.exec(conditions)?.[1] ?? Infinity);
    return !NEVER.test(conditions) && least <= WIDTH_PX && WIDTH_PX <= most;
  });
