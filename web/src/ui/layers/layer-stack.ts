import { MAX_STACKED_PANELS } from "@kalivo/domain/limits.ts";

export type Layer = {
  id: number;
  /** Asked when the person goes back. False: the layer stays (it asks first whether to discard changes). */
  requestClose: () => boolean;
  /** Closes it without a question: the person is on the way to another page. */
  close: () => void;
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
  // A layer that is closed because the page is left has no say in where the person goes.
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
     * Runs what changes the address once no layer and no entry of one stands: changed earlier, it would be the address
     * of that entry, and the page below would come back with its own. At once where none stands.
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

/** Runs a task, unless it is that task which asks for it. */
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
