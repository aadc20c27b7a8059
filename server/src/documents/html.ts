/** Markup that is safe to send: every value in it was escaped. */
export type Html = { readonly markup: string };
export type HtmlPart = string | number | bigint | Html | null | readonly HtmlPart[];

/** Builds markup; strings are escaped, markup is kept, null is left out, lists are joined. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return { markup: strings.map((text, index) => text + render(parts[index] ?? null)).join("") };
}

function render(part: HtmlPart): string {
  if (part === null) return "";
  if (typeof part !== "object") return escapeHtml(String(part));
  return "markup" in part ? part.markup : part.map(render).join("");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
