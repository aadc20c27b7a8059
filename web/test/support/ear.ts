import { computeAccessibleDescription, computeAccessibleName, getRole } from "dom-accessibility-api";
import { expect } from "vitest";
import { eventually } from "./eventually.ts";
import { liveWords } from "../../../e2e/support/live-words.ts";

// What somebody hears who has a keyboard and a reader of the screen: what has the focus, and what is said meanwhile.

/** From here on what live regions say is kept; what was said on the page before is forgotten. */
export function beginListening(): void {
  liveWords();
  forget();
}

const forget = () => void window.heard?.splice(0);

export const ear = {
  /** What has the focus is read so, as soon as it has it: `textbox "Email" = a@b invalid | This email …`. */
  focusIs: (wanted: RegExp) => eventually(() => expect(focused()).toMatch(wanted)),
  /** It is said, sooner or later. */
  hears: (wanted: RegExp) => eventually(() => expect(heard()).toContainEqual(expect.stringMatching(wanted))),
  /** All that was said since the page came, or since `forget`. */
  heard: () => heard(),
  /** What was said until now does not count. */
  forget,
};

const heard = (): readonly string[] => [...(window.heard ?? [])];

const STATES = ["required", "invalid", "checked", "selected", "expanded", "pressed", "disabled"] as const;

/** Its role and name, what it holds, its states, and what describes it. */
function focused(): string {
  const element = document.activeElement;
  if (element === null || element === document.body) return "nothing";
  const description = plain(computeAccessibleDescription(element));
  return [
    getRole(element) ?? "textbox", // of a password
    `"${plain(computeAccessibleName(element))}"`,
    ...(valueOf(element) === "" ? [] : [`= ${valueOf(element)}`]),
    ...STATES.flatMap((state) => stateOf(element, state)),
    ...(description === "" ? [] : [`| ${description}`]),
  ].join(" ");
}

function valueOf(element: Element): string {
  const typed = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (typed && !element.matches("[type=radio], [type=checkbox], [type=file]"))
    return element.getAttribute("aria-valuetext") ?? element.value;
  return element.getAttribute("role") === "combobox" ? plain(element.textContent) : "";
}

function stateOf(element: Element, state: (typeof STATES)[number]): string[] {
  const native = ["required", "disabled", "checked"].includes(state) && element.matches(`:${state}`);
  const value = native ? "true" : element.getAttribute(`aria-${state}`);
  if (value === null || value === "false") return [];
  return [value === "true" ? state : `${state} ${value}`];
}

const plain = (text: string) => text.replaceAll(/\s+/gu, " ").trim();
