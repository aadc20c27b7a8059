import { use } from "react";
import type { Language } from "@kalivo/domain/language.ts";
import { patiently } from "./patience.ts";

type Loads<Words> = Readonly<Record<Language, () => Promise<Words>>>;

/** React's own fields on a promise, which let `use` read a settled one synchronously. */
type Fulfilled<Words> = Promise<Words> & { status: "fulfilled"; value: Words };

/** A part of the catalogue that is loaded after the first paint, once per language; components suspend on it. */
export function partOf<Words>(loads: Loads<Words>) {
  const asked = new Map<Language, Promise<Words>>();

  function load(language: Language): Promise<Words> {
    const before = asked.get(language);
    if (before !== undefined) return before;
    const fetched = patiently(loads[language]);
    asked.set(language, fetched);
    void fetched.then(
      (words) => keep(language, words),
      () => undefined,
    );
    return fetched;
  }

  const keep = (language: Language, words: Words) => asked.set(language, fulfilled(words));

  /** Prefetch; false when it failed, which does not reload the page. */
  async function prefetch(language: Language): Promise<boolean> {
    const words = await loads[language]().catch(() => undefined);
    if (words !== undefined) keep(language, words);
    return words !== undefined;
  }

  /**
   * Suspends; a loaded part is read synchronously. Always calls `use`: React matches suspended reads by their order, so a
   * skipped one would get the value of the next.
   */
  const useWords = (language: Language): Words => use(load(language));

  return { load, prefetch, useWords };
}

const fulfilled = <Words>(value: Words): Fulfilled<Words> =>
  Object.assign(Promise.resolve(value), { status: "fulfilled" as const, value });
