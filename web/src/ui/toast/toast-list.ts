import { TOAST_HIDDEN_MS, TOAST_REMOVED_MS } from "@kalivo/domain/limits.ts";

export type ToastKind = "info" | "error";
export type Toast = { id: number; text: string; type: ToastKind; added: number; hidden: boolean };

/** The clock, so that a test can set the time. */
export type ToastClock = { now: () => number; after: (ms: number, task: () => void) => void };

/** @public */
export type ToastList = ReturnType<typeof createToastList>;

/** Toasts fade after 4 s and are removed after 5.1 s; nothing a person must act on is only in a toast. */
export function createToastList(clock: ToastClock) {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let held: number | null = null;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const remove = (id: number) => set(toasts.filter((toast) => toast.id !== id));
  const hide = (id: number) =>
    set(toasts.map((toast) => (toast.id === id ? { ...toast, hidden: true } : toast)));
  const leave = (id: number) => {
    hide(id);
    clock.after(TOAST_REMOVED_MS - TOAST_HIDDEN_MS, () => remove(id));
  };

  return {
    add: (text: string, type: ToastKind = "info") => {
      lastId += 1;
      const id = lastId;
      set([...toasts, { id, text, type, added: clock.now(), hidden: false }]);
      clock.after(TOAST_HIDDEN_MS, () => {
        if (held !== id) leave(id);
      });
    },
    dismiss: leave,
    /** A toast with the focus is not removed. */
    hold: (id: number) => (held = id),
    release: (id: number) => {
      if (held !== id) return;
      held = null;
      const toast = toasts.find((one) => one.id === id);
      if (toast !== undefined && clock.now() - toast.added >= TOAST_HIDDEN_MS) leave(id);
    },
    toasts: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
