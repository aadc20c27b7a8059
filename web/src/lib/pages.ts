import { call, readAhead, ReadFailed } from "./call.ts";
import type { CallData } from "./request.ts";

const PER_PAGE = 50;

export type PageOf<Item> = { items: Item[]; total: number };

/**
 * What a list reads, page by page, and has of it at once where it was asked for before any code was there:
 * `useInfiniteQuery({ queryKey: ["teams"], ...readingPages<Team>("/api/team", { search }) })`
 */
export const readingPages = <Item>(path: string, data: CallData) => ({
  initialPageParam: 1,
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    readPage<Item>(path, data, pageParam, signal),
  getNextPageParam: nextPage,
  initialData: () => {
    const first = readAhead<Item[]>(path, pageOf(data, 1));
    return first === undefined ? undefined : { pages: [asPage(first)], pageParams: [1] };
  },
});

/** One page of a list call; the total comes in a header. */
async function readPage<Item>(
  path: string,
  data: CallData,
  page: number,
  signal: AbortSignal,
): Promise<PageOf<Item>> {
  const answer = await call<Item[]>("GET", path, { data: pageOf(data, page), signal });
  if (answer.kind !== "success") throw new ReadFailed(path, answer.status);
  return asPage(answer);
}

const pageOf = (data: CallData, page: number): CallData => ({ ...data, page, per_page: PER_PAGE });

const asPage = <Item>({ data, headers }: { data: Item[]; headers: Headers }): PageOf<Item> => ({
  items: data,
  total: Number(headers.get("X-Total-Count") ?? data.length),
});

const nextPage = ({ total }: PageOf<unknown>, _: unknown, page: number): number | undefined =>
  page * PER_PAGE < total ? page + 1 : undefined;

export const allItems = <Item>(pages: readonly PageOf<Item>[] | undefined): Item[] =>
  pages?.flatMap(({ items }) => items) ?? [];
