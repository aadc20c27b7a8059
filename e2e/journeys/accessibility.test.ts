import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { screens as en } from "@kalivo/words/en/screens.ts";
import { screens as fr } from "@kalivo/words/fr/screens.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { shotsIn } from "../screenshots/shots.ts";
import { faultsOf, goThere } from "../support/accessible.ts";
import { member, tokenOf } from "../support/api.ts";
import { type Look, type Visit, visit } from "../support/browser.ts";
import { BY_NIGHT, placeOf } from "../support/by-night.ts";
import { settled } from "../support/page.ts";
import { edgeless, hiddenFocus } from "../support/in-page.ts";
import { somebody } from "../support/people.ts";
import { statesIn, type Stop } from "../support/states.ts";

// Design §7, as far as a machine sees it, on every route, tab, dialog and state: on a phone in English or on a desktop in
// French, in the light or in the dark, each in one of these four ways (by night in all of them). Screens are reached as
// links reach them, so that one page sees them all.

const stopsIn = (words: ScreenWords): readonly Stop[] => [
  ...Object.values(shotsIn(words)).flat(),
  ...statesIn(words),
];
const SIZES = ["phone", "desktop"] as const;
const THEMES = ["light", "dark"] as const;
type Way = { size: (typeof SIZES)[number]; themes: readonly (typeof THEMES)[number][] };

/** How a screen of this name is seen on this size; not at all where it is seen on the other one. */
function themesOf(name: string, size: Way["size"]): Way["themes"] {
  if (BY_NIGHT) return size === "phone" ? THEMES : THEMES.toReversed();
  const way = placeOf(name, 4);
  return SIZES.indexOf(size) === way % 2 ? THEMES.filter((_, index) => index === way >> 1) : [];
}

test.each([
  [{ size: "phone", scheme: "light" }, "en", en],
  [{ size: "desktop", scheme: "dark" }, "fr", fr],
] as const)("every screen is accessible on a $size", async (look, language, words) => {
  const { of, all } = people(look, language);
  const found: string[] = [];
  for (const { name, as, at, act } of stopsIn(words)) {
    const themes = themesOf(name, look.size);
    if (themes.length === 0) continue;
    const { page } = await of(as);
    await goThere(page, at);
    await act?.(page);
    found.push(...(await faultsOf(page, themes)).map((fault) => `${name} in ${themes.join()}: ${fault}`));
  }
  const visits = await all();
  await Promise.all(visits.map(({ close }) => close()));
  expect([...found, ...visits.flatMap(({ problems }) => problems)]).toEqual([]);
});

test("each screen is seen once at least, and in each way some are", () => {
  const ways = stopsIn(en).map(({ name }) =>
    SIZES.flatMap((size) => themesOf(name, size).map((theme) => `${size} ${theme}`)),
  );
  expect(ways.filter(({ length }) => length !== (BY_NIGHT ? 4 : 1))).toEqual([]);
  const seen = Map.groupBy(ways.flat(), (way) => way);
  expect([...seen.keys()].toSorted()).toEqual(["desktop dark", "desktop light", "phone dark", "phone light"]);
  for (const [way, times] of seen) expect(times.length, way).toBeGreaterThan(ways.length / 8);
});

test("every screen of the product is among those looked at", () => {
  const routes = readFileSync(new URL("../../web/src/app/routes.ts", import.meta.url), "utf8");
  const names = [...routes.matchAll(/^  (\w+): screen\(/gmu)].map(([, name = ""]) => name);
  const paths = readFileSync(new URL("../../web/src/paths.ts", import.meta.url), "utf8");
  const stops = stopsIn(en).map(({ at }) => at.split("?")[0] ?? at);
  const unseen = names.filter((name) => {
    const [, path = ""] = new RegExp(`\\b${name}: "([^"]+)"`, "u").exec(paths) ?? [];
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/gu, "[^/]+")}$`, "u");
    return !stops.some((at) => pattern.test(at));
  });
  expect(names.length).toBeGreaterThan(30);
  expect(unseen).toEqual([]);
});

test("with the reader's own few colours the focus and every edge are still seen", async () => {
  const { of, all } = people({ size: "phone", scheme: "light" }, "en");
  const { page } = await of("both");
  await page.emulateMedia({ forcedColors: "active" });
  const found: string[] = [];
  for (const path of ["/", "/workouts", "/settings", "/user/organisation", "/user/1/back"]) {
    await goThere(page, path);
    const faults = [...(await page.evaluate(edgeless)), ...(await page.evaluate(hiddenFocus))];
    found.push(...faults.map((fault) => `${path}: ${fault}`));
  }
  await Promise.all((await all()).map(({ close }) => close()));
  expect(found).toEqual([]);
});

/** One page for each account, opened once. */
function people(look: Look, language: string) {
  const visits = new Map<Stop["as"], Promise<Visit>>();
  const open = async (as: Stop["as"]): Promise<Visit> => {
    const visitor = await visit(look);
    const { page } = visitor;
    await page.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
    const token = await tokenFor(as, look.size);
    if (token !== null)
      await page.context().addCookies([{ name: "jwt", value: token, url: inject("origin") }]);
    await page.goto("/");
    await settled(page);
    return visitor;
  };
  const of = (as: Stop["as"]): Promise<Visit> => {
    const visitor = visits.get(as) ?? open(as);
    visits.set(as, visitor);
    return visitor;
  };
  return { of, all: () => Promise.all(visits.values()) };
}

async function tokenFor(as: Stop["as"], size: string): Promise<string | null> {
  if (as === null) return null;
  if (as === "nobody") return (await member(somebody("Newly", `Registered-${size}`))).token;
  if (as === "newcomer") {
    const registering = { type: "both", step: "last" } as const;
    return (await member(somebody("Still", `Registering-${size}`), { registering })).token;
  }
  if (as === "admin") return inject("adminToken");
  return tokenOf({ email: `${as}@kalivo.example`, password: "kalivo-demo-walk" });
}
