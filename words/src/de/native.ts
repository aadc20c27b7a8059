import type { native as english } from "../en/native.ts";
/** What the phone's own system says of the app before it may read or look. */
export const native: typeof english = {
  health:
    "Kalivo liest deine Trainings mit Zeit, Strecke und aktiven Kalorien, damit jedes für die Organisationen zählt, die du gewählt hast. Es liest sonst nichts und schreibt nichts.",
  camera: "Kalivo nutzt die Kamera, um den QR-Code eines Spendencodes oder einer Einladung zu scannen.",
};
