import type { MouseEvent } from "react";

/**
 * A press beside a layer closes it; the second half of a double press, which the browser counts, does not: it was meant
 * for what opened the layer, and must not dismiss it.
 */
export const unlessDouble =
  (close: () => void) =>
  ({ detail }: Pick<MouseEvent, "detail">): void => {
    if (detail < 2) close();
  };
