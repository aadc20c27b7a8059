import { screen, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { eventually, HANGS_MS } from "./eventually.ts";

type Name = string | RegExp;
type Role =
  | "button"
  | "link"
  | "radio"
  | "checkbox"
  | "switch"
  | "tab"
  | "heading"
  | "dialog"
  | "alertdialog"
  | "combobox"
  | "slider"
  | "spinbutton";

/** What a person does in a part of the page and reads there, by the names that are seen and heard. */
export function handsIn(user: UserEvent, part: HTMLElement) {
  const inside = within(part);
  const find = (role: Role, name: Name) =>
    there(() => inside.queryAllByRole(role, { name }), `${role} "${String(name)}"`);
  const field = (label: Name) => there(() => inside.queryAllByLabelText(label), `field "${String(label)}"`);
  return {
    part,
    find,
    field,
    press: async (name: Name, role: Role = "button") => user.click(await find(role, name)),
    /** Without a pointer: Tab leads there, and a key is pressed. */
    key: async (
      name: Name,
      role: Role = "button",
      key: "Enter" | "Space" | "Home" | "End" | "ArrowLeft" | "ArrowRight" = "Enter",
    ) => {
      tabTo(await find(role, name));
      await user.keyboard(`[${key}]`);
    },
    /** Without a pointer: Tab leads to a group of radios, arrows to the others; again where the page took the focus away. */
    choose: async (name: Name) => {
      const hangsAt = performance.now() + HANGS_MS;
      do await walkTo(user, await find("radio", name));
      while (!isChecked(await find("radio", name)) && performance.now() < hangsAt);
      expect(isChecked(await find("radio", name))).toBe(true);
    },
    fill: async (label: Name, text: string) => {
      const found = await field(label);
      await user.clear(found);
      await user.paste(text);
    },
    says: (text: Name) => there(() => inside.queryAllByText(text), `"${String(text)}"`),
  };
}

/** The whole page. */
export const handsOn = (user: UserEvent) => ({
  ...handsIn(user, document.body),
  user,
  /** The sheet or the question that stands open. */
  sheet: async (name: Name = /./) =>
    handsIn(user, await there(() => sheets(name), `dialog "${String(name)}"`)),
  /** What is asked before it is done. */
  question: async () => handsIn(user, await there(() => screen.queryAllByRole("alertdialog"), "question")),
  /** Its title stands there, be it behind a sheet that opens by itself. */
  isDrawn: () => eventually(() => expect(document.querySelector("h1")).not.toBeNull()),
  /** Be it behind a sheet, and more than once. */
  standsBehind: (text: Name) => eventually(() => screen.getAllByText(text)),
  isTitled: (name: Name) =>
    there(() => screen.queryAllByRole("heading", { level: 1, name }), `title "${String(name)}"`),
  /** A link or a button led there: the title has the focus. */
  arrivesAt: (name: Name) =>
    eventually(() =>
      expect(document.activeElement).toBe(screen.queryByRole("heading", { level: 1, name }) ?? name),
    ),
  isAt: (path: string) => eventually(() => expect(location.pathname + location.search).toBe(path)),
});

/** It is one of the stops of Tab, and has the focus. */
function tabTo(element: HTMLElement): void {
  element.focus();
  expect([element.tabIndex, document.activeElement === element], element.outerHTML).toEqual([0, true]);
}

const isChecked = (radio: HTMLElement) => radio instanceof HTMLInputElement && radio.checked;

async function walkTo(user: UserEvent, wanted: HTMLElement): Promise<void> {
  const group = [...document.querySelectorAll<HTMLInputElement>(`[name="${wanted.getAttribute("name")}"]`)];
  const stop = group.find(isChecked) ?? group[0];
  if (stop === undefined) throw new Error(`${wanted.outerHTML} is in no group`);
  tabTo(stop);
  await user.keyboard("[Space]");
  for (let step = group.length; step > 0 && document.activeElement !== wanted; step -= 1)
    await user.keyboard("[ArrowDown]");
}

/** Without the native one that stands where a sheet is on its way. */
const sheets = (name: Name) =>
  screen.queryAllByRole("dialog", { name }).filter((element) => !(element instanceof HTMLDialogElement));

/** The first of them that a layer does not cover and a style does not hide, once it is there. */
const there = (all: () => HTMLElement[], what: string): Promise<HTMLElement> =>
  eventually(() => {
    const found = all().find((element) => element.closest("[inert]") === null && isSeen(element));
    if (found === undefined) throw new Error(`There is no ${what}. The page says: ${shownText()}`);
    return found;
  });

const isSeen = (element: Element) =>
  element.checkVisibility() && getComputedStyle(element).visibility !== "hidden";

const shownText = () =>
  ["#app", "#layers", "#toasts"].map((part) => document.querySelector(part)?.textContent ?? "").join(" | ");
