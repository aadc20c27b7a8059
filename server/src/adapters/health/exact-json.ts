import { z } from "zod";

/** Reads JSON without losing a long id: a whole number that JavaScript cannot hold stays the text it was. */
export function parseExactly(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) => {
    const source = context?.source ?? "";
    return typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(source)
      ? source
      : value;
  });
}

/** The same for what somebody else sent; null: it is no JSON. */
export function readJson(text: string): unknown {
  try {
    return parseExactly(text);
  } catch {
    return null;
  }
}

/** A provider's id of anything: a number in its JSON, a text for us. */
export const ProviderId = z
  .union([z.string().min(1).max(100), z.number().int().nonnegative()])
  .transform(String);
