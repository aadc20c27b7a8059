import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { more as en } from "@kalivo/words/en/more.ts";
import { more as fr } from "@kalivo/words/fr/more.ts";
import { shotsIn } from "../screenshots/shots.ts";
import { faultsOf, goThere } from "../support/accessible.ts";
import { member, tokenOf } from "../support/api.ts";
import { type Look, type Visit, visit } from "../support/browser.ts";
import { settled } from "../support/page.ts";
import { edgeless, hiddenFocus } from "../support/in-page.ts";
import { somebody } from "../support/people.ts";
import { statesIn, type Stop } from "../support/states.ts";

// Design §7, as far as a machine sees it, on every route, tab, dialog and state: on a phone in English in the light, on
// a
// desktop in French in the dark, each with the colours of the other theme as well. Screens are reached as links reach
// them, so that one page sees them all.

test.each([
  [{ size: "phone", scheme: "light" }, "en", en],
  [{ size: "desktop", scheme: "dark" }, "fr", fr],
] as const)("every screen is accessible on a $size", { timeout: 480_000 }, async (look, language, words) => {
  const { of, all } = people(look, language);
  const found: string[] = [];
  for (const { name, as, at, act } of [...Object.values(shotsIn(words)).flat(), ...statesIn(words)]) {
    const { page } = await of(as);
    await goThere(page, at);
    await act?.(page);
    found.push(...(await faultsOf(page, look.scheme)).map((fault) => `${name}: ${fault}`));
  }
  const visits = await all();
  await Promise.all(visits.map(({ close }) => close()));
  expect([...found, ...visits.flatMap(({ problems }) => problems)]).toEqual([]);
});

test("every screen of the product is among those looked at", () => {
  const routes = readFileSync(new URL("../../web/src/app/routes.ts", import.meta.url), "utf8");
  const names = [...routes.matchAll(/^  (\w+): screen\(/gmu)].map(([, name = ""]) => name);
  const paths = readFileSync(new URL("../../web/src/paths.ts", import.meta.url), "utf8");
  const stops = [...Object.values(shotsIn(en)).flat(), ...statesIn(en)].map(
    ({ at }) => at.split("?")[0] ?? at,
  );
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
