import { SaxesParser } from "saxes";
import { Unreadable } from "../unreadable.ts";
import { xmlText } from "./xml-text.ts";

/** An element as it opens or closes; names without their prefix. */
export type XmlElement = {
  readonly name: string;
  readonly parent: string;
  readonly attributes: Readonly<Record<string, string>>;
};

export type XmlHandler = {
  opened?: (element: XmlElement) => void;
  /** `text` is the text after its last child. */
  closed: (element: XmlElement, text: string) => void;
};

export type XmlReader = { write: (chunk: string) => void; end: () => void };

const MOST_DEPTH = 64;
const MOST_TEXT = 10_000;

/**
 * Reads XML as a stream, keeping only the open elements. Declarations of a document type are ignored, so a custom entity is
 * an error and cannot expand into a billion (billion laughs).
 */
export function xmlReader({ opened, closed }: XmlHandler): XmlReader {
  const parser = new SaxesParser();
  const around: XmlElement[] = [];
  let text = "";
  const add = (more: string) => {
    if (text.length < MOST_TEXT) text += more;
  };
  parser.on("error", (error) => {
    throw new Unreadable("not_xml", { cause: error });
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (around.length >= MOST_DEPTH) throw new Unreadable("nested_too_deep");
    const element = { name: localName(name), parent: around.at(-1)?.name ?? "", attributes };
    around.push(element);
    text = "";
    opened?.(element);
  });
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", () => {
    const element = around.pop();
    if (element !== undefined) closed(element, text.trim());
    text = "";
  });
  return { write: (chunk) => void parser.write(chunk), end: () => void parser.close() };
}

const SLICE = 1 << 16;

/** Reads a document in memory. */
export function readXml(bytes: Buffer, handler: XmlHandler): void {
  const reader = xmlReader(handler);
  const textOf = xmlText();
  for (let from = 0; from < bytes.length; from += SLICE) {
    reader.write(textOf(bytes.subarray(from, from + SLICE)));
  }
  reader.end();
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

const ZONE = /(Z|[+-]\d\d:?\d\d)$/i;

/** An instant in ms as GPX and TCX write it; without a zone it is UTC, as both specify. Null: invalid. */
export function instantOf(text: string): number | null {
  const instant = Date.parse(ZONE.test(text) ? text : `${text}Z`);
  return Number.isNaN(instant) ? null : instant;
}

/** A decimal number as XML writes it; null: invalid. */
export function numberOf(text: string | undefined): number | null {
  if (text === undefined || text === "") return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}
