import { MAX_STACKED_PANELS } from "@kalivo/domain/limits.ts";

export type Layer = {
  id: number;
  /** Called when the user goes back. False keeps the layer open (it asks whether to discard changes). */
  requestClose: () => boolean;
  /** Closes without asking: the user is navigating to another page. */
  close: () => void;
};

/** The browser API the stack needs, so that a test can fake it. */
export type LayerHistory = {
  depth: () => number;
  push: (depth: number) => void;
  back: (by: number) => void;
  onPop: (listener: () => void) => void;
  /** Runs after the current task, so that a closing layer and the next opening one share an entry. */
  soon: (task: () => void) => void;
};

/** @public */
export type LayerStack = ReturnType<typeof createLayerStack>;

/**
 * The open layers, lowest first. Each has one history entry: browser Back and the phone's back button close the top one,
 * and closing it otherwise removes its entry.
 */
export function createLayerStack(history: LayerHistory) {
  let layers: readonly Layer[] = [];
  let settling = false;
  // A layer closed by a navigation must not change the history.
  const closing = runningOnce();
  let waiting: (() => void)[] = [];
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
    if (depth <= layers.length) return goOn();
    settling = true;
    history.back(depth - layers.length);
  };

  const goOn = () => {
    if (layers.length > 0) return;
    const tasks = waiting;
    waiting = [];
    for (const task of tasks) task();
  };

  const closeEach = (close: (layer: Layer) => void) => closing.run(() => layers.toReversed().forEach(close));

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
    closeAll: () => closeEach((layer) => void layer.requestClose()),
    /**
     * Runs a change of the URL once all layers and their entries are gone, at once if there are none. Earlier, it would
     * change the URL of a layer's entry and going back would restore the old one.
     */
    whenClear: (task: () => void) => {
      if (closing.isRunning()) return;
      if (layers.length === 0 && history.depth() === 0 && !settling) return task();
      waiting.push(task);
      closeEach((layer) => layer.close());
      history.soon(settle);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Runs a task, except when called from within it. */
function runningOnce() {
  let running = false;
  return {
    isRunning: () => running,
    run: (task: () => void) => {
      if (running) return;
      running = true;
      try {
        task();
      } finally {
        running = false;
      }
    },
  };
}
