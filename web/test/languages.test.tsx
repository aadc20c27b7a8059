import * as api from "@kalivo/contract/api-paths.ts";
import { A_MEMBER, A_NEWCOMER } from "./support/told.ts";
import { answered, type Answer, refused } from "./support/answers.ts";
import { describe, expect, test } from "vitest";
import { eventually } from "./support/eventually.ts";
import { A_PAID_MONTH } from "./support/money-told.ts";
import { CODE } from "./support/world.ts";
import { screens as dutch } from "@kalivo/words/nl/screens.ts";
import { screens as german } from "@kalivo/words/de/screens.ts";
import { screens as english } from "@kalivo/words/en/screens.ts";
import { screens as french } from "@kalivo/words/fr/screens.ts";
import { openApp } from "./support/render-app.tsx";

// Every screen speaks the language somebody chose.

const ROUTES = [
  "/",
  "/workouts",
  "/workouts?add",
  "/community/burners",
  "/community/teams",
  "/community/organisations",
  "/user/7",
  "/user/7/back",
  "/organisation/1",
  "/user/organisation",
  "/stripe",
  "/statements",
  "/act",
  "/settings",
  "/privacy",
  "/feedback",
  "/teams",
  "/team/1",
  "/codes",
  "/scan",
  "/code/22222222",
  "/blacklist",
  "/health",
  "/transparency",
  "/raised",
];
const ROUTES_OF_NEWCOMERS = ["/", "/register/type", "/register/burner", "/register/last", "/register/done"];
const ROUTES_OF_VISITORS = ["/", "/user/7", "/code/K7PX24QD", "/team/999999", "/register?to=/code/22222222"];

/** What the server says of a link, in nobody's language. */
const A_LINK = answered("GET", api.readLink, {
  kind: "user",
  name: "A",
  picture: null,
  title: "A",
  text: "A",
});
const A_CODE = answered("POST", api.checkCode, CODE);

type Walk = { who: string; route: string; as?: readonly Answer[] };

const WALKS: readonly Walk[] = [
  ...ROUTES_OF_VISITORS.map((route) => ({ who: "a visitor", route })),
  ...ROUTES_OF_NEWCOMERS.map((route) => ({ who: "a newcomer", route, as: A_NEWCOMER })),
  ...ROUTES.map((route) => ({ who: "a member", route, as: A_MEMBER })),
];

describe.each([
  ["fr", "fr-BE", french],
  ["nl", "nl-BE", dutch],
  ["de", "de-BE", german],
] as const)("in %s no sentence is English", (language, tag, words) => {
  const own = new Set(sentencesOf(words));
  const foreign = sentencesOf(english).filter((sentence) => !own.has(sentence));

  test.each(WALKS)("for $who at $route", async ({ route, as }) => {
    const answers = [...A_PAID_MONTH, A_LINK, A_CODE, refused("POST", api.applyCode, 500)];
    const page = await openApp(route, { language, answers, ...(as !== undefined && { as }) });
    await page.isDrawn();
    await eventually(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
    expect(document.documentElement.lang).toBe(tag);
    const said = everythingSaid();
    expect(said.size, "what is said").toBeGreaterThan(10);
    expect(foreign.filter((sentence) => said.has(sentence))).toEqual([]);
  });
});

test("another language comes where one is: the page is not taken away until its words are there", async () => {
  const page = await openApp("/settings", {
    as: A_MEMBER,
    answers: [answered("POST", api.chooseLanguage, { message: "" })],
  });
  await page.isDrawn();
  await page.find("radio", "Deutsch");
  const hidden: string[] = [];
  const watched = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof HTMLElement && target.style.display === "none") hidden.push(target.outerHTML);
  });
  watched.observe(document.body, { subtree: true, attributeFilter: ["style"] });
  await page.press("Deutsch", "radio");
  await page.find("heading", german.settings.title);
  watched.disconnect();
  expect(hidden).toEqual([]);
  expect(document.activeElement).toHaveProperty("value", "de");
});

/** Whole sentences only: a single word may be the same in two languages. */
function sentencesOf(words: unknown): string[] {
  if (typeof words === "string") return words.split(" ").length >= 3 ? [words] : [];
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(sentencesOf) : [];
}

/** Each text of the page, whole as an element has it, and what its controls are called. */
function everythingSaid(): ReadonlySet<string> {
  const elements = [...document.querySelectorAll("#app *, #layers *, #toasts *")];
  const named = elements.flatMap((element) =>
    ["aria-label", "placeholder", "title", "alt"].map((name) => element.getAttribute(name) ?? ""),
  );
  const texts = elements.map(({ textContent }) => textContent);
  return new Set([...texts, ...named, document.title].map((text) => text.trim()));
}
