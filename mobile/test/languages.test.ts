import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { HTML_LANG, LANGUAGES } from "@kalivo/domain/language.ts";
import { nativeWords } from "@kalivo/words/native.ts";
import { policyPage } from "../native/policy-page.ts";
import { elementsOf, plistOf } from "./documents.ts";

// The phone's own system speaks of the app in the person's language, and offers the app in each of ours.

const PROJECT = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(PROJECT, path), "utf8");

test("iOS offers the app in our languages and says in each why it asks", () => {
  expect(plistOf(read("ios/App/App/Info.plist"))["CFBundleLocalizations"]).toEqual([...LANGUAGES]);
  const project = read("ios/App/App.xcodeproj/project.pbxproj");
  expect(/knownRegions = \(([^)]*)\)/.exec(project)?.[1]?.match(/\w+/g)?.toSorted()).toEqual(
    ["Base", ...LANGUAGES].toSorted(),
  );
  for (const language of LANGUAGES) {
    const path = `${language}.lproj/InfoPlist.strings`;
    expect(project).toContain(`path = ${path};`);
    const strings = read(`ios/App/App/${path}`);
    const said = Object.fromEntries(
      [...strings.matchAll(/^(\w+) = (".*");$/gm)].map(([, key = "", text = ""]) => [key, JSON.parse(text)]),
    );
    expect(said).toEqual({
      NSHealthShareUsageDescription: nativeWords[language].health,
      NSCameraUsageDescription: nativeWords[language].camera,
    });
  }
});

test("each id in the Xcode project is one thing, and what is built is there", () => {
  const project = read("ios/App/App.xcodeproj/project.pbxproj");
  const defined = [...project.matchAll(/^\t\t([0-9A-F]{24}) [^\n]*= \{/gm)].map(([, id]) => id);
  expect(new Set(defined).size).toBe(defined.length);
  const named = [...project.matchAll(/\b([0-9A-F]{24})\b/g)].map(([, id]) => id);
  expect(named.filter((id) => !defined.includes(id))).toEqual([]);
  const files = [...project.matchAll(/path = (\w+\.lproj\/[\w.]+);/g)].map(([, path = ""]) => path);
  expect(files.filter((path) => !existsSync(join(PROJECT, "ios/App/App", path)))).toEqual([]);
});

test("Android offers the app in our languages", () => {
  const [application] = elementsOf(read("android/app/src/main/AndroidManifest.xml"), "application");
  expect(application?.attributes["android:localeConfig"]).toBe("@xml/locales_config");
  const locales = elementsOf(read("android/app/src/main/res/xml/locales_config.xml"), "locale");
  expect(locales.map(({ attributes }) => attributes["android:name"])).toEqual(
    LANGUAGES.map((language) => HTML_LANG[language]),
  );
});

test("why Health Connect is read stands in each language, told to the ear as that language", () => {
  const page = policyPage();
  for (const language of LANGUAGES)
    expect(page).toContain(`<section id="${language}" lang="${HTML_LANG[language]}">`);
  expect(page).toContain("Les personnes qui te soutiennent");
  expect(page).toContain("Wie jou steunt");
});
