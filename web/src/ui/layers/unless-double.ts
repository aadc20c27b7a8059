import type { MouseEvent } from "react";

/**
 * A press outside closes a layer, but not the second click of a double click (`detail`), which was meant for the control
 * that opened it.
 */
export const unlessDouble =
  (close: () => void) =>
  ({ detail }: Pick<MouseEvent, "detail">): void => {
    if (detail < 2) close();
  };
