import { call, ReadFailed } from "./call.ts";
import type { CallData } from "./request.ts";

const PER_PAGE = 50;

export type PageOf<Item> = { items: Item[]; total: number };

/** One page of a list call; the total comes in a header. */
export async function readPage<Item>(
  path: string,
  data: CallData,
  page: number,
  signal: AbortSignal,
): Promise<PageOf<Item>> {
  const answer = await call<Item[]>("GET", path, { data: { ...data, page, per_page: PER_PAGE }, signal });
  if (answer.kind !== "success") throw new ReadFailed(path, answer.status);
  return { items: answer.data, total: Number(answer.headers.get("X-Total-Count") ?? answer.data.length) };
}

/** For `getNextPageParam`. */
export const nextPage = ({ total }: PageOf<unknown>, _: unknown, page: number): number | undefined =>
  page * PER_PAGE < total ? page + 1 : undefined;

export const allItems = <Item>(pages: readonly PageOf<Item>[] | undefined): Item[] =>
  pages?.flatMap(({ items }) => items) ?? [];
