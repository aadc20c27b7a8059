import type { Block, Prose } from "../blocks.ts";

/**
 * Parses an admin's text into blocks: paragraphs between empty lines, `# headings`, lines of `- lists`,
 * `[links](https://…)`, and a paragraph of one link alone as a button. Everything else is plain text: markup is escaped, and
 * a link leads to a web page or a mail address only.
 */
export function writtenBlocks(body: string): Block[] {
  return body
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(blockOf);
}

/** The preview text beside the subject. */
export function firstSentence(blocks: readonly Block[]): string {
  const first = blocks.find((block) => block.kind === "prose");
  return first?.kind === "prose" ? first.parts.map((part) => part.text).join("") : "";
}

function blockOf(part: string): Block {
  const lines = part.split("\n").map((line) => line.trim());
  const [first = ""] = lines;
  const title = /^#{1,3}\s+(.+)$/.exec(first)?.[1];
  if (title !== undefined && lines.length === 1) return { kind: "heading", text: title };
  const items = lines.flatMap((line) => /^[-*]\s+(.+)$/.exec(line)?.[1] ?? []);
  if (items.length === lines.length) return { kind: "list", items: items.map(proseOf) };
  const parts = proseOf(lines.join(" "));
  const [only] = parts;
  if (parts.length === 1 && only?.url !== undefined)
    return { kind: "button", text: only.text, url: only.url };
  return { kind: "prose", parts };
}

function proseOf(text: string): Prose[] {
  const parts: Prose[] = [];
  let after = 0;
  for (const match of text.matchAll(/\[([^\][]+)\]\(([^()\s]+)\)/g)) {
    const [whole, words = "", address = ""] = match;
    const url = safeUrl(address);
    if (url === null) continue; // stays as it was written
    if (match.index > after) parts.push({ text: text.slice(after, match.index) });
    parts.push({ text: words, url });
    after = match.index + whole.length;
  }
  if (after < text.length) parts.push({ text: text.slice(after) });
  return parts;
}

const ALLOWED = new Set(["https:", "http:", "mailto:"]);

function safeUrl(address: string): string | null {
  const url = URL.parse(address);
  return url !== null && ALLOWED.has(url.protocol) ? url.href : null;
}
