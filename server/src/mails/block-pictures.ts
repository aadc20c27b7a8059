import { initials } from "@kalivo/domain/people/initials.ts";
import { html, type Html } from "../documents/html.ts";
import { contentId } from "../features/mail/inline-pictures.ts";
import { FONT, type Bar, type Block, type Face, type Leaf } from "./blocks.ts";

// Tables and widths in per cent: what every mail program draws.

/** So many different faces come with a mail; whoever else is in it is shown by their first letters. */
const MOST_FACES = 12;
/** So many stand in a row; the sentence beside them names everybody. */
const IN_A_ROW = 5;

export function facesOf(block: Block): readonly Face[] {
  if (block.kind === "person") return [block.face];
  if (block.kind === "people") return block.faces.slice(0, IN_A_ROW);
  return block.kind === "card" && block.face !== undefined ? [block.face] : [];
}

/** The addresses of the pictures that come with a mail of these blocks. */
export function carriedFaces(blocks: readonly Block[]): ReadonlySet<string> {
  const all = new Set(blocks.flatMap(facesOf).flatMap(({ picture }) => picture ?? []));
  return new Set([...all].slice(0, MOST_FACES));
}

/** Decorative: the name stands beside it. */
export function faceHtml({ name, picture }: Face, carried: ReadonlySet<string>, side: number): Html {
  return picture !== null && carried.has(picture) ? pictureHtml(picture, side) : plateHtml(name, side);
}

export const pictureHtml = (address: string, side: number): Html =>
  html`<img
    src="cid:${contentId(address)}"
    width="${side}"
    height="${side}"
    alt=""
    style="display:block;width:${side}px;height:${side}px;border:0"
  />`;

const plateHtml = (name: string, side: number): Html => {
  const [first = "", ...more] = name.trim().split(/\s+/u);
  return html`<table role="presentation" width="${side}" cellpadding="0" cellspacing="0" aria-hidden="true">
    <tr>
      <td
        class="plate"
        width="${side}"
        height="${side}"
        align="center"
        style="width:${side}px;min-width:${side}px;height:${side}px;border-radius:${side / 2}px;background:#d3f5da;font:700 ${Math.round(side / 2.6)}px/${side}px ${FONT};color:#00603a"
      >
        ${initials(first, more.at(-1) ?? "")}
      </td>
    </tr>
  </table>`;
};

const beside = (picture: Html, gap: number, said: Html): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">
    <tr>
      <td valign="middle" style="padding:0 ${gap}px 0 0;width:1%">${picture}</td>
      <td valign="middle">${said}</td>
    </tr>
  </table> `;

const titled = (title: string, details: readonly string[]): Html =>
  html`<p class="ink" style="margin:0;font:700 20px/26px ${FONT};color:#11221b">${title}</p>
    ${details.map((detail) => html`<p class="ink-2" style="margin:4px 0 0;font:400 16px/22px ${FONT};color:#42514a">${detail}</p>`)}`;

export const personHtml = (
  { face, title, details }: Extract<Block, { kind: "person" }>,
  carried: ReadonlySet<string>,
): Html => beside(faceHtml(face, carried, 72), 16, titled(title, details));

export function peopleHtml(
  { faces, said }: Extract<Block, { kind: "people" }>,
  carried: ReadonlySet<string>,
): Html {
  const row = faces
    .slice(0, IN_A_ROW)
    .map((face) => html`<td style="padding:0 6px 0 0">${faceHtml(face, carried, 40)}</td>`);
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 8px">
      <tr>
        ${row}
      </tr>
    </table>
    <p class="ink-2" style="margin:0 0 16px;font:400 16px/24px ${FONT};color:#42514a">${said}</p> `;
}

export const dayHtml = ({ leaf, title, details }: Extract<Block, { kind: "day" }>): Html =>
  beside(leafHtml(leaf), 16, titled(title, details));

/** What it shows is said beside it. */
const leafHtml = ({ weekday, day, month }: Leaf): Html =>
  html`<table
    role="presentation"
    aria-hidden="true"
    cellpadding="0"
    cellspacing="0"
    class="sunken line"
    style="border:1px solid #e1e0d7;border-radius:16px;background:#f0eee6"
  >
    <tr>
      <td
        class="leaf"
        align="center"
        style="padding:5px 12px;border-radius:15px 15px 0 0;background:#00683f;font:600 12px/16px ${FONT};color:#ffffff;white-space:nowrap"
      >
        ${month}
      </td>
    </tr>
    <tr>
      <td class="ink" align="center" style="padding:6px 12px 0;font:700 30px/34px ${FONT};color:#11221b">
        ${day}
      </td>
    </tr>
    <tr>
      <td class="ink-3" align="center" style="padding:0 12px 8px;font:400 12px/16px ${FONT};color:#5b6862">
        ${weekday}
      </td>
    </tr>
  </table>`;

/** Class for the dark theme, and colour for the light one, as the app's charts have them. */
const BAR_LOOKS = {
  money: { name: "bar-money", colour: "#1aa557" },
  effort: { name: "bar", colour: "#f2762e" },
} as const;

export const barsHtml = ({ bars, of }: Extract<Block, { kind: "bars" }>): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">
    ${bars.map((bar) => barHtml(bar, BAR_LOOKS[of]))}
  </table> `;

/** Nothing has no bar, and little has one that is seen. */
const percentOf = (share: number): number =>
  share <= 0 ? 0 : Math.min(100, Math.max(2, Math.round(share * 100)));

type BarLook = (typeof BAR_LOOKS)[keyof typeof BAR_LOOKS];

const barHtml = ({ label, value, share }: Bar, { name, colour }: BarLook): Html =>
  html`<tr>
      <td class="ink" style="padding:8px 12px 4px 0;font:400 15px/20px ${FONT};color:#11221b">${label}</td>
      <td
        class="ink"
        align="right"
        style="padding:8px 0 4px;font:600 15px/20px ${FONT};color:#11221b;white-space:nowrap"
      >
        ${value}
      </td>
    </tr>
    <tr aria-hidden="true">
      <td colspan="2" class="sunken" style="padding:0;border-radius:5px;background:#f0eee6">
        ${
          percentOf(share) === 0
            ? html`<div style="height:10px;font-size:0;line-height:0">&nbsp;</div>`
            : html`<table role="presentation" width="${percentOf(share)}%" cellpadding="0" cellspacing="0">
                <tr>
                  <td
                    class="${name}"
                    height="10"
                    style="height:10px;border-radius:5px;background:${colour};font-size:0;line-height:0"
                  >
                    &nbsp;
                  </td>
                </tr>
              </table>`
        }
      </td>
    </tr>`;
