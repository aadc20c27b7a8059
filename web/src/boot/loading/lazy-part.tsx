import { type ComponentType, lazy, useState } from "react";
import { languageOfPage } from "../../lib/page-language.ts";
import { patiently } from "./patience.ts";
import { type Audience, wantLater } from "./quiet-fetch.ts";
import type { WordsPart } from "./words-part.ts";

/**
 * A lazy component whose chunk is also prefetched when the browser is idle. The fallback of its `Suspense` is one of
 * ui/states/waiting.tsx, which also shows that the server does not answer. `load`: rejects when the chunk does not come.
 */
export function lazyPart<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  audience?: Audience,
) {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => (loaded = await fetchCode());
  wantLater(load, audience);
  const Later = lazy(async () => ({ default: await patiently(load) }));

  function Part(props: Props) {
    // A lazy component suspends once even for loaded code, and React then holds the page back for 300 ms.
    const [Ready] = useState(() => loaded);
    return Ready === undefined ? <Later {...props} /> : <Ready {...props} />;
  }
  return Object.assign(Part, { load });
}

type Loads = { load: () => Promise<unknown> };

/**
 * Loads what stands at the top of a screen before the screen is drawn, as it would push the rest down. Whatever does not come
 * is waited for in its place.
 */
export async function loadTop(parts: readonly Loads[], words: readonly WordsPart<unknown>[]): Promise<void> {
  const language = languageOfPage();
  await Promise.all([
    ...parts.map((part) => part.load().catch(() => undefined)),
    ...words.map((part) => part.prefetch(language)),
  ]);
}
