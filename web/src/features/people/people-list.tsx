import type { Person } from "@kalivo/contract/shapes/person.ts";
import { countWithout } from "../../lib/pages.ts";
import { href } from "../../paths.ts";
import { useMe } from "../me/session.ts";
import { isText, useAsLeft } from "../../lib/as-left.ts";
import { useText } from "../../lib/text.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { CardList } from "../../ui/states/card-list.tsx";
import { PersonCard } from "./person-card.tsx";
import { type PeopleList as List, usePeople } from "./use-people.ts";

type PeopleListProps = {
  list: List;
  /** Picks the tapped person instead of opening the profile. */
  onPick?: (person: Person) => void;
  /** Ids to leave out. */
  without?: readonly number[];
};

export function PeopleList({ list, onPick, without }: PeopleListProps) {
  const text = useText("community");
  const me = useMe();
  const [search, setSearch] = useAsLeft(`search ${list}`, "", isText);
  const people = usePeople(list, search);
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
      none={search === "" ? none : { title: text.noProfile }}
      without={without}
      tools={
        <SearchField
          initial={search}
          onSearch={setSearch}
          count={countWithout(people.data?.pages, without)}
        />
      }
    >
      {(person) => (
        <PersonCard
          person={person}
          isMe={person.id === me.id}
          {...(onPick && { onPick: () => onPick(person) })}
        />
      )}
    </CardList>
  );
}
