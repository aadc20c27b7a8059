/** What a form says, every leaf as text: `metadata[a]=1&expand[0]=x` is `{ metadata: { a: "1" }, expand: ["x"] }`. */
export type Form = { [name: string]: FormValue };
export type FormValue = string | Form | FormValue[];

export function parseForm(encoded: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const keys = name.split(/\[|\]\[|\]/).filter((key, index) => index === 0 || key !== "");
    put(form, name.endsWith("[]") ? [...keys, String(countOf(form, keys))] : keys, value);
  }
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, withLists(value)]));
}

function put(form: Form, [key = "", ...rest]: readonly string[], value: string) {
  if (rest.length === 0) {
    form[key] = value;
    return;
  }
  const below = form[key];
  const inner = isForm(below) ? below : {};
  form[key] = inner;
  put(inner, rest, value);
}

function countOf(form: Form, [key = ""]: readonly string[]) {
  const below = form[key];
  return isForm(below) ? Object.keys(below).length : 0;
}

/** What is numbered from zero is a list. */
function withLists(value: FormValue): FormValue {
  if (!isForm(value)) return value;
  const entries = Object.entries(value).map(([key, below]) => [key, withLists(below)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, below]) => below) : Object.fromEntries(entries);
}

export const isForm = (value: FormValue | undefined): value is Form =>
  typeof value === "object" && !Array.isArray(value);

/** An empty text takes a value away; it is given back as null. */
export function text(form: Form, name: string): string | null {
  const value = form[name];
  return typeof value === "string" && value !== "" ? value : null;
}

export function whole(form: Form, name: string): number | null {
  const value = text(form, name);
  return value === null ? null : Number(value);
}

export const flag = (form: Form, name: string) => form[name] === "true";

export function part(form: Form, name: string): Form {
  const value = form[name];
  return isForm(value) ? value : {};
}

export function list(form: Form, name: string): string[] {
  const value = form[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

/** Metadata as the API merges it: an empty value takes a key away. */
export function mergedMetadata(before: Record<string, string> | null, form: Form): Record<string, string> {
  const texts = Object.entries(part(form, "metadata")).flatMap(([key, value]) =>
    typeof value === "string" ? [[key, value] as const] : [],
  );
  const merged = Object.fromEntries([...Object.entries(before ?? {}), ...texts]);
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ""));
}

/** The methods a request allows; when it says nothing, those that are switched on: cards and direct debits. */
export function allowedTypes(form: Form) {
  const asked = list(form, "allowed_payment_method_types");
  return {
    allowed_payment_method_types: asked.length === 0 ? null : asked,
    payment_method_types: asked.length === 0 ? ["card", "sepa_debit"] : asked,
  };
}
