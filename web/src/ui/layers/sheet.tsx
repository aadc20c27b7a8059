import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
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
  /** Sticky at the bottom: one primary button. */
  footer?: ReactNode;
  size?: "normal" | "wide";
  /** Unsaved changes: closing asks "Discard changes?" first. */
  dirty?: boolean;
  /** Replaces `onClose` for every way of closing: the caller asks by itself. */
  onAsk?: () => void;
  /** The list of a select is above every other layer. */
  level?: "layer" | "select";
  children: ReactNode;
};

const loadPanel = async () => (await import("./sheet-panel.tsx")).SheetPanel;
const SheetPanel = lazyPart(loadPanel);

/**
 * A bottom sheet on phones, a centred panel from 768 px. Closes by Escape, backdrop, close icon, swipe down and Back;
 * unmounts 250 ms later.
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

/** Loads the chunk of layers when the browser is idle. */
export const preloadSheets = () => void loadPanel().catch(() => undefined);
