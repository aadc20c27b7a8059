import { useEffect, useState } from "react";
import { CELEBRATION_MS } from "../../lib/timing.ts";
import { easeOut } from "./ease-out.ts";

/** A figure that counts up to its value; the value itself once `over`. */
export function useCountUp(value: number, over: boolean): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (over) return undefined;
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      setAt((now - began) / CELEBRATION_MS);
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [over]);
  return over ? value : easeOut(value, at);
}
