import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

const SWIPE_PX = 48;
/** A press that lasts longer holds the story and is no tap. */
const HOLD_MS = 300;

type Step = 1 | -1;

/** Where a story of so many cards stands, and what keys, taps, swipes and a held finger do to it. */
export function useStory(count: number, still: boolean) {
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(still);
  const go = (step: Step) => setAt((now) => Math.min(count - 1, Math.max(0, now + step)));
  const toggle = () => setPaused((now) => !now);
  const { held, handlers, isTap } = useFinger(go);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "ArrowRight") go(1);
    else if (event.key === "ArrowLeft") go(-1);
    else if (event.key === "Tab") setPaused(true); // on the way to something, with the keys
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
    /** For a button that lies under the finger: what ends a hold or a swipe presses nothing. */
    tapped: (step: Step) => {
      if (isTap()) go(step);
    },
    onKeyDown,
    handlers,
  };
}

/** One finger or pointer on the cards: a swipe turns, a hold stops the time. */
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
    tap.current = true; // a key presses a button without a finger
    return was;
  };
  return { held, handlers, isTap };
}
