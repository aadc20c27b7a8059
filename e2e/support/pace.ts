import type { Locator } from "playwright-core";

// The keystroke-level model (Card, Moran & Newell, 1983): how long a person needs who knows what they want to do. On a
// phone hands stay where they are, so its operator H is nought.
const POINT_AND_TAP_S = 1.1 + 0.2;
const KEY_S = 0.28;
/** Before each control: what is this, and what do I want here. */
const THINK_S = 1.35;
/** A sentence that is read for the first time. */
const SENTENCE_S = 2;

/** A finger that counts: taps and types, and says how long a person would have taken. */
export function finger() {
  const counted = { taps: 0, keys: 0, thoughts: 0, sentences: 0 };
  const reach = () => {
    counted.taps += 1;
    counted.thoughts += 1;
  };
  return {
    tap: async (control: Locator) => {
      await control.tap();
      reach();
    },
    type: async (field: Locator, text: string) => {
      await field.fill(text);
      reach();
      counted.keys += text.length;
    },
    /** The next page reached, read for the first time. */
    read: (sentences: number) => {
      counted.sentences += sentences;
    },
    taken: () => {
      const { taps, keys, thoughts, sentences } = counted;
      const seconds = taps * POINT_AND_TAP_S + keys * KEY_S + thoughts * THINK_S + sentences * SENTENCE_S;
      return { seconds: Math.round(seconds), touches: taps, ...counted };
    },
  };
}
