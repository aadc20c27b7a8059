import type { CheckedCode } from "./code-entry.ts";

/** The values typed into the registration, without the password: in session storage until the account is created. */
export type Draft = {
  first_name: string;
  last_name: string;
  email: string;
  newsletter: boolean;
  codes: readonly CheckedCode[];
};

const KEY = "register";
const EMPTY: Draft = { first_name: "", last_name: "", email: "", newsletter: false, codes: [] };

/** Empty where storage fails. */
export function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isDraft(kept) ? kept : EMPTY;
  } catch {
    return EMPTY;
  }
}

export function keepDraft(draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Full or forbidden storage: a reload starts with an empty form.
  }
}

function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== "object" || kept === null) return false;
  const texts = ["first_name", "last_name", "email"] as const;
  return (
    texts.every((name) => name in kept && typeof Reflect.get(kept, name) === "string") &&
    "newsletter" in kept &&
    typeof kept.newsletter === "boolean" &&
    "codes" in kept &&
    Array.isArray(kept.codes) &&
    kept.codes.every(isChecked)
  );
}

const isChecked = (code: unknown): code is CheckedCode =>
  typeof code === "object" &&
  code !== null &&
  "code" in code &&
  typeof code.code === "string" &&
  "rate_in_cents_per_kcal" in code &&
  typeof code.rate_in_cents_per_kcal === "number" &&
  (!("monthly_max_in_euros" in code) || typeof code.monthly_max_in_euros === "number");
