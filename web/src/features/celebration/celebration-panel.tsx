import { Dialog } from "@base-ui/react/dialog";
import { Share2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { CELEBRATION_MS } from "../../lib/timing.ts";
import { haptic } from "../../lib/haptics.ts";
import { showWhole } from "../../lib/format.ts";
import { useMedia } from "../../lib/media.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { layerRoot } from "../../ui/layers/layer-root.ts";
import { useFocusReturn, useLayer, useTitleId } from "../../ui/layers/use-layer.ts";
import { RhythmDots } from "../rhythm/rhythm-dots.tsx";
import { ShareCard } from "../share-card/share-card.tsx";
import css from "./celebration.module.css";
import type { CelebrationProps } from "./celebration.tsx";
import { GrowingMark } from "./growing-mark.tsx";
import { useCountUp } from "./use-count-up.ts";

/** Flame fills, leaf grows, the figure counts up: 900 ms, skipped by a tap or a key. */
export function CelebrationPanel({ open, onClose, ...what }: CelebrationProps): ReactNode {
  const text = useText("delight").celebration;
  const popup = useRef<HTMLDivElement>(null);
  const [sharing, setSharing] = useState(false);
  useFocusReturn(open, popup);
  const place = useLayer(open, onClose);
  const titleId = useTitleId();
  const { over, skip } = useMoving();
  return (
    <Dialog.Root
      open={open}
      modal="trap-focus"
      disablePointerDismissal
      onOpenChange={(next, details) => {
        if (next || !place.isTop) details.cancel();
        else onClose();
      }}
    >
      <Dialog.Portal container={layerRoot()} keepMounted>
        <div className={css.layer} style={{ zIndex: 1000 + 10 * place.depth }} inert={open && !place.isTop}>
          <Dialog.Backdrop className={css.scrim} forceRender onClick={onClose} />
          <Dialog.Popup
            ref={popup}
            className={css.panel}
            data-over={over || undefined}
            aria-labelledby={titleId}
            initialFocus={() => document.querySelector<HTMLElement>(`[id="${titleId}"]`)}
            finalFocus={false}
            onPointerDown={skip}
            onKeyDown={skip}
          >
            <h2 id={titleId} tabIndex={-1} className={css.title}>
              {text.title}
            </h2>
            <Moment {...what} over={over} />
            <div className={css.answers}>
              <Button icon={<Share2 size={22} aria-hidden />} onClick={() => setSharing(true)}>
                {text.share}
              </Button>
              <Button variant="leaf" onClick={onClose}>
                {text.done}
              </Button>
            </div>
          </Dialog.Popup>
        </div>
      </Dialog.Portal>
      <ShareCard
        moment={{ kind: "workout", workout: what.workout }}
        open={sharing}
        onClose={() => setSharing(false)}
      />
    </Dialog.Root>
  );
}

type MomentProps = Pick<CelebrationProps, "workout" | "gives" | "said"> & { over: boolean };

function Moment({ workout, gives, said, over }: MomentProps): ReactNode {
  const text = useText("delight").celebration;
  const shown = useCountUp(workout.kcal, over);
  return (
    <div className={css.moment}>
      <GrowingMark />
      <p className={css.figures}>
        <span className={css.figure} aria-hidden="true">
          {showWhole(shown)}
        </span>
        <span className="visually-hidden">{showWhole(workout.kcal)}</span>{" "}
        <span className={css.unit}>{text.calories}</span>
      </p>
      {gives !== "" && <p className={css.impact}>{gives}</p>}
      <RhythmDots />
      <SaidOnce>{said}</SaidOnce>
    </div>
  );
}

/** Sets its text after mounting: a live region announces only changes. */
function SaidOnce({ children }: { children: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), 100);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <output aria-live="polite" className="visually-hidden">
      {said}
    </output>
  );
}

/** Whether the animation is over: after its time, after a tap or a key, or from the start with reduced motion. */
function useMoving() {
  const still = useMedia("(prefers-reduced-motion: reduce)");
  const [ended, setEnded] = useState(false);
  const skip = () => setEnded(true);
  useEffect(() => {
    haptic("success");
    const timer = setTimeout(() => setEnded(true), CELEBRATION_MS);
    return () => clearTimeout(timer);
  }, []);
  return { over: still || ended, skip };
}
