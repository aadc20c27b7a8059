import type { Form } from "./form.ts";
import { text, whole } from "./form.ts";
import { invalidRequest } from "./refusal.ts";
import type { World } from "./world.ts";

export type Asked = { id: string; form: Form };
export type Handler = (world: World, asked: Asked) => object;
/** Handlers by their call: "POST /v1/customers". */
export type Handlers = Record<string, Handler>;

export type Listed = { id: string; created: number };

const MOST = 100;

/** A page, newest first, with the filters every list has. */
export function page(found: Iterable<Listed>, form: Form, url: string): object {
  const limit = whole(form, "limit") ?? 10;
  if (limit < 1 || limit > MOST) throw invalidRequest(`Invalid integer: ${limit}`, { param: "limit" });
  const wanted = createdFilter(form);
  const newest = [...found].toReversed().filter(({ created }) => wanted(created));
  const after = text(form, "starting_after");
  const before = text(form, "ending_before");
  const start = after === null ? 0 : position(newest, after, "starting_after") + 1;
  if (before !== null) {
    const end = position(newest, before, "ending_before");
    const from = Math.max(0, end - limit);
    return { object: "list", data: newest.slice(from, end), has_more: from > 0, url };
  }
  const data = newest.slice(start, start + limit);
  return { object: "list", data, has_more: start + limit < newest.length, url };
}

function position(objects: readonly Listed[], id: string, param: string): number {
  const index = objects.findIndex((each) => each.id === id);
  if (index < 0) throw invalidRequest(`No such object: '${id}'`, { code: "resource_missing", param });
  return index;
}

function createdFilter(form: Form): (created: number) => boolean {
  const asked = form["created"];
  if (typeof asked === "string") return (created) => created === Number(asked);
  if (asked === undefined || Array.isArray(asked)) return () => true;
  const [gt, gte, lt, lte] = ["gt", "gte", "lt", "lte"].map((name) => whole(asked, name));
  return (created) =>
    (gt == null || created > gt) &&
    (gte == null || created >= gte) &&
    (lt == null || created < lt) &&
    (lte == null || created <= lte);
}
