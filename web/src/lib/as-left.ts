import type { RouterHistory } from "@tanstack/history";
import { useState } from "react";
import { pageHistory } from "./page-history.ts";

/** UI state per history entry (an open pane, a search): going back restores it, a new entry starts without it. */
export function rememberPages(history: Pick<RouterHistory, "location" | "subscribe">) {
  const left = new Map<number, Map<string, unknown>>();
  // oxlint-disable-next-line no-underscore-dangle -- the history's own name for how deep an entry lies
  const place = () => history.location.state.__TSR_index;
  history.subscribe(({ action }) => {
    if (action.type === "PUSH") for (const deep of left.keys()) if (deep >= place()) left.delete(deep);
  });
  return {
    read: (name: string): unknown => left.get(place())?.get(name),
    write: (name: string, value: unknown) => {
      const here = left.get(place()) ?? new Map<string, unknown>();
      left.set(place(), here.set(name, value));
    },
  };
}

let pages: ReturnType<typeof rememberPages> | undefined;

/** `useState` that is restored when this history entry is visited again; `name` is unique within the page. */
export function useAsLeft<Value extends string>(
  name: string,
  first: Value,
  isValue: (value: string) => value is Value,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => {
    const before = (pages ??= rememberPages(pageHistory())).read(name);
    return typeof before === "string" && isValue(before) ? before : first;
  });
  const change = (next: Value) => {
    pages?.write(name, next);
    setValue(next);
  };
  return [value, change];
}

export const isText = (value: string): value is string => value !== null;
