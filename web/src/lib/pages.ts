import type { AddressWith, DataAt, ItemAt } from "@kalivo/contract/calls.ts";
import { ask, readAhead, ReadFailed } from "./call.ts";
import type { CallData } from "./request.ts";

const PER_PAGE = 50;

/** `open`: for workouts, how many of all may still count. */
export type PageOf<Item> = { items: Item[]; total: number; open: number };

/** The query of a list without its paging parameters. */
export type ListData<Address extends string> = Omit<DataAt<"GET", Address>, "page" | "per_page">;

/**
 * Infinite query options; a first page prefetched at page load becomes the initial data: `useInfiniteQuery({ queryKey:
 * ["teams"], ...readingPages(api.listTeams, { search }) })`
 */
export const readingPages: <Address extends AddressWith<"GET">>(
  path: Address,
  data: ListData<Address>,
) => ReadingPages<ItemAt<Address>> = pagesOf;

type ReadingPages<Item> = ReturnType<typeof pagesOf<Item>>;

function pagesOf<Item>(path: string, data: CallData) {
  return {
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
      readPage<Item>(path, data, pageParam, signal),
    getNextPageParam: nextPage,
    initialData: () => {
      const first = readAhead<Item[]>(path, pageOf(data, 1));
      return first === undefined ? undefined : { pages: [asPage(first)], pageParams: [1] };
    },
  };
}

/** One page of a list; the total comes in a header. */
async function readPage<Item>(
  path: string,
  data: CallData,
  page: number,
  signal: AbortSignal,
): Promise<PageOf<Item>> {
  const answer = await ask<Item[]>("GET", path, { data: pageOf(data, page), signal });
  if (answer.kind !== "success") throw new ReadFailed(path, answer.status);
  return asPage(answer);
}

const pageOf = (data: CallData, page: number): CallData => ({ ...data, page, per_page: PER_PAGE });

const asPage = <Item>({ data, headers }: { data: Item[]; headers: Headers }): PageOf<Item> => ({
  items: data,
  total: Number(headers.get("X-Total-Count") ?? data.length),
  open: Number(headers.get("X-Open-Count")),
});

const nextPage = ({ total }: PageOf<unknown>, _: unknown, page: number): number | undefined =>
  page * PER_PAGE < total ? page + 1 : undefined;

export const allItems = <Item>(pages: readonly PageOf<Item>[] | undefined): Item[] =>
  pages?.flatMap(({ items }) => items) ?? [];

/** The total minus those left out that are on the loaded pages; undefined while loading. */
export function countWithout(
  pages: readonly PageOf<{ id: number }>[] | undefined,
  without: readonly number[] = [],
): number | undefined {
  const [first] = pages ?? [];
  if (pages === undefined || first === undefined) return undefined;
  return first.total - allItems(pages).filter(({ id }) => without.includes(id)).length;
}
