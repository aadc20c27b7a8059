import { z } from "zod";

/** Parses JSON without losing a long id: an integer that JavaScript cannot represent stays its text. */
export function parseExactly(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) => {
    const source = context?.source ?? "";
    return typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(source)
      ? source
      : value;
  });
}

/** The same for external input; null: invalid JSON. */
export function readJson(text: string): unknown {
  try {
    return parseExactly(text);
  } catch {
    return null;
  }
}

/** A provider's id: a number in its JSON, a string here. */
export const ProviderId = z
  .union([z.string().min(1).max(100), z.number().int().nonnegative()])
  .transform(String);
