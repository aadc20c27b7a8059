import { CircleAlert, X } from "lucide-react";
import { useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { createToastList, type Toast, type ToastKind } from "./toast-list.ts";
import css from "./toasts.module.css";
import { useText } from "../../lib/text.tsx";

const list = createToastList({ now: () => Date.now(), after: (ms, task) => void setTimeout(task, ms) });

/** `const toast = useToast(); toast(text.copied)` or `toast(text.fetchFailed, "error")`. */
export function useToast(): (text: string, type?: ToastKind) => void {
  return announce;
}

/** For what is said outside a component. */
export function announce(text: string, type: ToastKind = "info") {
  list.add(text, type);
  document.ariaNotify?.(text, { priority: type === "error" ? "high" : "normal" });
}

/**
 * Both live regions stand in the page before their first message. Rendered once, by the app.
 * `aria-live` is written out because Base UI spares only such regions when it hides the page behind a layer.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(list.subscribe, list.toasts);
  const root = document.querySelector("#toasts");
  if (root === null) return null;
  const ofType = (type: ToastKind) => toasts.filter((toast) => toast.type === type);
  return createPortal(
    <div className={css.toasts}>
      <output aria-live="polite" className={css.list}>
        {ofType("info").map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </output>
      <div role="alert" aria-live="assertive" className={css.list}>
        {ofType("error").map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </div>
    </div>,
    root,
  );
}

const SWIPE = 32; // px towards the edge it came from

function ToastItem({ toast }: { toast: Toast }) {
  const text = useText().global;
  const start = useRef<{ x: number; y: number } | null>(null);
  return (
    <div
      className={css.toast}
      data-type={toast.type}
      data-hidden={toast.hidden || undefined}
      inert={toast.hidden} // half gone it is nothing to read, and its button nothing to reach
      onPointerDown={(event) => (start.current = { x: event.clientX, y: event.clientY })}
      onPointerUp={(event) => {
        const from = start.current;
        start.current = null;
        if (from === null) return;
        if (from.y - event.clientY > SWIPE || event.clientX - from.x > SWIPE) list.dismiss(toast.id);
      }}
    >
      {toast.type === "error" && <CircleAlert size={22} aria-hidden />}
      <span className={css.text}>{toast.text}</span>
      <button
        type="button"
        className={css.close}
        aria-label={text.dismiss}
        onClick={() => list.dismiss(toast.id)}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
