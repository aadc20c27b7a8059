import type { z } from "zod";

export type Method = "GET" | "POST";
/** Who may call: anybody, a signed-in person, or an admin (who otherwise gets 404). */
export type Access = "anybody" | "person" | "admin";
/** A body that is not JSON: the text of the version, a table, a document or a zip to download, or nothing. */
export type Answer = z.ZodType | "text" | "csv" | "pdf" | "xml" | "zip" | "nothing";

/** Bytes of the JSON, or of a form's names and values together, without its files; parts of a form. */
export type ContentLimits = { readonly bytes: number; readonly parts: number };

export type Route = {
  method: Method;
  path: `/${string}`;
  summary: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Accepts the header `Idempotency-Key`: a repeat with the same key is done once and answered the same. */
  once?: true;
  /** Names of the multipart fields that carry a file. */
  files?: readonly string[];
  /** Large files of one field, stored on disk during the call; the handler receives them itself. */
  uploads?: { readonly field: string; readonly files: number; readonly bytes: number };
  /** Instead of `GENERAL_LIMITS`. */
  limits?: ContentLimits;
  /**
   * Rate limit per person, or per network address for visitors, because the call costs others: time, disk, mails, a
   * provider's limits.
   */
  limit?: { readonly calls: number; readonly seconds: number };
  /**
   * May be answered from a replica some seconds behind (`server/src/db/replica.ts`): what everybody sees and lists for admins;
   * never money, sign-in, or what people keep of their own.
   */
  mayLag?: true;
  /** Status of success and its body. Refusals are always `Refusal`. */
  ok: Readonly<Record<number, Answer>>;
  /**
   * Every status this call may refuse with, beside 401, 413, 422, 429, 500 and 503, which any call may, 415, which any with
   * a body may, and 403 and 404, which any of an admin may.
   */
  refusals?: readonly number[];
};

/** Keeps the literal types of a route, so that handlers and callers are checked against it. */
export const defineRoute = <const R extends Route>(route: R): R => route;

/** What a call says, unless its route takes more. */
export const GENERAL_LIMITS: ContentLimits = { bytes: 256 * 1024, parts: 500 };

/** How much a call takes at the most: nothing more of a body is read. */
export const contentLimits = ({ limits }: Pick<Route, "limits">): ContentLimits => limits ?? GENERAL_LIMITS;
