import type { Locator } from "playwright-core";

// The keystroke-level model (Card, Moran & Newell, 1983): how long a person needs who knows what they want to do.
const POINT_AND_TAP_S = 1.1 + 0.2;
const KEY_S = 0.28;
/** Before each control: what is this, and what do I want here. */
const THINK_S = 1.35;

/** A finger that counts: taps and types, and says how long a person would have taken. */
export function finger() {
  let seconds = 0;
  let touches = 0;
  return {
    tap: async (control: Locator) => {
      await control.tap();
      seconds += THINK_S + POINT_AND_TAP_S;
      touches += 1;
    },
    type: async (field: Locator, text: string) => {
      await field.fill(text);
      seconds += THINK_S + POINT_AND_TAP_S + text.length * KEY_S;
      touches += 1;
    },
    /** The next page reached, read for the first time. */
    read: (sentences: number) => {
      seconds += sentences * 2;
    },
    taken: () => ({ seconds: Math.round(seconds), touches }),
  };
}
