import type { Locator } from "playwright-core";

// The keystroke-level model (Card, Moran & Newell, 1983) of an expert's time for a task. On a phone the hands do not move
// between devices, so the operator H is zero.
const POINT_AND_TAP_S = 1.1 + 0.2;
const KEY_S = 0.28;
/** The mental operator M, before each control. */
const THINK_S = 1.35;
/** Reading a new sentence. */
const SENTENCE_S = 2;

/** Counts taps and keys, and computes the time a person would take. */
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
    /** A new page, read for the first time. */
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
