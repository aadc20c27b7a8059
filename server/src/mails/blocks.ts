import { html, type Html } from "../documents/html.ts";

/** The building blocks of mails, each as HTML and as plain text. */
export type Block =
  | { kind: "text"; text: string }
  | { kind: "prose"; parts: readonly Prose[] }
  | { kind: "heading"; text: string }
  | { kind: "button"; text: string; url: string }
  /** A code to type: large, with its label. */
  | { kind: "code"; label: string; code: string }
  | { kind: "links"; links: readonly Link[] }
  | { kind: "facts"; facts: readonly Fact[] }
  | { kind: "list"; items: readonly (string | readonly Prose[])[] }
  | { kind: "card"; title: string; amount: string; details: readonly string[]; links: readonly Link[] };

export type Link = { text: string; url: string };
/** Part of a paragraph; with a url it is a link. */
export type Prose = { text: string; url?: string };
export type Fact = { label: string; value: string };

export const text = (words: string): Block => ({ kind: "text", text: words });
export const heading = (words: string): Block => ({ kind: "heading", text: words });
export const button = (words: string, url: string): Block => ({ kind: "button", text: words, url });
export const facts = (list: readonly Fact[]): Block => ({ kind: "facts", facts: list });

export const FONT = { markup: "Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif" };

export function blockHtml(block: Block): Html {
  switch (block.kind) {
    case "text":
      return html`<p class="ink-2" style="margin:0 0 16px;font:400 16px/24px ${FONT};color:#42514a">
        ${block.text}
      </p> `;
    case "prose":
      return html`<p class="ink-2" style="margin:0 0 16px;font:400 16px/24px ${FONT};color:#42514a">
        ${block.parts.map(proseHtml)}
      </p> `;
    case "heading":
      return html`<h2 class="ink" style="margin:28px 0 12px;font:700 18px/24px ${FONT};color:#11221b">
        ${block.text}
      </h2> `;
    case "button":
      return html`<p style="margin:8px 0 20px">
        <a
          class="button"
          href="${block.url}"
          style="display:inline-block;padding:15px 24px;border-radius:18px;background:#00683f;color:#ffffff;font:700 17px/22px ${FONT};text-decoration:none"
          >${block.text}</a
        >
      </p> `;
    case "code":
      return html`<p class="ink-3" style="margin:8px 0 4px;font:400 14px/20px ${FONT};color:#5b6862">
          ${block.label}
        </p>
        <p class="ink" style="margin:0 0 20px;font:700 32px/40px ${FONT};letter-spacing:0.12em;color:#11221b">
          ${block.code}
        </p> `;
    case "links":
      return html`<p style="margin:0 0 16px;font:600 15px/28px ${FONT}">${linkLines(block.links)}</p> `;
    case "facts":
      return html`<table
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style="margin:0 0 16px;border-collapse:collapse"
      >
        ${block.facts.map(factRow)}
      </table> `;
    case "list":
      return html`<ul
        class="ink-2"
        style="margin:0 0 16px;padding:0 0 0 20px;font:400 16px/26px ${FONT};color:#42514a"
      >
        ${block.items.map((item) => html`<li>${typeof item === "string" ? item : item.map(proseHtml)}</li>`)}
      </ul> `;
    case "card":
      return cardHtml(block);
    default:
      throw new Error(`no such block: ${JSON.stringify(block satisfies never)}`);
  }
}

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
    default:
      throw new Error(`no such block: ${JSON.stringify(block satisfies never)}`);
  }
}

const proseHtml = ({ text: words, url }: Prose) =>
  url === undefined ? words : html`<a class="link" href="${url}" style="color:#00603a">${words}</a>`;

const proseText = (parts: readonly Prose[]) =>
  parts.map(({ text: words, url }) => (url === undefined ? words : `${words} (${url})`)).join("");

const factRow = ({ label, value }: Fact) =>
  html`<tr>
    <th
      class="ink-3 line"
      scope="row"
      align="left"
      style="padding:9px 12px 9px 0;border-bottom:1px solid #e1e0d7;font:400 14px/20px ${FONT};color:#5b6862;vertical-align:top"
    >
      ${label}
    </th>
    <td
      class="ink line"
      align="right"
      style="padding:9px 0;border-bottom:1px solid #e1e0d7;font:600 15px/20px ${FONT};color:#11221b;vertical-align:top;overflow-wrap:anywhere;word-break:break-word"
    >
      ${value}
    </td>
  </tr>`;

function cardHtml({ title, amount, details, links }: Extract<Block, { kind: "card" }>): Html {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    class="sunken"
    style="margin:0 0 12px;background:#f0eee6;border-radius:16px"
  >
    <tr>
      <td style="padding:16px">
        <p class="ink" style="margin:0 0 4px;font:700 16px/24px ${FONT};color:#11221b">
          ${title} · ${amount}
        </p>
        ${details.map((detail) => html`<p class="ink-2" style="margin:0 0 4px;font:400 14px/20px ${FONT};color:#42514a">${detail}</p>`)}
        ${links.length === 0 ? null : html`<p style="margin:8px 0 0;font:600 14px/26px ${FONT}">${linkLines(links)}</p>`}
      </td>
    </tr>
  </table> `;
}

const linkLines = (links: readonly Link[]) =>
  links.map(({ text: words, url }, index) => [
    index === 0 ? null : html`<br />`,
    html`<a class="link" href="${url}" style="color:#00603a">${words}</a>`,
  ]);

const linkText = ({ text: words, url }: Link, colon: string) => `${words}${colon} ${url}`;
