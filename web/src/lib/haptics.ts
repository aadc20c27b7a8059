/** How the phone answers a touch (design §8.5): a tick, a thing that worked, a thing to think about twice. */
export type Haptic = "selection" | "success" | "warning";

/** What is used of @capacitor/haptics. */
export type HapticsPlugin = {
  impact: (asked: { style: "LIGHT" }) => Promise<void>;
  notification: (asked: { type: "SUCCESS" | "WARNING" }) => Promise<void>;
};

/** Milliseconds of vibration and pause. */
const PATTERNS: Record<Haptic, number[]> = {
  selection: [8],
  success: [16, 60, 24],
  warning: [24, 60, 24],
};

/** One short touch back, where the device can and the person does not ask for less motion: a shell's own, or a browser's. */
export function haptic(kind: Haptic): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const plugin = window.Capacitor?.Plugins?.Haptics;
  // A phone whose motor is missing or busy is no reason to say anything.
  if (plugin !== undefined) void touchBack(plugin, kind).catch(() => undefined);
  else if ("vibrate" in navigator) navigator.vibrate(PATTERNS[kind]);
}

const touchBack = (plugin: HapticsPlugin, kind: Haptic): Promise<void> =>
  kind === "selection"
    ? plugin.impact({ style: "LIGHT" })
    : plugin.notification({ type: kind === "success" ? "SUCCESS" : "WARNING" });
