import type { Person } from "@kalivo/contract/shapes/person.ts";
import { useState } from "react";
import { useMe } from "../me/session.ts";
import { allItems } from "../../lib/pages.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Grid, Stack } from "../../ui/card.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { CardSkeleton, Repeat } from "../../ui/states/skeleton.tsx";
import { PersonCard } from "./person-card.tsx";
import { type PeopleList as List, usePeople } from "./use-people.ts";

type PeopleListProps = {
  list: List;
  /** Choosing instead of visiting: what happens with the person tapped. */
  onPick?: (person: Person) => void;
  /** Somebody left out, by id. */
  without?: number;
};

const SKELETON_CARDS = 5;

/** Searchable cards of burners or donors. */
export function PeopleList({ list, onPick, without }: PeopleListProps) {
  const text = useText();
  const me = useMe();
  const [search, setSearch] = useState("");
  const people = usePeople(list, search);
  return (
    <Stack gap={16}>
      <SearchField onSearch={setSearch} count={people.data?.pages[0]?.total} />
      <Loaded
        query={people}
        skeleton={
          <Repeat times={SKELETON_CARDS}>
            <CardSkeleton />
          </Repeat>
        }
        empty={{
          when: ({ pages }) => pages[0]?.total === 0,
          show: <EmptyState title={text.community.noProfile} />,
        }}
      >
        {({ pages }) => (
          <Grid>
            {allItems(pages)
              .filter(({ id }) => id !== without)
              .map((person) => (
                <li key={person.id}>
                  <PersonCard
                    person={person}
                    isMe={person.id === me.id}
                    {...(onPick && { onPick: () => onPick(person) })}
                  />
                </li>
              ))}
          </Grid>
        )}
      </Loaded>
      {people.hasNextPage && (
        <Button loading={people.isFetchingNextPage} onClick={() => void people.fetchNextPage()}>
          {text.global.more}
        </Button>
      )}
    </Stack>
  );
}
