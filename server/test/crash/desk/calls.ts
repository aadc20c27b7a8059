import { flatten } from "@kalivo/contract/form-data.ts";
import { setTimeout as pause } from "node:timers/promises";
import type { PartName } from "../killing/phases.ts";
import type { Killer } from "../killing/killer.ts";
import type { Workers } from "../workers.ts";

/** What a person does on a page. */
export type Call = {
  method: "GET" | "POST";
  path: string;
  token?: string;
  data?: Record<string, unknown>;
  file?: string;
};
export type Answer<Body> = { status: number; body: Body };

const PATIENCE_MS = 60_000;
const AGAIN_AFTER_MS = 25;
/** A call's statements after the first of its transaction, roughly; one that has fewer dies at its end. */
const REACH = 14;

/** Asks a server once; null when nobody answers. */
export async function ask<Body>(url: string, call: Call): Promise<Answer<Body> | null> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (call.token !== undefined) headers["authorization"] = `Bearer ${call.token}`;
  const body = bodyOf(call, headers);
  try {
    const response = await fetch(url + call.path, {
      method: call.method,
      headers,
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    return { status: response.status, body: isJson && text !== "" ? JSON.parse(text) : text };
  } catch {
    return null;
  }
}

function bodyOf(
  { method, data, file }: Call,
  headers: Record<string, string>,
): string | FormData | undefined {
  if (method === "GET") return undefined;
  if (file === undefined) {
    headers["content-type"] = "application/json";
    return JSON.stringify(data ?? {});
  }
  const form = new FormData();
  for (const [name, value] of flatten(data ?? {})) form.append(name, value);
  form.append("file", new File([file], "statement.xml"));
  return form;
}

export type Pages = ReturnType<typeof pagesOf>;

/** Two servers, of which either answers, and some die while they do. */
export function pagesOf(workers: Workers, killer: Killer) {
  let turn = 0;
  /** As long as somebody must, and is not there, it is tried again. */
  const open = async <Body>(call: Call): Promise<Answer<Body>> => {
    const deadline = performance.now() + PATIENCE_MS;
    while (performance.now() < deadline) {
      const answer = await ask<Body>(workers.urls[turn++ % workers.urls.length] ?? "", call);
      if (answer !== null && answer.status !== 503) return answer;
      if (workers.died.length > 0) throw new Error(workers.died.join("\n"));
      await pause(AGAIN_AFTER_MS);
    }
    throw new Error(`${call.method} ${call.path}: nobody answers`);
  };
  return {
    open,
    /**
     * Presses a button whose server dies so many times meanwhile, and then presses it again as a person would. `isDone`:
     * a look at the page, before anything is pressed again. Answers the last answer; null: it was done already.
     */
    press: async <Body>(
      call: Call,
      { part, kills, isDone }: { part: PartName; kills: number; isDone: () => Promise<boolean> },
    ): Promise<Answer<Body> | null> => {
      const wanted = Math.min(kills, killer.left(part));
      const until = killer.left(part) - wanted;
      const place = `${call.method} ${call.path}`;
      while (killer.left(part) > until) {
        const mayEnd = killer.left(part) === until + 1;
        const answer = await killer.during({ part, place, mayEnd, reach: REACH }, (url) =>
          ask<Body>(url, call),
        );
        const isRefused = answer !== null && answer.status >= 400;
        if (answer !== null && !isRefused) return answer;
        if (await isDone()) return null; // it was, or whoever did it died of something else
        if (answer !== null) return answer;
      }
      if (await isDone()) return null;
      const answer = await open<Body>(call);
      return answer.status >= 400 && (await isDone()) ? null : answer; // the first press was heard after all
    },
  };
}
