import { expect, test, vi } from "vitest";
import { createLayerStack, type Layer } from "./layer-stack.ts";

/** A fake browser history of one tab: each entry holds the number of layers open when it was made. */
function playedHistory() {
  let entries = [0];
  let at = 0;
  let tasks: (() => void)[] = [];
  let popped: (() => void) | undefined;
  const flush = () => {
    while (tasks.length > 0) {
      const now = tasks;
      tasks = [];
      for (const task of now) task();
    }
  };
  const back = (by: number) => {
    tasks.push(() => {
      at -= by;
      popped?.();
    });
  };
  return {
    history: {
      depth: () => entries[at] ?? 0,
      push: (depth: number) => {
        entries = [...entries.slice(0, at + 1), depth];
        at += 1;
      },
      back,
      onPop: (listener: () => void) => (popped = listener),
      soon: (task: () => void) => tasks.push(task),
    },
    pressBack: () => {
      back(1);
      flush();
    },
    visit: () => {
      entries = [...entries.slice(0, at + 1), 0];
      at += 1;
    },
    flush,
    where: () => ({ at, entries: entries.length }),
  };
}

function open(stack: ReturnType<typeof createLayerStack>, id: number): Layer {
  const close = vi.fn(() => stack.leave(id));
  const requestClose = () => {
    close();
    return true;
  };
  const layer = { id, requestClose, close };
  stack.enter(layer);
  return layer;
}

test("Back closes the top layer only", () => {
  const played = playedHistory();
  const stack = createLayerStack(played.history);
  open(stack, 1);
  open(stack, 2);
  played.flush();
  played.pressBack();
  expect(stack.layers().map((layer) => layer.id)).toEqual([1]);
  expect(played.where().at).toBe(1);
});

test("closing without Back takes the history entry away", () => {
  const played = playedHistory();
  const stack = createLayerStack(played.history);
  open(stack, 1);
  played.flush();
  stack.leave(1);
  played.flush();
  expect(played.where().at).toBe(0);
});

test("one layer replacing another shares its entry", () => {
  const played = playedHistory();
  const stack = createLayerStack(played.history);
  open(stack, 1);
  played.flush();
  stack.leave(1);
  open(stack, 2);
  played.flush();
  expect(played.where().at).toBe(1);
  played.pressBack();
  expect(stack.layers()).toEqual([]);
});

test("a layer that asks first stays, and keeps its entry", () => {
  const played = playedHistory();
  const stack = createLayerStack(played.history);
  stack.enter({ id: 1, requestClose: () => false, close: () => stack.leave(1) });
  played.flush();
  played.pressBack();
  expect(stack.layers()).toHaveLength(1);
  expect(played.where().at).toBe(1);
});

test("coming back over a page that was left from inside a layer skips the stale entry", () => {
  const played = playedHistory();
  const stack = createLayerStack(played.history);
  open(stack, 1);
  played.flush();
  played.visit();
  stack.leave(1);
  played.flush();
  expect(played.where().at).toBe(2);
  played.pressBack();
  expect(played.where().at).toBe(0);
});

test("sixty-four layers may stand on one another, not one more", () => {
  const played = playedHistory();
  const stack = createLayerStack(played.history);
  for (let id = 1; id <= 64; id += 1) open(stack, id);
  expect(() => open(stack, 65)).toThrow("64");
});

test("closing all asks each layer once, also when closing one leads to another page", () => {
  const stack = createLayerStack(playedHistory().history);
  const requestClose = vi.fn(() => {
    stack.closeAll(); // leaving a page closes its layers
    return true;
  });
  stack.enter({ id: 1, requestClose, close: () => undefined });
  stack.closeAll();
  expect(requestClose).toHaveBeenCalledTimes(1);
});

test("whoever goes elsewhere from layers goes once they and their entries are gone, in the order asked", () => {
  const played = playedHistory();
  const stack = createLayerStack(played.history);
  const went: string[] = [];
  open(stack, 1);
  stack.enter({ id: 2, requestClose: () => false, close: () => stack.leave(2) });
  played.flush();
  expect(played.where().at).toBe(2);
  for (const page of ["profile", "payment"])
    stack.whenClear(() => went.push(`${page} from ${played.where().at}`));
  expect(went).toEqual([]);
  played.flush();
  expect(went).toEqual(["profile from 0", "payment from 0"]);
  stack.whenClear(() => went.push("home"));
  expect(went.at(-1)).toBe("home");
});

test("a layer that closes because its page is left does not say where to go", () => {
  const played = playedHistory();
  const stack = createLayerStack(played.history);
  const went: string[] = [];
  const close = () => {
    stack.whenClear(() => went.push("profile"));
    stack.leave(1);
  };
  stack.enter({ id: 1, requestClose: () => (close(), true), close });
  played.flush();
  stack.whenClear(() => went.push("payment"));
  played.flush();
  expect(went).toEqual(["payment"]);
});
