import { type KeyboardEvent, type PointerEvent, useState } from "react";

type Explored = {
  /** How many things there are to look at, in order. */
  count: number;
  /** Looked at first, and after the last one went. */
  initial: number;
  /** What it is called, and how each is read out. */
  label: string;
  spoken: (index: number) => string;
  /** How many stand in a column, where things stand in columns: left and right go to the one beside, up and down by one. */
  column?: number;
};

/**
 * One thing of a drawing at a time, by key or by pointer: a slider to a screen reader, which reads each out and lets people
 * swipe through them. `index` is the one looked at; `plot` goes on the element with the drawing, `at` on each thing in it.
 */
export function useExplored({ count, initial, label, spoken, column = 1 }: Explored) {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = count - 1;
  const index = Math.min(chosen ?? initial, last);
  const move = (to: number) => {
    if (to >= 0 && to <= last) setChosen(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = KEYS[event.key]?.({ index, last, column });
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  };
  return {
    index,
    plot: {
      role: "slider",
      tabIndex: 0,
      "aria-label": label,
      "aria-valuemin": 0,
      "aria-valuemax": Math.max(0, last),
      "aria-valuenow": index,
      "aria-valuetext": count === 0 ? "" : spoken(index),
      onKeyDown,
    } as const,
    at: (place: number) => ({
      onPointerDown: () => move(place),
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === "mouse") move(place);
      },
    }),
  };
}

type Place = { index: number; last: number; column: number };

const KEYS: Readonly<Record<string, (place: Place) => number>> = {
  ArrowLeft: ({ index, column }) => index - column,
  ArrowRight: ({ index, column }) => index + column,
  // More is upwards, but the next in a column is below.
  ArrowUp: ({ index, column }) => (column === 1 ? index + 1 : index - 1),
  ArrowDown: ({ index, column }) => (column === 1 ? index - 1 : index + 1),
  Home: () => 0,
  End: ({ last }) => last,
};
