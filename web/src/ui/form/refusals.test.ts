import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// A browser test shows that a refused form is announced (e2e/journeys/keyboard-shared.test.ts). This test checks that no
// form of any screen opts out of it.

const SOURCES = globSync("**/*.{ts,tsx}", { cwd: new URL("../../", import.meta.url) })
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => ({ file, code: readFileSync(new URL(`../../${file}`, import.meta.url), "utf8") }));

const filesWith = (pattern: RegExp, except: RegExp) =>
  SOURCES.filter(({ file, code }) => !except.test(file) && pattern.test(code)).map(({ file }) => file);

test("every form shows its own errors: the browser's bubbles would stand before them", () => {
  const forms = SOURCES.flatMap(({ file, code }) =>
    [...code.matchAll(/<form\b(?:[^>]|=>)*>/gu)].map(([tag]) => ({ file, tag })),
  );
  expect(forms.length).toBeGreaterThan(15);
  const bubbling = forms.filter(
    ({ tag, file }) => !tag.includes("noValidate") && !file.endsWith("search-field.tsx"),
  );
  expect(bubbling).toEqual([]);
});

test("only the shared fields say that they are wrong, and they say so both ways", () => {
  expect(filesWith(/aria-invalid/u, /^ui\//u)).toEqual([]);
  const unsaid = SOURCES.filter(
    ({ file, code }) => file.startsWith("ui/") && /aria-invalid=\{[^}]*undefined \}/u.test(code),
  );
  expect(unsaid.map(({ file }) => file)).toEqual([]);
});

test("no form gives the focus to what is wrong by itself: the watcher does, once the error stands there", () => {
  expect(filesWith(/shouldFocus: /u, /^$/u)).toEqual([]);
  expect(filesWith(/useForm\(\{(?![^;]*shouldFocusError: false)/u, /^$/u)).toEqual([]);
});

test("what is only said goes through the one announcer", () => {
  expect(filesWith(/ariaNotify/u, /^$/u)).toEqual([]);
  expect(filesWith(/aria-live="assertive"/u, /^$/u)).toEqual([]);
});
