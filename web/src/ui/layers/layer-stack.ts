import { MAX_STACKED_PANELS } from "@kalivo/domain/limits.ts";

export type Layer = {
  id: number;
  /** Asked when the person goes back. False: the layer stays (it asks first whether to discard changes). */
  requestClose: () => boolean;
};

/** The part of the browser the stack needs, so that a test can play it. */
export type LayerHistory = {
  depth: () => number;
  push: (depth: number) => void;
  back: (by: number) => void;
  onPop: (listener: () => void) => void;
  /** Runs after the current task, so that one layer closing and the next opening share an entry. */
  soon: (task: () => void) => void;
};

/** @public */
export type LayerStack = ReturnType<typeof createLayerStack>;

/**
 * The open layers, lowest first. Each keeps one history entry: browser Back and the phone's back button
 * close the top one, and closing it any other way takes its entry away again.
 */
export function createLayerStack(history: LayerHistory) {
  let layers: readonly Layer[] = [];
  let settling = false;
  let closing = false;
  const listeners = new Set<() => void>();

  const set = (next: readonly Layer[]) => {
    layers = next;
    for (const listener of listeners) listener();
    history.soon(settle);
  };

  const settle = () => {
    if (settling) return;
    const depth = history.depth();
    for (let next = depth + 1; next <= layers.length; next += 1) history.push(next);
    if (depth <= layers.length) return;
    settling = true;
    history.back(depth - layers.length);
  };

  history.onPop(() => {
    if (settling) {
      settling = false;
      settle();
      return;
    }
    const depth = history.depth();
    for (const layer of layers.slice(depth).toReversed()) {
      if (!layer.requestClose()) break;
    }
    history.soon(settle);
  });

  return {
    enter: (layer: Layer) => {
      if (layers.length >= MAX_STACKED_PANELS) throw new Error(`More than ${MAX_STACKED_PANELS} layers`);
      set([...layers, layer]);
    },
    leave: (id: number) => set(layers.filter((layer) => layer.id !== id)),
    layers: () => layers,
    isTop: (id: number) => layers.at(-1)?.id === id,
    closeAll: () => {
      // A layer that is closed may change the address, and a changed address closes all layers.
      if (closing) return;
      closing = true;
      try {
        for (const layer of layers.toReversed()) layer.requestClose();
      } finally {
        closing = false;
      }
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
