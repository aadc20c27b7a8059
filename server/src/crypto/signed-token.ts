import { createHmac, timingSafeEqual } from "node:crypto";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import { z } from "zod";

/** The payload of a link's token. Short: a token must stay under 400 characters. */
export type TokenPayload = Readonly<Record<string, string | number>>;
export type TokenRefusal = { kind: "forged" } | { kind: "expired" };

const Content = z.tuple([z.number(), z.record(z.string(), z.union([z.string(), z.number()]))]);

/** Signs what a link without sign-in may do. A token of one purpose is invalid for another; its payload is readable. */
export function signToken(
  keys: readonly string[],
  purpose: string,
  payload: TokenPayload,
  expires: Date,
): string {
  const [key] = keys;
  if (key === undefined) throw new Error("there is no key to sign with");
  const body = Buffer.from(JSON.stringify([Math.floor(expires.getTime() / 1000), payload])).toString(
    "base64url",
  );
  return `${body}.${seal(key, purpose, body).toString("base64url")}`;
}

/**
 * The payload of a token of this purpose that has not expired. Every key verifies, so that keys can be rotated. Only one
 * spelling of a link is valid, because uses are counted by it: lenient base64 would ignore blanks and other characters.
 */
export function readToken(
  keys: readonly string[],
  purpose: string,
  token: string,
  now: Date,
): Result<TokenPayload, TokenRefusal> {
  const [body = "", mac = "", ...rest] = token.split(".");
  const given = Buffer.from(mac);
  const genuine = keys
    .map((key) => sameBytes(Buffer.from(seal(key, purpose, body).toString("base64url")), given))
    .includes(true);
  if (!genuine || rest.length > 0) return refuse({ kind: "forged" });
  const [expires, payload] = Content.parse(JSON.parse(Buffer.from(body, "base64url").toString()));
  return now.getTime() < expires * 1000 ? accept(payload) : refuse({ kind: "expired" });
}

/** A key for one purpose, derived from the operator's key: a signature for one purpose is invalid for another. */
export const deriveKey = (key: string, purpose: string): Buffer =>
  createHmac("sha256", key).update(`kalivo ${purpose}`).digest();

const seal = (key: string, purpose: string, body: string) =>
  createHmac("sha256", deriveKey(key, `link ${purpose}`))
    .update(body)
    .digest();

export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
