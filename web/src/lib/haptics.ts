/** How the phone answers a touch (design 8.5): a tick, a thing that worked, a thing to think about twice. */
export type Haptic = "selection" | "success" | "warning";

/** Milliseconds of vibration and pause. */
const PATTERNS: Record<Haptic, number[]> = {
  selection: [8],
  success: [16, 60, 24],
  warning: [24, 60, 24],
};

/** One short touch back, where the device can and the person does not ask for less motion. */
export function haptic(kind: Haptic): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || !("vibrate" in navigator)) return;
  navigator.vibrate(PATTERNS[kind]);
}
