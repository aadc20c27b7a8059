import { type CodeText, parseCodeText } from "../codes/code-text.ts";
import { inviterOf } from "../people/inviter.ts";

/** The subject of a shared link; that of an invite is its sender, that of the page to support somebody that person. */
export type LinkSubject =
  | { kind: "user" | "support" | "invite"; id: number }
  | { kind: "organisation" | "team"; id: number }
  | { kind: "code"; code: CodeText };

const PAGE = /^\/(user|organisation|team)\/(\d{1,10})(\/back)?\/?$/;
/** A public page: `/p/12-amelie-laurent` (`public-address.ts`). */
const PUBLIC = /^\/(\w)\/(\d{1,10})(?:-[^/]*)?\/?$/;
/** The first segment of each public page; it is read aloud and typed from paper, so it is short. */
export const PUBLIC_SEGMENTS = { organisation: "o", team: "t", user: "p" } as const;
const PUBLIC_KINDS = ["organisation", "team", "user"] as const;
const CODE = /^\/code\/([^/]+)\/?$/;
const MAX_ID = 2_147_483_647;

/** The subject of an address within the product (path and query). Null: none, or not valid. */
export function linkSubject(address: string): LinkSubject | null {
  const { path: whole, query } = partsOf(address);
  const path = withoutTail(whole);
  const [, kind, id, back] = PAGE.exec(path) ?? [];
  if (kind === "user" && back !== undefined) return withId("support", id);
  if (kind === "user" || kind === "organisation" || kind === "team") return withId(kind, id);
  const [, segment, number] = PUBLIC.exec(path) ?? [];
  const shown = PUBLIC_KINDS.find((one) => PUBLIC_SEGMENTS[one] === segment);
  if (shown !== undefined) return withId(shown, number);
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
/** Of a key in an address, where one character may take nine; ours have 32. */
const MOST_SIGNS_OF_A_KEY = 200;
/** Of a wanted address; the longest is `/user/12/back?key=…`. */
export const LONGEST_WANTED = 300;

/**
 * The address a shared link leads to after the registration: for an invite the page to support its sender, for a code that
 * code. Null for every other address, so that no link can send a newcomer elsewhere.
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
  const back = subject.kind === "user" ? "" : "/back";
  return `/user/${subject.id}${back}${secret}`;
}

const WITHIN =
  /\/(?:code\/[\w-]{8,9}(?![\w-])|(?:user\/\d+(?:\/back)?|team\/\d+|organisation\/\d+|[opt]\/\d+)(?!\d))/g;

/** The shared link within a longer text: written twice, or joined to other text. Null: none. */
export const wantedWithin = (address: string): string | null =>
  wantedOf(address.match(WITHIN)?.at(-1) ?? null);

/** A path without trailing punctuation or brackets. */
export const withoutTail = (path: string): string => path.replace(/[^\p{L}\p{N}/%-]+$/u, "");

/** Without `URL`, which is not available in this package. */
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
  // The first value of a repeated name counts, as usual on the web.
  return { path, query: new Map(pairs.toReversed()) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
