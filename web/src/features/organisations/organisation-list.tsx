import type { Organisation, OrganisationLogo } from "@kalivo/contract/shapes/organisation.ts";
import { ORGANISATION_SORTS } from "@kalivo/domain/limits.ts";
import type { ReactNode } from "react";
import { isText, useAsLeft } from "../../lib/as-left.ts";
import { useText } from "../../lib/text.tsx";
import { Stack } from "../../ui/card.tsx";
import { Select } from "../../ui/layers/select.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { CardList } from "../../ui/states/card-list.tsx";
import css from "./organisation-list.module.css";
import { isThemeChoice, ThemeFilter } from "./theme-filter.tsx";
import { FIRST_SORT, type OrganisationSort, useOrganisations } from "./use-organisations.ts";

/** Empty: no order chosen. */
type Order = OrganisationSort | "";

const isOrder = (value: string): value is Order =>
  value === "" || ORGANISATION_SORTS.some((sort) => sort === value);

type OrganisationListProps = {
  card: (organisation: Organisation, place: number) => ReactNode;
  /** Hidden until a search or a theme, because the page shows them elsewhere. */
  without?: readonly OrganisationLogo[];
  /** The words it begins with. */
  search?: string;
  /** In a narrow column: without order and themes. */
  slim?: boolean;
};

/** Search, sort, themes and cards; the caller decides what a card does. */
export function OrganisationList({ card, without, search: begun = "", slim = false }: OrganisationListProps) {
  const community = useText("community");
  const global = useText("global");
  const [search, setSearch] = useAsLeft("search organisations", begun, isText);
  const [sort, setSort] = useAsLeft<Order>("sort organisations", "", isOrder);
  const [theme, setTheme] = useAsLeft("theme of organisations", "", isThemeChoice);
  const all = search === "" && theme === "";
  const list = useOrganisations(search, sort === "" ? null : sort, theme);
  const sorts: { value: Order; label: string }[] = ORGANISATION_SORTS.map((value) => ({
    value,
    label: community.sorts[value],
  }));
  // Search results are sorted by relevance until the person chooses one of the three orders of the specification.
  const found = { value: "" as const, label: community.bestMatch };
  return (
    <CardList
      list={list}
      none={
        all
          ? { title: community.noOrganisationYet, help: community.noOrganisationYetHelp }
          : { title: global.nothingMatches }
      }
      skeletons={3}
      without={all ? without?.map(({ id }) => id) : undefined}
      tools={
        <Stack gap={12}>
          <div className={css.tools}>
            <SearchField initial={search} onSearch={setSearch} count={list.data?.pages[0]?.total} />
            {!slim && (
              <Select
                look="pill"
                label={community.sort}
                options={search === "" ? sorts : [found, ...sorts]}
                value={sort === "" && search === "" ? FIRST_SORT : sort}
                onChange={setSort}
              />
            )}
          </div>
          {!slim && <ThemeFilter value={theme} onChange={setTheme} />}
        </Stack>
      }
    >
      {card}
    </CardList>
  );
}
