import type { Person } from "@kalivo/contract/shapes/person.ts";
import { countWithout } from "../../lib/pages.ts";
import { href } from "../../paths.ts";
import { useMe } from "../me/session.ts";
import { isText, useAsLeft } from "../../lib/as-left.ts";
import { useText } from "../../lib/text.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { CardList } from "../../ui/states/card-list.tsx";
import { Stack } from "../../ui/card.tsx";
import { areFiltered, type BurnerFilters, NO_FILTERS } from "./burner-filters.ts";
import { FilterChips } from "./filter-chips.tsx";
import { PersonCard } from "./person-card.tsx";
import { type PeopleList as List, usePeople } from "./use-people.ts";

type PeopleListProps = {
  list: List;
  /** Picks the tapped person instead of opening the profile. */
  onPick?: (person: Person) => void;
  /** Ids to leave out. */
  without?: readonly number[];
  /** The words it begins with. */
  search?: string;
  /** Of the list of burners: chips above it. */
  filtered?: { filters: BurnerFilters; onChange: (filters: BurnerFilters) => void };
  /** The id of the one shown beside the list. */
  current?: string;
};

export function PeopleList({
  list,
  onPick,
  without,
  search: begun = "",
  filtered,
  current,
}: PeopleListProps) {
  const text = useText("community");
  const me = useMe();
  const [search, setSearch] = useAsLeft(`search ${list}`, begun, isText);
  const filters = filtered?.filters ?? NO_FILTERS;
  const people = usePeople(list, search, filters);
  const all = search === "" && !areFiltered(filters);
  const none = {
    title: text.nobodyYet,
    help: text.nobodyYetHelp,
    ...(onPick === undefined && {
      action: (
        <ButtonLink size="medium" href={href("act")}>
          {text.invite}
        </ButtonLink>
      ),
    }),
  };
  return (
    <CardList
      list={people}
      none={all ? none : { title: text.noProfile }}
      without={without}
      tools={
        <Stack gap={12}>
          <SearchField
            initial={search}
            onSearch={setSearch}
            count={countWithout(people.data?.pages, without)}
          />
          {filtered && <FilterChips {...filtered} />}
        </Stack>
      }
    >
      {(person) => (
        <PersonCard
          person={person}
          isMe={person.id === me.id}
          isCurrent={String(person.id) === current}
          {...(onPick && { onPick: () => onPick(person) })}
        />
      )}
    </CardList>
  );
}
