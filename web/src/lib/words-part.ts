import { use } from "react";
import type { Language } from "@kalivo/domain/language.ts";
import { reloadOnce } from "./reload-once.ts";

type Loads<Words> = Readonly<Record<Language, () => Promise<Words>>>;

/** Sentences that come after the first paint: fetched once per language, read by components as if they were there. */
export function partOf<Words>(loads: Loads<Words>) {
  const asked = new Map<Language, Promise<Words>>();
  const there = new Map<Language, Words>();

  function load(language: Language): Promise<Words> {
    const before = asked.get(language);
    if (before !== undefined) return before;
    const words = there.get(language);
    const fetched = words === undefined ? fetchPart(language) : Promise.resolve(words);
    asked.set(language, fetched);
    return fetched;
  }

  async function fetchPart(language: Language): Promise<Words> {
    const words = await loads[language]().catch(reloadOnce);
    there.set(language, words);
    return words;
  }

  /** Before they are needed; false when they did not come, which is no reason to load the page again. */
  async function prefetch(language: Language): Promise<boolean> {
    const words = await loads[language]().catch(() => undefined);
    if (words !== undefined) there.set(language, words);
    return words !== undefined;
  }

  /** Waits like a lazy component; what is there already costs no wait at all. */
  const useWords = (language: Language): Words => there.get(language) ?? use(load(language));

  return { load, prefetch, useWords };
}
