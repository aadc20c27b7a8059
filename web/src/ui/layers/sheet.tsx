import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../boot/loading/lazy-part.ts";
import { WaitingLayer } from "./waiting-layer.tsx";
import { usePresence } from "./use-layer.ts";

export type SheetIcon =
  | { kind: "url"; iconUrl: string }
  | { kind: "component"; iconComponent: ReactNode }
  | { kind: "raw"; iconRaw: string };

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  icon?: SheetIcon;
  /** Stays visible at the bottom: one primary button. */
  footer?: ReactNode;
  size?: "normal" | "wide";
  /** Unsaved changes: every way of closing asks "Discard changes?" first. */
  dirty?: boolean;
  /** Asks by itself what closing would mean: every way of closing calls this in place of `onClose`. */
  onAsk?: () => void;
  /** A select's list stands above every other layer. */
  level?: "layer" | "select";
  children: ReactNode;
};

const loadPanel = async () => (await import("./sheet-panel.tsx")).SheetPanel;
const SheetPanel = lazyPart(loadPanel);

/**
 * A bottom sheet on phones, a centred panel from 768. Closes by Escape, backdrop, close icon, swipe down and Back,
 * and is gone from the page 250 ms later.
 */
export function Sheet(props: SheetProps) {
  const present = usePresence(props.open);
  if (!present) return null;
  return (
    <Suspense fallback={<WaitingLayer open={props.open} onClose={props.onClose} />}>
      <SheetPanel {...props} />
    </Suspense>
  );
}

/** Fetches the code of layers before the first one opens (when the browser is idle). */
export const preloadSheets = () => void loadPanel().catch(() => undefined);
