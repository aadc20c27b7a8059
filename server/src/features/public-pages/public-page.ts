import type { PublicKind } from "@kalivo/domain/links/public-address.ts";
import { initials, tintOf } from "@kalivo/domain/people/initials.ts";
import type { PageWords } from "@kalivo/words/pages.ts";
import { html, type Html } from "../../documents/html.ts";
import { oneLine } from "../../documents/plain-text.ts";
import type { Reader } from "../../documents/site.ts";
import type { Thing } from "../../documents/structured-data.ts";
import type { Description } from "../previews/describe-subject.ts";

/** A public page, as a stranger may read it. */
export type PublicPage = {
  /** Its one address, without the language: every other one that leads to it is redirected there. */
  path: string;
  /** Its heading, and its name in a browser's history. */
  title: string;
  description: Description;
  /** The path of the picture that a shared link shows. */
  picture: string;
  content: Html;
  data: Thing;
  /** Changes at once with what somebody hides: kept by nobody. */
  personal: boolean;
};

/** What a page is written with. */
export type Writing = Reader & { words: PageWords; publicUrl: string };

/** The address in the app, where members go on. */
export const inApp = (kind: PublicKind, id: number): string => `/${kind}/${id}`;

export const signUpFor = (wanted: string): string =>
  `/register?${new URLSearchParams({ to: wanted }).toString()}`;

export type Figure = { value: string; label: string };

export const figuresOf = (figures: readonly Figure[]): Html | null =>
  figures.length === 0
    ? null
    : html`<div class="figures">
        ${figures.map(({ value, label }) => html`<p class="figure"><b>${value}</b> <span>${label}</span></p>`)}
      </div>`;

/** A picture, or the initials on their tint. */
export function plateOf({
  id,
  name,
  url,
  size,
}: {
  id: number;
  name: string;
  url: string | null;
  size: "small" | "logo";
}): Html {
  if (url !== null)
    return html`<img class="logo" src="${url}" alt="" width="72" height="72" loading="lazy" />`;
  return letters({ id, name, shape: size === "small" ? "small" : "square" });
}

/** The picture of a person or a team, which everybody sees who sees the name (rule 62), else their initials. */
export function faceOf({
  picture,
  ...named
}: {
  id: number;
  name: string;
  picture: { url: string } | null;
  shape: "" | "square";
}): Html {
  if (picture === null) return letters(named);
  return html`<img class="face ${named.shape}" src="${picture.url}" alt="" width="96" height="96" />`;
}

function letters({ id, name, shape }: { id: number; name: string; shape: "" | "square" | "small" }): Html {
  const [first = "", ...rest] = oneLine(name).split(" ");
  return html`<span class="plate ${tintOf(id)} ${shape}" aria-hidden="true"
    >${initials(first, rest.join(" "))}</span
  >`;
}

/** In three steps, with what is promised about money. */
export const howItWorks = ({ how }: PageWords, { moves = how.moves, arrives = how.arrives } = {}): Html =>
  html`<h2>${how.title}</h2>
    <ol class="steps">
      ${[moves, how.give, arrives].map((step) => html`<li><span>${step}</span></li>`)}
    </ol>
    <p class="quiet">${how.trust}</p>`;

/** The next step of a stranger, and the way into the app for a member. */
export const actionsOf = (go: { href: string; label: string }, app: { href: string; label: string }): Html =>
  html`<p class="actions"><a class="button go" href="${go.href}">${go.label}</a></p>
    <p class="actions"><a class="button" href="${app.href}">${app.label}</a></p>`;

/** A cause: its logo, name, and what it is or what it got. */
export function causeCard(
  { at }: Reader,
  cause: {
    id: number;
    name: string;
    href: string;
    logo: string | null;
    text: string;
    amount?: string | undefined;
  },
): Html {
  return html`<li>
    <a href="${at(cause.href)}">
      ${plateOf({ id: cause.id, name: cause.name, url: cause.logo, size: "small" })}
      <div>
        <b class="name" dir="auto">${oneLine(cause.name)}</b>
        <p lang="" dir="auto">${oneLine(cause.text)}</p>
        ${cause.amount === undefined ? null : html`<p class="amount">${cause.amount}</p>`}
      </div>
    </a>
  </li>`;
}
