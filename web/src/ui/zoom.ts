export const MOST_ZOOM = 4;
export const ZOOM_STEP = 1.5;

/** A picture's next scale: never smaller than its frame, never so large that nothing is to be seen. */
export const zoomed = (scale: number, factor: number): number =>
  Math.min(MOST_ZOOM, Math.max(1, scale * factor));
