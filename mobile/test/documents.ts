import { SaxesParser } from "saxes";

type Element = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  text: string;
};

/** Every element of this name, wherever it stands. */
export function elementsOf(xml: string, name: string): Element[] {
  const found = (element: Element): Element[] => [
    ...(element.name === name ? [element] : []),
    ...element.children.flatMap(found),
  ];
  return found(rootOf(xml));
}

/** The keys of a property list with their values: texts, lists of texts, or the name of another kind of value. */
export function plistOf(xml: string): Readonly<Record<string, string | readonly string[]>> {
  const children = rootOf(xml).children[0]?.children[0]?.children ?? [];
  return Object.fromEntries(
    children.flatMap(({ name, text }, at) => (name === "key" ? [[text, valueOf(children[at + 1])]] : [])),
  );
}

function valueOf(element: Element | undefined): string | readonly string[] {
  if (element?.name === "string") return element.text;
  if (element?.name === "array") return element.children.map(({ text }) => text);
  return element?.name ?? "";
}

/** One text of a JSON file. */
export function textIn(json: string, key: string): string {
  const read: unknown = JSON.parse(json);
  const found = Object.entries(typeof read === "object" && read !== null ? read : {}).find(
    ([name]) => name === key,
  );
  if (typeof found?.[1] !== "string") throw new Error(`there is no ${key}`);
  return found[1];
}

function rootOf(xml: string): Element {
  const root: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [], text: "" };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  });
  parser.on("closetag", () => open.pop());
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
  return root;
}
