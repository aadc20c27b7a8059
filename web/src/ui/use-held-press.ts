import { useEffect, useRef } from "react";
import { HOLD_BEFORE_REPEAT_MS, HOLD_REPEAT_MS } from "../lib/timing.ts";

/** Repeats while pressed. Keyboard and assistive technology get the plain click. */
export function useHeldPress(act: () => void) {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeated = useRef(false);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => clearTimeout(timer.current);

  const repeat = () => {
    repeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, HOLD_REPEAT_MS);
  };
  return {
    onPointerDown: () => {
      repeated.current = false;
      timer.current = setTimeout(repeat, HOLD_BEFORE_REPEAT_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      if (!repeated.current) latest.current();
      repeated.current = false;
    },
  };
}
