import type { Organisation } from "@kalivo/contract/shapes/organisation.ts";
import { ORGANISATION_SORTS } from "@kalivo/domain/limits.ts";
import { type ReactNode, useState } from "react";
import { useText } from "../../lib/text.tsx";
import { Select } from "../../ui/layers/select.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { CardList } from "../../ui/states/card-list.tsx";
import css from "./organisation-list.module.css";
import { FIRST_SORT, type OrganisationSort, useOrganisations } from "./use-organisations.ts";

/** Search, sort and cards; the caller decides what a card does. */
export function OrganisationList({
  card,
}: {
  card: (organisation: Organisation, place: number) => ReactNode;
}) {
  const text = useText();
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<OrganisationSort | null>(null);
  const list = useOrganisations(search, sort);
  const sorts = ORGANISATION_SORTS.map((value) => ({ value, label: text.community.sorts[value] }));
  return (
    <CardList
      list={list}
      none={
        search === ""
          ? { title: text.community.noOrganisationYet, help: text.community.noOrganisationYetHelp }
          : { title: text.global.nothingMatches }
      }
      skeletons={3}
      tools={
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
      }
    >
      {card}
    </CardList>
  );
}
