import { showInstant } from "../show-instant.ts";

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

type Facts = Readonly<Record<string, unknown>> | null;

/** One changed field of an entry: its old value, if recorded, and the new one. */
export type AuditChange = { name: string; before: string | null; after: string | null };

type Spoken = { yes: string; no: string; nothing: string };

/** The fields that differ. Equal fields only identify the record and are left out. */
export function changesOf(before: Facts, after: Facts, spoken: Spoken): AuditChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name) => {
    const was = before === null ? null : shown(before[name], spoken);
    const is = after === null ? null : shown(after[name], spoken);
    return was === is ? [] : [{ name: name.replaceAll("_", " "), before: was, after: is }];
  });
}

function shown(value: unknown, { yes, no, nothing }: Spoken): string {
  if (value === null || value === undefined || value === "") return nothing;
  if (typeof value === "boolean") return value ? yes : no;
  if (typeof value !== "string") return JSON.stringify(value);
  return INSTANT.test(value) ? showInstant(value) : value;
}
