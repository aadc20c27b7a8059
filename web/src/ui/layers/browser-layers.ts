import { createLayerStack } from "./layer-stack.ts";

const DEPTH = "kalivoLayers";

/** The page's layer stack. Its history entries keep the router's keys, so that the router sees the same page. */
export const layerStack = createLayerStack({
  depth: () => {
    const state: unknown = history.state;
    const depth = typeof state === "object" && state !== null && DEPTH in state ? state[DEPTH] : 0;
    return typeof depth === "number" ? depth : 0;
  },
  // Not `history.pushState`: the router patches it and would load the page again.
  push: (depth) => History.prototype.pushState.call(history, { ...history.state, [DEPTH]: depth }, ""),
  back: (by) => history.go(-by),
  onPop: (listener) => addEventListener("popstate", listener),
  soon: (task) => void setTimeout(task, 0),
});

layerStack.subscribe(() => {
  const open = layerStack.layers().length > 0;
  document.documentElement.toggleAttribute("data-layers", open);
  document.querySelector("#app")?.toggleAttribute("inert", open);
});
