import { SaxesParser } from "saxes";
import { UnreadableStatement } from "../bank-statement.ts";

/** An element with its content; names without their prefix. */
export type XmlNode = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  text: string;
};

const MOST_DEPTH = 32;

/**
 * A whole document as a tree: statements are small. A document type is refused, and so is every custom entity: none is
 * expanded or fetched.
 */
export function xmlTree(text: string): XmlNode {
  const parser = new SaxesParser();
  const root: XmlNode = { name: "", attributes: {}, children: [], text: "" };
  const around: XmlNode[] = [root];
  const add = (more: string) => {
    const inner = around.at(-1);
    if (inner !== undefined) inner.text += more;
  };
  parser.on("error", (error) => {
    throw new UnreadableStatement("broken_xml", parser.line, { cause: error });
  });
  parser.on("doctype", () => {
    throw new UnreadableStatement("document_type");
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (around.length > MOST_DEPTH) throw new UnreadableStatement("broken_xml", parser.line);
    const node = { name: name.slice(name.indexOf(":") + 1), attributes, children: [], text: "" };
    around.at(-1)?.children.push(node);
    around.push(node);
  });
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", () => void around.pop());
  parser.write(text).close();
  return root;
}

/** All elements at a path below one: `childrenAt(entry, "NtryDtls", "TxDtls")`. */
export const childrenAt = (node: XmlNode | undefined, ...path: readonly string[]): readonly XmlNode[] =>
  path.reduce<readonly XmlNode[]>(
    (nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)),
    node === undefined ? [] : [node],
  );

export const childAt = (node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined =>
  childrenAt(node, ...path)[0];

export const textAt = (node: XmlNode | undefined, ...path: readonly string[]): string | undefined =>
  childAt(node, ...path)?.text.trim();
