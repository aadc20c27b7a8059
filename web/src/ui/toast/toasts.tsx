import { CircleAlert, X } from "lucide-react";
import { type FocusEvent, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useRoom } from "./room.ts";
import { createToastList, type Toast, type ToastKind } from "./toast-list.ts";
import css from "./toasts.module.css";
import { focusInView } from "../focus/focus-in-view.ts";
import { isThere } from "../focus/title-in-front.ts";
import { createLiveRegions, say } from "../announcer.ts";
import { useText } from "../../lib/text.tsx";

const list = createToastList({ now: () => Date.now(), after: (ms, task) => void setTimeout(task, ms) });

/** `const toast = useToast(); toast(text.copied)` or `toast(text.fetchFailed, "error")`. */
export function useToast(): (text: string, type?: ToastKind) => void {
  return announce;
}

/** For code outside of a component. */
export function announce(text: string, type: ToastKind = "info") {
  list.add(text, type);
  say(text, { urgent: type === "error" });
}

/** The visible toasts; `say` announces their text once, without the button. */
export function Toasts() {
  const text = useText("global");
  const toasts = useSyncExternalStore(list.subscribe, list.toasts);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const focus = useFocusBack(place);
  useRoom(place, toasts.length > 0);
  const root = document.querySelector("#toasts");
  if (root === null) return null;
  const ofType = (type: ToastKind) => toasts.filter((toast) => toast.type === type);
  return createPortal(
    <>
      {/* Base UI hides the page behind a layer from screen readers, except elements with `aria-live`: hence "off". */}
      <div ref={createLiveRegions} className="visually-hidden" aria-live="off" />
      <section
        ref={setPlace}
        className={css.toasts}
        aria-label={toasts.length === 0 ? undefined : text.notifications}
        aria-live="off"
      >
        {(["info", "error"] as const).map((type) => (
          <div key={type} className={css.list}>
            {ofType(type).map((toast) => (
              <ToastItem
                key={toast.id}
                toast={toast}
                onCome={focus.came}
                onDismiss={() => focus.back(() => list.dismiss(toast.id))}
              />
            ))}
          </div>
        ))}
      </section>
    </>,
    root,
  );
}

/** Leaving the toasts by keyboard restores the focus to where it was before, if that element remains. */
function useFocusBack(place: HTMLElement | null) {
  const before = useRef<EventTarget | null>(null);
  return {
    came: ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && place?.contains(relatedTarget) === true))
        before.current = relatedTarget;
    },
    back: (dismiss: () => void) => {
      const { current: element } = before;
      const hadIt = place?.contains(document.activeElement) === true;
      dismiss();
      if (hadIt && element instanceof HTMLElement && isThere(element)) focusInView(element);
    },
  };
}

const SWIPE = 32; // px, towards the edge of the window

type ToastItemProps = { toast: Toast; onCome: (event: FocusEvent) => void; onDismiss: () => void };

function ToastItem({ toast, onCome, onDismiss }: ToastItemProps) {
  const text = useText("global");
  const start = useRef<{ x: number; y: number } | null>(null);
  return (
    <div
      className={css.toast}
      data-type={toast.type}
      data-hidden={toast.hidden || undefined}
      inert={toast.hidden} // while fading it cannot be read or focused
      onFocus={() => list.hold(toast.id)}
      onBlur={() => list.release(toast.id)}
      onPointerDown={(event) => (start.current = { x: event.clientX, y: event.clientY })}
      onPointerUp={(event) => {
        const from = start.current;
        start.current = null;
        if (from === null) return;
        if (from.y - event.clientY > SWIPE || event.clientX - from.x > SWIPE) onDismiss();
      }}
    >
      {toast.type === "error" && <CircleAlert size={22} aria-hidden />}
      <span className={css.text}>{toast.text}</span>
      <button
        type="button"
        className={css.close}
        aria-label={text.dismiss}
        onFocus={onCome}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation(); // does not close the layer below
          onDismiss();
        }}
        onClick={onDismiss}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
