// Times a person can feel, in milliseconds. The product's own are in domain/limits.ts; these are those of design §3.5.
// The CSS has its twins in scale.css.

export const SKELETON_DELAY_MS = 150;
export const SKELETON_MINIMUM_MS = 300;
export const HOLD_BEFORE_REPEAT_MS = 400;
export const HOLD_REPEAT_MS = 80;
export const SCROLL_IDLE_MS = 120;
/** So long after a page began the rest of the app is fetched: whatever it is opened for was done by then. */
export const QUIET_AFTER_MS = 6_000;
export const FRESH_MS = 60_000;
export const CELEBRATION_MS = 900;
/** How often, and how many times, Home asks for a workout that is on its way: ten minutes. */
export const ARRIVAL_POLL_MS = 5_000;
export const ARRIVAL_POLLS = 120;
