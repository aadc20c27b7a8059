import { layerInFront } from "../focus/title-in-front.ts";
import { say } from "../announcer.ts";

const INVALID = '[aria-invalid="true"]';
const LAYER = "[role=dialog], [role=alertdialog]";
/** After any of these the user has moved on: an error is then announced without moving the focus. */
const NEXT = ["pointerdown", "keydown", "input"] as const;

type Pressed = { control: Element; scope: Element; moved: boolean };

/**
 * Handles refused forms in one place: when a press makes fields invalid, at once or after the server's answer, the first
 * one is focused and read with its error; if it has the focus already, the error is announced. So is an error that appears
 * while typing. Returns how to stop.
 */
export function watchRefusals(): () => void {
  let pressed: Pressed | null = null;
  let known: ReadonlySet<Element> = new Set(document.querySelectorAll(INVALID));
  /** The control that made a field invalid: pressing it again without a change is refused again. */
  const refusedBy = new WeakMap<Element, Element>();
  const stop = new AbortController();

  const onPress = ({ target, type }: Event) => {
    const control = target instanceof Element ? target.closest(type === "submit" ? "form" : "button") : null;
    if (control === null) return;
    pressed = { control, scope: control.closest(LAYER) ?? document.body, moved: false };
    // After the event handlers and their render.
    requestAnimationFrame(() => look(true));
  };
  const look = (again = false) => {
    const invalid = [...document.querySelectorAll(INVALID)];
    const fresh = invalid.filter(
      (field) =>
        !known.has(field) || (again && pressed !== null && isAskedAgain(field, pressed.control, refusedBy)),
    );
    known = new Set(invalid);
    const asked = pressed === null ? null : stillOpen(pressed);
    if (asked !== null && fresh.some((field) => asked.scope.contains(field))) {
      pressed = null;
      const refused = invalid.filter((field) => asked.scope.contains(field));
      for (const field of refused) refusedBy.set(field, asked.control);
      answer(refused, asked);
    } else {
      const typed = fresh.find((field) => field.contains(document.activeElement));
      if (typed !== undefined) say(errorOf(typed), { about: "error" });
    }
  };

  document.addEventListener("click", onPress, { capture: true, signal: stop.signal });
  document.addEventListener("submit", onPress, { capture: true, signal: stop.signal });
  for (const done of NEXT) {
    document.addEventListener(done, () => pressed !== null && (pressed.moved = true), {
      capture: true,
      signal: stop.signal,
    });
  }
  const observer = new MutationObserver(() => look());
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["aria-invalid"] });
  return () => {
    stop.abort();
    observer.disconnect();
  };
}

/** If the pressed layer has closed, the form below it counts: its question came before that form is sent. */
const stillOpen = (pressed: Pressed): Pressed =>
  pressed.scope === document.body || (pressed.scope.isConnected && pressed.scope.hasAttribute("data-open"))
    ? pressed
    : { ...pressed, scope: layerInFront() ?? document.body };

/** Controls that submit the whole form: a field invalid before the press and after it was refused again. */
const ASKS = "form, [type=submit], [data-asks]";
const isAskedAgain = (field: Element, control: Element, refusedBy: WeakMap<Element, Element>) =>
  control.matches(ASKS) || refusedBy.get(field) === control;

function answer([first, ...others]: readonly Element[], { scope, moved }: Pressed): void {
  const field = first === undefined ? null : focusable(first);
  if (first === undefined || field === null) return;
  const summary = scope.querySelector("[data-summary]")?.textContent ?? "";
  // Urgent: a screen reader drops what is calm as soon as the focus moves, which it does next.
  if (others.length > 0) say(summary, { about: "summary", urgent: true, anew: true });
  if (!moved && field !== document.activeElement) field.focus();
  else say(errorOf(first), { about: "error", anew: true });
}

/** The field itself, or the checked or first one of a group. */
function focusable(field: Element): HTMLElement | null {
  if (!(field instanceof HTMLElement)) return null;
  if (field.matches("input, textarea, select, button, [tabindex]")) return field;
  return field.querySelector<HTMLElement>("input:checked, input:enabled");
}

const errorOf = (field: Element) =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter((id) => !id.endsWith("-unit"))
    .map((id) => (id === "" ? "" : (document.querySelector(`[id="${CSS.escape(id)}"]`)?.textContent ?? "")))
    .join(" ")
    .trim();
