import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

const SWIPE_PX = 48;
/** A longer press pauses the story and is no tap. */
const HOLD_MS = 300;

type Step = 1 | -1;

/** The position in a story of `count` cards, and the handlers for keys, taps, swipes and holds. */
export function useStory(count: number, still: boolean) {
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(still);
  const go = (step: Step) => setAt((now) => Math.min(count - 1, Math.max(0, now + step)));
  const toggle = () => setPaused((now) => !now);
  const { held, handlers, isTap } = useFinger(go);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "ArrowRight") go(1);
    else if (event.key === "ArrowLeft") go(-1);
    else if (event.key === "Tab") setPaused(true); // Tab moves the focus: pause meanwhile
    else if (event.key === " " && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      toggle();
    }
  }
  return {
    at,
    isLast: at === count - 1,
    paused,
    held,
    go,
    toggle,
    /** For a button under the finger: the end of a hold or a swipe is no click. */
    tapped: (step: Step) => {
      if (isTap()) go(step);
    },
    onKeyDown,
    handlers,
  };
}

/** Touch and pointer on the cards: a swipe changes the card, a hold pauses. */
function useFinger(go: (step: Step) => void) {
  const [held, setHeld] = useState(false);
  const down = useRef<{ x: number; at: number } | null>(null);
  const tap = useRef(true);
  const handlers = {
    onPointerDown: ({ clientX, timeStamp }: PointerEvent) => {
      down.current = { x: clientX, at: timeStamp };
      tap.current = true;
      setHeld(true);
    },
    onPointerUp: ({ clientX, timeStamp }: PointerEvent) => {
      setHeld(false);
      const start = down.current;
      down.current = null;
      if (start === null) return;
      const moved = clientX - start.x;
      const swiped = Math.abs(moved) > SWIPE_PX;
      tap.current = !swiped && timeStamp - start.at < HOLD_MS;
      if (swiped) go(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      setHeld(false);
      down.current = null;
    },
    onPointerLeave: () => setHeld(false),
  };
  const isTap = () => {
    const was = tap.current;
    tap.current = true; // a key activates a button without a pointer
    return was;
  };
  return { held, handlers, isTap };
}
