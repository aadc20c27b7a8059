import { expect, test } from "vitest";
import { legal as en } from "./en/screens/legal.ts";
import { sources as enSources } from "./en/screens/sources.ts";
import { legal as fr } from "./fr/screens/legal.ts";
import { sources as frSources } from "./fr/screens/sources.ts";
import { legal as nl } from "./nl/screens/legal.ts";
import { sources as nlSources } from "./nl/screens/sources.ts";

test("a text people agree to has one version in all three languages", () => {
  expect([fr.health.version, nl.health.version]).toEqual([en.health.version, en.health.version]);
  expect([frSources.version, nlSources.version]).toEqual([enSources.version, enSources.version]);
});
