import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button, ButtonRow } from "../button.tsx";
import { SKELETON_DELAY_MS } from "../../lib/timing.ts";
import { tryAgain, useAway } from "../../boot/loading/patience.ts";
import { useAwayWords } from "../states/waiting.tsx";
import { useText } from "../../lib/text.tsx";
import css from "./waiting-layer.module.css";

/** Shown while a layer's chunk loads, and when the server is unreachable. A native dialog, because it needs no chunk. */
export function WaitingLayer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const late = useLate();
  const away = useAway();
  return open && (late || away !== "no") ? <Panel onClose={onClose} /> : null;
}

/** A layer that loads quickly shows no loading state. */
function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 2 * SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

function Panel({ onClose }: { onClose: () => void }) {
  const text = useText("global");
  const { sentence, retry } = useAwayWords();
  const away = useAway();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closed before unmounting: the focus is then restored before the layer itself opens.
    return () => shown?.close();
  }, []);
  const said = away === "no" ? text.loading : sentence;
  return (
    <dialog
      ref={dialog}
      className={css.panel}
      aria-label={said}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <output className={css.said}>{said}</output>
      <ButtonRow>
        <Button size="medium" onClick={onClose}>
          {text.close}
        </Button>
        {away !== "no" && (
          <Button size="medium" variant="leaf" loading={away === "trying"} worksOffline onClick={tryAgain}>
            {retry}
          </Button>
        )}
      </ButtonRow>
    </dialog>
  );
}
