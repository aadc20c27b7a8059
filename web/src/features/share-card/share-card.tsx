import { lazy, Suspense } from "react";
import { usePresence } from "../../ui/layers/use-layer.ts";
import type { Moment } from "./card-facts.ts";

export type ShareCardProps = { moment: Moment; open: boolean; onClose: () => void };

const CardSheet = lazy(async () => ({ default: (await import("./card-sheet.tsx")).CardSheet }));

/** A moment as a picture to hand on (design 9.3). Its code comes when it is asked for. */
export function ShareCard(props: ShareCardProps) {
  const present = usePresence(props.open);
  if (!present) return null;
  return (
    <Suspense>
      <CardSheet {...props} />
    </Suspense>
  );
}
