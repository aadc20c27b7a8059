import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { MODAL_UNMOUNT_MS } from "@kalivo/domain/limits.ts";
import { layerStack } from "./browser-layers.ts";

let lastId = 0;

type LayerPlace = { depth: number; isTop: boolean };

/** Puts an open layer on the stack and says where it stands. `requestClose` may refuse (false). */
export function useLayer(open: boolean, requestClose: () => boolean): LayerPlace {
  const [id] = useState(() => (lastId += 1));
  const latest = useRef(requestClose);
  useEffect(() => {
    latest.current = requestClose;
  });
  useLayoutEffect(() => {
    if (!open) return undefined;
    layerStack.enter({ id, requestClose: () => latest.current() });
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

/**
 * Remembers what had the focus when the layer opened, to give it back; else the page's title.
 * Must stand before `useLayer`, which makes the page inert.
 */
export function useOpener(open: boolean): () => HTMLElement | null {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return () => {
    const element = opener.current;
    if (element instanceof HTMLElement && element.isConnected && element !== document.body) return element;
    return document.querySelector<HTMLElement>("h1");
  };
}

export const useTitleId = () => `${useId()}-title`;
