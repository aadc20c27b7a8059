import type { Block, Link, Prose } from "./blocks.ts";

/** `colon` as the language writes it. */
export function blockText(block: Block, colon: string): string {
  switch (block.kind) {
    case "text":
      return block.text;
    case "prose":
      return proseText(block.parts);
    case "heading":
      return `${block.text}\n${"-".repeat(block.text.length)}`;
    case "button":
      return `${block.text}${colon}\n${block.url}`;
    case "code":
      return `${block.label}${colon} ${block.code}`;
    case "links":
      return block.links.map((link) => linkText(link, colon)).join("\n");
    case "facts":
      return block.facts.map(({ label, value }) => `${label}${colon} ${value}`).join("\n");
    case "list":
      return block.items.map((item) => `- ${typeof item === "string" ? item : proseText(item)}`).join("\n");
    case "card":
      return [
        `${block.title}${colon} ${block.amount}`,
        ...block.details,
        ...block.links.map((link) => linkText(link, colon)),
      ].join("\n  ");
    case "person":
    case "day":
      return [block.title, ...block.details].join("\n");
    case "people":
      return block.said;
    case "bars":
      return block.bars.map(({ label, value }) => `${label}${colon} ${value}`).join("\n");
    default:
      throw new Error(`no such block: ${JSON.stringify(block satisfies never)}`);
  }
}

const proseText = (parts: readonly Prose[]) =>
  parts.map(({ text: words, url }) => (url === undefined ? words : `${words} (${url})`)).join("");

const linkText = ({ text: words, url }: Link, colon: string) => `${words}${colon} ${url}`;
