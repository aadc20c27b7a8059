import { createLayerStack } from "./layer-stack.ts";

const DEPTH = "kalivoLayers";

/** The one stack of this page. The router copies its own keys along, so a layer's entry is the same page to it. */
export const layerStack = createLayerStack({
  depth: () => {
    const state: unknown = history.state;
    const depth = typeof state === "object" && state !== null && DEPTH in state ? state[DEPTH] : 0;
    return typeof depth === "number" ? depth : 0;
  },
  // Not `history.pushState`: the router listens to that one and would load the page again.
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
