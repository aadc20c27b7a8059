import { type CodeText, parseCodeText } from "../codes/code-text.ts";
import { inviterOf } from "../people/inviter.ts";

/** What a link of ours that people share is about; an invite is about the person who sent it. */
export type LinkSubject =
  | { kind: "user" | "invite"; id: number }
  | { kind: "organisation" | "team"; id: number }
  | { kind: "code"; code: CodeText };

const PAGE = /^\/(user|organisation|team)\/(\d{1,10})(?:\/back)?\/?$/;
const CODE = /^\/code\/([^/]+)\/?$/;
const MAX_ID = 2_147_483_647;

/** Of an address within the product, path and query. Null: it is about nobody in particular, or names nothing that can be. */
export function linkSubject(address: string): LinkSubject | null {
  const { path: whole, query } = partsOf(address);
  const path = withoutTail(whole);
  const [, kind, id] = PAGE.exec(path) ?? [];
  if (kind === "user" || kind === "organisation" || kind === "team") return withId(kind, id);
  if (/^\/register\/?$/.test(path)) return withId("invite", inviterOf(query.get("back") ?? null));
  return withCode(CODE.exec(path)?.[1]);
}

function withId(
  kind: Exclude<LinkSubject["kind"], "code">,
  id: string | null | undefined,
): LinkSubject | null {
  const number = Number(id ?? 0);
  return Number.isInteger(number) && number > 0 && number <= MAX_ID ? { kind, id: number } : null;
}

export function withCode(typed: string | undefined): LinkSubject | null {
  const code = parseCodeText(decoded(typed ?? ""));
  return code === null ? null : { kind: "code", code };
}

const BOOKS = "/transparency";
/** As it stands in an address, where one sign may take nine; ours have 32. */
const MOST_SIGNS_OF_A_KEY = 200;
/** Of a wanted address, `/user/12/back?key=…` being the longest. */
export const LONGEST_WANTED = 300;

/**
 * The one address a shared link leads to once somebody is a member: an invite is the way to support who sent it, a code
 * is that code. Null for everything nobody shares, so that no link can send a newcomer anywhere else.
 */
export function wantedOf(address: string | null): string | null {
  const { path, query } = partsOf(address ?? "");
  if (path === BOOKS) return BOOKS;
  const subject = linkSubject(address ?? "");
  if (subject === null) return null;
  if (subject.kind === "code") return `/code/${subject.code}`;
  if (subject.kind === "organisation" || subject.kind === "team") return `/${subject.kind}/${subject.id}`;
  const key = encodeURIComponent((query.get("key") ?? "").toWellFormed());
  const secret = key === "" || key.length > MOST_SIGNS_OF_A_KEY ? "" : `?key=${key}`;
  const back = subject.kind === "invite" || /\/back\/?$/.test(withoutTail(path)) ? "/back" : "";
  return `/user/${subject.id}${back}${secret}`;
}

const WITHIN = /\/(?:code\/[\w-]{8,9}(?![\w-])|(?:user\/\d+(?:\/back)?|team\/\d+|organisation\/\d+)(?!\d))/g;

/** The shared link within an address that is none itself: written twice, or stuck to what stood beside it. Null: there is none. */
export const wantedWithin = (address: string): string | null =>
  wantedOf(address.match(WITHIN)?.at(-1) ?? null);

/** A path without what ended the sentence or the brackets around its link. */
export const withoutTail = (path: string): string => path.replace(/[^\p{L}\p{N}/%-]+$/u, "");

/** Without `URL`, which this package does without. */
function partsOf(address: string): { path: string; query: ReadonlyMap<string, string> } {
  const [whole = ""] = address.split("#");
  const [path = "", ...search] = whole.split("?");
  const pairs = search
    .join("?")
    .split("&")
    .map((pair): [string, string] => {
      const [name = "", ...value] = pair.split("=");
      return [decoded(name), decoded(value.join("=").replaceAll("+", " "))];
    });
  // The first of a name counts, as everywhere on the web.
  return { path, query: new Map(pairs.toReversed()) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
