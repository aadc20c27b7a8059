import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { allItems, type PageOf } from "../../lib/pages.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Repeat, RowSkeleton } from "../../ui/states/skeleton.tsx";

type AdminListProps<Item> = {
  query: UseInfiniteQueryResult<InfiniteData<PageOf<Item>>>;
  empty: { title: string; help?: string };
  children: (items: readonly Item[]) => ReactNode;
};

const SKELETON_ROWS = 5;

/** A paginated list with loading, error and empty states. */
export function AdminList<Item>({ query, empty, children }: AdminListProps<Item>) {
  const text = useText("global");
  return (
    <Stack gap={16}>
      <Loaded
        query={query}
        skeleton={
          <Repeat times={SKELETON_ROWS}>
            <RowSkeleton />
          </Repeat>
        }
        empty={{ when: ({ pages }) => pages[0]?.total === 0, show: <EmptyState {...empty} /> }}
      >
        {({ pages }) => children(allItems(pages))}
      </Loaded>
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </Stack>
  );
}
