import { html, type Html, type HtmlPart } from "../documents/html.ts";
import { barsHtml, dayHtml, faceHtml, peopleHtml, personHtml } from "./block-pictures.ts";
import { FONT, type Block, type Fact, type Link, type Prose } from "./blocks.ts";

/** `carried`: the addresses of the pictures that come with the mail. */
export function blockHtml(block: Block, carried: ReadonlySet<string>): Html {
  switch (block.kind) {
    case "text":
      return paragraph(block.text);
    case "prose":
      return paragraph(block.parts.map(proseHtml));
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
      return cardHtml(block, carried);
    case "person":
      return personHtml(block, carried);
    case "people":
      return peopleHtml(block, carried);
    case "day":
      return dayHtml(block);
    case "bars":
      return barsHtml(block);
    default:
      throw new Error(`no such block: ${JSON.stringify(block satisfies never)}`);
  }
}

const paragraph = (said: HtmlPart): Html =>
  html`<p class="ink-2" style="margin:0 0 16px;font:400 16px/24px ${FONT};color:#42514a">${said}</p> `;

const proseHtml = ({ text: words, url }: Prose) =>
  url === undefined ? words : html`<a class="link" href="${url}" style="color:#00603a">${words}</a>`;

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

function cardHtml(
  { title, amount, details, links, face }: Extract<Block, { kind: "card" }>,
  carried: ReadonlySet<string>,
): Html {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    class="sunken"
    style="margin:0 0 12px;background:#f0eee6;border-radius:16px"
  >
    <tr>
      ${face === undefined ? null : html`<td valign="top" style="padding:16px 0 16px 16px;width:1%">${faceHtml(face, carried, 48)}</td>`}
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
