import { countWithout } from "../../lib/pages.ts";
import { href } from "../../paths.ts";
import { isText, useAsLeft } from "../../lib/as-left.ts";
import { useText } from "../../lib/text.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { CardList } from "../../ui/states/card-list.tsx";
import { TeamCard } from "./team-card.tsx";
import { useTeams } from "./use-teams.ts";

type TeamListProps = {
  /** The words it begins with. */
  search?: string;
  /** The id of the one shown beside the list. */
  current?: string;
  /** Ids to leave out. */
  without?: readonly number[];
};

export function TeamList({ search: begun = "", current, without }: TeamListProps) {
  const text = useText("community");
  const [search, setSearch] = useAsLeft("search teams", begun, isText);
  const teams = useTeams(search);
  const none = {
    title: text.noTeamYet,
    help: text.noTeamYetHelp,
    action: (
      <ButtonLink size="medium" href={href("manageTeams")}>
        {text.createTeam}
      </ButtonLink>
    ),
  };
  return (
    <CardList
      list={teams}
      none={search === "" ? none : { title: text.noTeam }}
      without={without}
      tools={
        <SearchField initial={search} onSearch={setSearch} count={countWithout(teams.data?.pages, without)} />
      }
    >
      {(team) => (
        <TeamCard team={team} tall={current === undefined} isCurrent={String(team.id) === current} />
      )}
    </CardList>
  );
}
