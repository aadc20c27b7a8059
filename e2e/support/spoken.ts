import type { CDPSession, Locator, Page } from "playwright-core";
import { settled } from "./page.ts";

// What a screen reader would announce to a keyboard user, from Chromium's accessibility tree: the focused node after every
// key, its context, and the live regions meanwhile.

const MOST_TABS = 60;
const WAITS_MS = 60_000;

type Value = { value?: unknown } | undefined;
type Node = {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
  value?: Value;
  properties?: { name: string; value: Value }[];
};

/** The states that are announced, and how; a false state is silent, except for toggles. */
const STATES = new Set([
  "required",
  "invalid",
  "disabled",
  "expanded",
  "pressed",
  "checked",
  "selected",
  "busy",
]);
const SAID_WHEN_FALSE = new Set(["expanded", "pressed", "checked"]);
const PLACES = new Set(["dialog", "alertdialog", "radiogroup", "navigation", "region", "tabpanel"]);

export type Ear = Awaited<ReturnType<typeof listen>>;

/** Starts recording, across navigations. The page must be opened with `heard`. */
export async function listen(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Accessibility.enable");
  await page.evaluate(() => window.heard?.splice(0));
  await quiet(page);
  const lines: string[] = [];
  let places: readonly string[] = [];

  const hear = async (key: string) => {
    const said = await page.evaluate(() => window.heard?.splice(0) ?? []);
    const { words, within } = await focusedNode(cdp);
    lines.push(`${key.padEnd(11)} ${words}`);
    for (const place of within.filter((one) => !places.includes(one)))
      lines.push(`${" ".repeat(14)}in ${place}`);
    places = within;
    lines.push(...said.map((one) => `${" ".repeat(14)}says "${one}"`));
    return words;
  };
  /** Presses a key and records the result. `until`: waits for all of these to be focused or announced. */
  const press = async (key: string, ...until: readonly RegExp[]): Promise<void> => {
    await page.keyboard.press(key);
    await quiet(page);
    for (const wanted of until) await heardOrFocused(page, cdp, wanted);
    await hear(key);
  };
  return {
    page,
    press,
    /** Presses Tab until this is focused; records every stop. */
    tabTo: async (wanted: RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
      for (let tab = 0; tab < MOST_TABS; tab += 1) {
        await page.keyboard.press(key);
        await quiet(page);
        if (wanted.test(await hear(key))) return;
      }
      throw new Error(`${String(wanted)} was not reached:\n${lines.join("\n")}`);
    },
    /** Replaces the value of the focused field. */
    type: async (text: string, shown = text, until?: RegExp): Promise<void> => {
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.insertText(text);
      if (until !== undefined) await heardOrFocused(page, cdp, until);
      await quiet(page);
      await hear(`types ${shown}`);
    },
    /** Reads a dialog or page line by line. */
    read: async (place: Locator): Promise<void> => {
      const tree = await place.ariaSnapshot();
      lines.push(...tree.split("\n").map((line) => `${" ".repeat(12)}: ${line}`));
    },
    lines: () => [...lines],
    /** Discards what was recorded. */
    begin: async () => {
      lines.length = 0;
      places = (await focusedNode(cdp)).within;
      await page.evaluate(() => window.heard?.splice(0));
    },
  };
}

/** Waits until the page has rendered and loaded everything. */
async function quiet(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => done()))),
      ),
  );
}

async function heardOrFocused(page: Page, cdp: CDPSession, wanted: RegExp): Promise<void> {
  const until = Date.now() + WAITS_MS;
  for (;;) {
    const said = await page.evaluate(() => window.heard ?? []);
    const { words } = await focusedNode(cdp);
    if (wanted.test(words) || said.some((one) => wanted.test(one))) return quiet(page);
    if (Date.now() > until)
      throw new Error(`${String(wanted)} was neither focused nor said: ${words}, ${said.join()}`);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
}

/** "button "Save" disabled", and its dialogs, groups and landmarks. */
async function focusedNode(cdp: CDPSession): Promise<{ words: string; within: string[] }> {
  const { result } = await cdp.send("Runtime.evaluate", {
    expression: "document.activeElement ?? document.body",
  });
  const { objectId } = result;
  if (objectId === undefined) return { words: "nothing", within: [] };
  const { nodes } = (await cdp.send("Accessibility.getAXNodeAndAncestors", { objectId })) as {
    nodes: Node[];
  };
  const [node, ...around] = nodes;
  if (node === undefined) return { words: "nothing", within: [] };
  const within = around
    .filter(({ ignored, role, name }) => !ignored && PLACES.has(textOf(role)) && textOf(name) !== "")
    .map(({ role, name, description }) =>
      [`${textOf(role)} "${plain(textOf(name))}"`, plain(textOf(description))]
        .filter((text) => text !== "")
        .join(" | "),
    )
    .toReversed();
  return { words: wordsOf(node), within };
}

function wordsOf({ role, name, value, description, properties = [] }: Node): string {
  const kind = textOf(role);
  if (kind === "RootWebArea" || kind === "none") return "nothing";
  const states = properties.flatMap(({ name: state, value: is }) => {
    const on = textOf(is);
    if (state === "level") return [on];
    if (!STATES.has(state) || (on === "false" && !SAID_WHEN_FALSE.has(state)) || on === "") return [];
    return [on === "true" ? state : `${state} ${on}`];
  });
  const inWords = properties.find(({ name: state }) => state === "valuetext")?.value;
  const holds = plain(textOf(inWords) || textOf(value));
  return [
    kind,
    `"${plain(textOf(name))}"`,
    ...(holds === "" ? [] : [`= ${holds}`]),
    ...states,
    ...(textOf(description) === "" ? [] : [`| ${plain(textOf(description))}`]),
  ].join(" ");
}

/** Only strings, numbers and booleans are announced. */
function textOf(given: Value): string {
  const value = given?.value;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? `${value}`
    : "";
}

const plain = (text: string) => text.replaceAll(/\s+/gu, " ").trim();
