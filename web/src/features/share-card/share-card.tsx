import { Suspense } from "react";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { WaitingLayer } from "../../ui/layers/waiting-layer.tsx";
import { usePresence } from "../../ui/layers/use-layer.ts";
import type { Moment } from "./card-facts.ts";

export type ShareCardProps = { moment: Moment; open: boolean; onClose: () => void };

const CardSheet = lazyPart(async () => (await import("./card-sheet.tsx")).CardSheet);

/** A workout or month as an image to share (design §9.3). Its chunk loads on demand. */
export function ShareCard(props: ShareCardProps) {
  const present = usePresence(props.open);
  if (!present) return null;
  return (
    <Suspense fallback={<WaitingLayer open={props.open} onClose={props.onClose} />}>
      <CardSheet {...props} />
    </Suspense>
  );
}
