import { use } from "react";
import type { Language } from "@kalivo/domain/language.ts";
import { reloadOnce } from "./reload-once.ts";

type Loads<Words> = Partial<Record<Language, () => Promise<Words>>>;

/** Sentences that come after the first paint: fetched once per language, read by components as if they were there. */
export function partOf<Words>(loads: Loads<Words>) {
  const asked = new Map<Language, Promise<Words>>();
  const there = new Map<Language, Words>();

  function load(language: Language): Promise<Words> {
    const before = asked.get(language);
    if (before !== undefined) return before;
    const fetched = fetchPart(language);
    asked.set(language, fetched);
    return fetched;
  }

  async function fetchPart(language: Language): Promise<Words> {
    const read = loads[language];
    if (read === undefined) throw new Error(`There are no words in ${language}`);
    const words = await read().catch(reloadOnce);
    there.set(language, words);
    return words;
  }

  /** For a quiet moment: what does not come now comes when it is needed. */
  async function prefetch(language: Language): Promise<void> {
    const words = await loads[language]?.().catch(() => undefined);
    if (words !== undefined) there.set(language, words);
  }

  /** Waits like a lazy component; what is there already costs no wait at all. */
  const useWords = (language: Language): Words => there.get(language) ?? use(load(language));

  return { load, prefetch, useWords };
}
