// UI durations in milliseconds (design §3.5); scale.css repeats those that CSS needs. Product limits are in
// domain/limits.ts.

export const SKELETON_DELAY_MS = 150;
export const SKELETON_MINIMUM_MS = 300;
export const HOLD_BEFORE_REPEAT_MS = 400;
export const HOLD_REPEAT_MS = 80;
export const SCROLL_IDLE_MS = 120;
/** Delay before the rest of the app is prefetched. */
export const QUIET_AFTER_MS = 6_000;
/** A page opened again shows what was seen last when the session is not known by then. */
export const SEEN_AFTER_MS = 60;
/** How long a page looks for the sign-in of which another tab told it, and how often. */
export const TOLD_BEFORE_ITS_COOKIE_MS = 10_000;
export const TOLD_POLL_MS = 50;
export const FRESH_MS = 60_000;
/** How long an open page remembers an answer that no screen shows: back on that screen, it is there at once. */
export const REMEMBERED_MS = 1_800_000;
export const CELEBRATION_MS = 900;
/** Home polls for an arriving workout for ten minutes: interval and number of polls. */
export const ARRIVAL_POLL_MS = 5_000;
export const ARRIVAL_POLLS = 120;
