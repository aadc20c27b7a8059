import type { Language } from "@kalivo/domain/language.ts";
import { patiently, tryAgain } from "./patience.ts";

type Loads<Words> = Readonly<Record<Language, () => Promise<Words>>>;

/** React's own fields on a promise, which let `use` read a settled one synchronously. */
type Fulfilled<Words> = Promise<Words> & { status: "fulfilled"; value: Words };

export type WordsPart<Words> = {
  /**
   * The same promise for a language each time: React takes another one for a promise made anew at each render, and says
   * so. `use` reads that of a loaded part synchronously.
   */
  load: (language: Language) => Promise<Words>;
  /** False when it failed, which does not reload the page. */
  prefetch: (language: Language) => Promise<boolean>;
};

/** A part of the catalogue that is loaded after the first paint, once per language; components suspend on it. */
export function partOf<Words>(loads: Loads<Words>): WordsPart<Words> {
  const asked = new Map<Language, Promise<Words>>();

  function load(language: Language): Promise<Words> {
    const before = asked.get(language);
    if (before !== undefined) return before;
    const fetched = patiently(loads[language]);
    asked.set(language, fetched);
    void fetched.then(
      (words) => fulfilled(fetched, words),
      () => undefined,
    );
    return fetched;
  }

  async function prefetch(language: Language): Promise<boolean> {
    const words = await loads[language]().catch(() => undefined);
    if (words === undefined) return false;
    if (asked.has(language)) tryAgain(); // whoever waits for it may have it, too
    else asked.set(language, fulfilled(Promise.resolve(words), words));
    return true;
  }

  return { load, prefetch };
}

const fulfilled = <Words>(promise: Promise<Words>, value: Words): Fulfilled<Words> =>
  Object.assign(promise, { status: "fulfilled" as const, value });
