import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { WaitingLayer } from "./waiting-layer.tsx";
import { usePresence } from "./use-layer.ts";

export type ConfirmProps = {
  open: boolean;
  title: string;
  /** The consequence, in one or two sentences. */
  children: ReactNode;
  /** Repeats the verb: "Delete team". */
  action: string;
  cancel?: string;
  loading?: boolean;
  /** Use `leaf` when nothing is destroyed. */
  tone?: "danger" | "leaf";
  onConfirm: () => void;
  onCancel: () => void;
};

const ConfirmPanel = lazyPart(async () => (await import("./confirm-panel.tsx")).ConfirmPanel);

/** Asks before an irreversible action. The focus starts on Cancel. */
export function Confirm(props: ConfirmProps) {
  const present = usePresence(props.open);
  if (!present) return null;
  return (
    <Suspense fallback={<WaitingLayer open={props.open} onClose={props.onCancel} />}>
      <ConfirmPanel {...props} />
    </Suspense>
  );
}
