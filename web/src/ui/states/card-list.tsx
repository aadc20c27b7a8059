import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { allItems, countWithout, type PageOf } from "../../lib/pages.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../button.tsx";
import { Grid, Stack } from "../card.tsx";
import { Loaded } from "./loaded.tsx";
import { EmptyState } from "./message-state.tsx";
import { CardSkeleton, Repeat } from "./skeleton.tsx";
import { GrowingList } from "./growing-list.tsx";
import { useIncrementalList } from "./use-incremental-list.ts";

type CardListProps<Item extends { id: number }> = {
  list: UseInfiniteQueryResult<InfiniteData<PageOf<Item>>>;
  /** Search field and sort, above the cards. */
  tools: ReactNode;
  /** The empty state, for no results or no items at all. */
  none: { title: string; help?: string; action?: ReactNode };
  skeletons?: number;
  /** Ids to leave out. */
  without?: readonly number[] | undefined;
  children: (item: Item, place: number) => ReactNode;
};

/** A searchable, paginated list of cards with skeleton, empty state and "Show more". */
export function CardList<Item extends { id: number }>(props: CardListProps<Item>) {
  const { list, tools, none, skeletons = 5, without, children } = props;
  const text = useText("global");
  const { data, error, isPending, isError, isFetching, refetch } = list;
  return (
    <Stack gap={16}>
      {tools}
      <Loaded
        query={{ data, error, isPending, isError, isFetching, refetch }}
        skeleton={
          <Repeat times={skeletons}>
            <CardSkeleton />
          </Repeat>
        }
        empty={{ when: ({ pages }) => countWithout(pages, without) === 0, show: <EmptyState {...none} /> }}
      >
        {({ pages }) => (
          <Cards pages={pages} without={without}>
            {children}
          </Cards>
        )}
      </Loaded>
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </Stack>
  );
}

type CardsProps<Item extends { id: number }> = Pick<CardListProps<Item>, "without" | "children"> & {
  pages: readonly PageOf<Item>[];
};

function Cards<Item extends { id: number }>({ pages, without, children }: CardsProps<Item>) {
  const { shown, end } = useIncrementalList(pages);
  return (
    <GrowingList end={end}>
      <Grid>
        {allItems(shown)
          .filter(({ id }) => without?.includes(id) !== true)
          .map((item, place) => (
            <li key={item.id}>{children(item, place)}</li>
          ))}
      </Grid>
    </GrowingList>
  );
}
