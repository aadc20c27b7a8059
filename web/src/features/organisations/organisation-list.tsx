import type { Organisation } from "@kalivo/contract/shapes/organisation.ts";
import { ORGANISATION_SORTS } from "@kalivo/domain/limits.ts";
import { type ReactNode, useState } from "react";
import { allItems } from "../../lib/pages.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Grid, Stack } from "../../ui/card.tsx";
import { Select } from "../../ui/layers/select.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { CardSkeleton, Repeat } from "../../ui/states/skeleton.tsx";
import css from "./organisation-list.module.css";
import { FIRST_SORT, type OrganisationSort, useOrganisations } from "./use-organisations.ts";

/** Search, sort and cards; the caller decides what a card does. */
export function OrganisationList({ card }: { card: (organisation: Organisation) => ReactNode }) {
  const text = useText();
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<OrganisationSort | null>(null);
  const list = useOrganisations(search, sort);
  const sorts = ORGANISATION_SORTS.map((value) => ({ value, label: text.community.sorts[value] }));
  return (
    <Stack gap={16}>
      <div className={css.tools}>
        <SearchField onSearch={setSearch} count={list.data?.pages[0]?.total} />
        <Select
          look="pill"
          label={text.community.sort}
          options={sorts}
          value={sort ?? FIRST_SORT}
          onChange={setSort}
        />
      </div>
      <Loaded
        query={list}
        skeleton={
          <Repeat times={3}>
            <CardSkeleton />
          </Repeat>
        }
        empty={{
          when: ({ pages }) => pages[0]?.total === 0,
          show: <EmptyState title={text.global.nothingMatches} />,
        }}
      >
        {({ pages }) => (
          <Grid>
            {allItems(pages).map((organisation) => (
              <li key={organisation.id}>{card(organisation)}</li>
            ))}
          </Grid>
        )}
      </Loaded>
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {text.global.more}
        </Button>
      )}
    </Stack>
  );
}
