import { type CodeText, parseCodeText } from "@kalivo/domain/codes/code-text.ts";
import { inviterOf } from "@kalivo/domain/people/inviter.ts";

/** What an address of the app is about; an invite is about the person who sent it. */
export type Subject =
  | { kind: "user" | "invite"; id: number }
  | { kind: "organisation" | "team"; id: number }
  | { kind: "code"; code: CodeText };

const PAGE = /^\/(user|organisation|team)\/(\d{1,10})(?:\/back)?\/?$/;
const CODE = /^\/code\/([^/]+)\/?$/;
const MAX_ID = 2_147_483_647;

/** Null: the address is about nobody in particular, or names nothing that can be. */
export function subjectOf(address: string): Subject | null {
  if (!URL.canParse(address, "http://localhost")) return null;
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const [, kind, id] = PAGE.exec(pathname) ?? [];
  if (kind === "user" || kind === "organisation" || kind === "team") return withId(kind, id);
  if (/^\/register\/?$/.test(pathname)) return withId("invite", inviterOf(searchParams.get("back")));
  return withCode(CODE.exec(pathname)?.[1]);
}

/** The same of a picture's name, `user` and `12`. */
export function subjectNamed(kind: string, id: string): Subject | null {
  if (kind === "code") return withCode(id);
  return kind === "invite" ? null : subjectOf(`/${kind}/${id}`);
}

function withId(kind: Exclude<Subject["kind"], "code">, id: string | null | undefined): Subject | null {
  const number = Number(id ?? 0);
  return Number.isInteger(number) && number > 0 && number <= MAX_ID ? { kind, id: number } : null;
}

function withCode(typed: string | undefined): Subject | null {
  const code = parseCodeText(typed ?? "");
  return code === null ? null : { kind: "code", code };
}
