import {
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { MODAL_UNMOUNT_MS } from "@kalivo/domain/limits.ts";
import { layerRoot } from "./layer-root.ts";
import { layerStack } from "./browser-layers.ts";
import { headingsBefore, nearestTitle } from "../focus/title-in-front.ts";

let lastId = 0;

type LayerPlace = { depth: number; isTop: boolean };

/** Puts an open layer on the stack and says where it stands. `request` closes it, or refuses and asks first (false). */
export function useLayer(open: boolean, close: () => void, request?: () => boolean): LayerPlace {
  const [id] = useState(() => (lastId += 1));
  const closing = () => {
    close();
    return true;
  };
  const latest = useRef({ close, request: request ?? closing });
  useEffect(() => {
    latest.current = { close, request: request ?? closing };
  });
  useLayoutEffect(() => {
    if (!open) return undefined;
    layerStack.enter({
      id,
      requestClose: () => latest.current.request(),
      close: () => latest.current.close(),
    });
    return () => layerStack.leave(id);
  }, [open, id]);

  const layers = useSyncExternalStore(layerStack.subscribe, layerStack.layers);
  const index = layers.findIndex((layer) => layer.id === id);
  const [depth, setDepth] = useState(0);
  if (index >= 0 && index !== depth) setDepth(index); // keeps its place while it fades out
  return { depth, isTop: index === layers.length - 1 };
}

/** Stays true for exactly 250 ms after `open` turns false: the time a layer needs to leave. */
export function usePresence(open: boolean): boolean {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open || !present) return undefined;
    const timer = setTimeout(() => setPresent(false), MODAL_UNMOUNT_MS);
    return () => clearTimeout(timer);
  }, [open, present]);
  return present;
}

/** What had the focus when a layer opened, by the layer's popup. */
const openers = new WeakMap<Element, Element | null>();

/**
 * Gives the focus back, when the layer closes, to what had it before; else to the title of the part that stood in.
 * Must stand before `useLayer`, which makes the page inert.
 */
export function useFocusReturn(open: boolean, popup: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const opener = document.activeElement;
    const headings = opener === null ? [] : headingsBefore(opener);
    return () => {
      // oxlint-disable-next-line react/exhaustive-deps -- the popup comes after this effect; what it is when it closes counts
      const layer = popup.current;
      if (layer !== null) openers.set(layer, opener);
      // After the commit: by then every layer that closes with this one is marked, and the page is no longer inert.
      queueMicrotask(() => {
        if (layer === null || !isOpen(layer)) giveFocusTo(standing(opener), headings);
      });
    };
  }, [open, popup]);
}

function giveFocusTo(element: HTMLElement | null, headings: readonly HTMLElement[]): void {
  element?.focus({ preventScroll: true });
  if (element !== null && document.activeElement === element) return;
  nearestTitle(headings)?.focus({ preventScroll: true });
}

/** "Discard changes?" closes its sheet with it: an opener inside a layer that leaves stands for that layer's opener. */
function standing(opener: Element | null): HTMLElement | null {
  const layer = opener?.closest("[data-open], [data-closed]") ?? null;
  if (layer !== null && !isOpen(layer)) return standing(openers.get(layer) ?? null);
  const found = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  return found ? opener : null;
}

/** Base UI's mark on a popup; one that was taken off the page with its screen still carries it. */
const isOpen = (layer: Element) => layer.isConnected && layer.hasAttribute("data-open");

/**
 * What a layer wants to begin with (`data-autofocus`) may come after it, with code of its own: it takes the focus then,
 * unless somebody has moved on from the title.
 */
export function useLateFocus(open: boolean, popup: RefObject<HTMLElement | null>, titleId: string): void {
  useEffect(() => {
    if (!open) return undefined;
    const observer = new MutationObserver(() => {
      const wanted = popup.current?.querySelector<HTMLElement>("[data-autofocus]");
      if (wanted == null) return;
      observer.disconnect();
      if (document.activeElement?.id === titleId) wanted.focus();
    });
    observer.observe(layerRoot(), { subtree: true, childList: true });
    return () => observer.disconnect();
  }, [open, popup, titleId]);
}

export const useTitleId = () => `${useId()}-title`;
