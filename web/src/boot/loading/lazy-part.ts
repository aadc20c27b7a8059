import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import { patiently } from "./patience.ts";
import { type Audience, wantLater } from "./quiet-fetch.ts";

/**
 * A lazy component whose chunk is also prefetched when the browser is idle. The fallback of its `Suspense` is one of
 * ui/states/waiting.tsx, which also shows that the server does not answer.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  audience?: Audience,
): LazyExoticComponent<ComponentType<Props>> {
  wantLater(load, audience);
  return lazy(async () => ({ default: await patiently(load) }));
}
