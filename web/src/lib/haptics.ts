/** Feedback kinds (design §8.5): a choice, a success, a warning. */
export type Haptic = "selection" | "success" | "warning";

/** The used part of @capacitor/haptics. */
export type HapticsPlugin = {
  impact: (asked: { style: "LIGHT" }) => Promise<void>;
  notification: (asked: { type: "SUCCESS" | "WARNING" }) => Promise<void>;
};

/** Vibration and pause in ms. */
const PATTERNS: Record<Haptic, number[]> = {
  selection: [8],
  success: [16, 60, 24],
  warning: [24, 60, 24],
};

/** Haptic feedback of the phone shell or the browser, unless reduced motion is preferred. */
export function haptic(kind: Haptic): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const plugin = window.Capacitor?.Plugins?.Haptics;
  // Errors are ignored: a missing or busy motor is not worth a message.
  if (plugin !== undefined) void touchBack(plugin, kind).catch(() => undefined);
  else if ("vibrate" in navigator) navigator.vibrate(PATTERNS[kind]);
}

const touchBack = (plugin: HapticsPlugin, kind: Haptic): Promise<void> =>
  kind === "selection"
    ? plugin.impact({ style: "LIGHT" })
    : plugin.notification({ type: kind === "success" ? "SUCCESS" : "WARNING" });
