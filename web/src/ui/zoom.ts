export const MOST_ZOOM = 4;
export const ZOOM_STEP = 1.5;

/** The next scale, clamped between the frame's size and the maximum. */
export const zoomed = (scale: number, factor: number): number =>
  Math.min(MOST_ZOOM, Math.max(1, scale * factor));
