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
import { focusInView } from "../focus/focus-in-view.ts";
import { headingsBefore, nearestTitle } from "../focus/title-in-front.ts";

let lastId = 0;

type LayerPlace = { depth: number; isTop: boolean };

/** Puts an open layer on the stack and returns its place. `request` closes it, or returns false to ask first. */
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
  if (index >= 0 && index !== depth) setDepth(index); // keeps its depth while it fades out
  return { depth, isTop: index === layers.length - 1 };
}

/** Stays true for 250 ms after `open` turns false: the duration of the closing animation. */
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

/** The element that had the focus when a layer opened, by the layer's popup. */
const openers = new WeakMap<Element, Element | null>();

/**
 * When the layer closes, restores the focus to where it was, else to the title of its section. Must come before `useLayer`,
 * which makes the page inert.
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
      // After the commit: by then every layer that closes with this one is marked, and the page is not inert.
      queueMicrotask(() => {
        if (layer === null || !isOpen(layer)) giveFocusTo(standing(opener), headings);
      });
    };
  }, [open, popup]);
}

function giveFocusTo(element: HTMLElement | null, headings: readonly HTMLElement[]): void {
  if (element !== null) focusInView(element);
  if (element !== null && document.activeElement === element) return;
  const title = nearestTitle(headings);
  if (title !== null) focusInView(title);
}

/** "Discard changes?" closes with its sheet: an opener in a closing layer is replaced by that layer's own opener. */
function standing(opener: Element | null): HTMLElement | null {
  const layer = opener?.closest("[data-open], [data-closed]") ?? null;
  if (layer !== null && !isOpen(layer)) return standing(openers.get(layer) ?? null);
  const found = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  return found ? opener : null;
}

/** Base UI's attribute of an open popup; a popup removed with its screen still has it. */
const isOpen = (layer: Element) => layer.isConnected && layer.hasAttribute("data-open");

/**
 * An element with `data-autofocus` may render later, with a lazy chunk: it is focused then, unless the user has moved the
 * focus from the title.
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
