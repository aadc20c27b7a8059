import { href } from "../../paths.ts";
import { isText, useAsLeft } from "../../lib/as-left.ts";
import { useText } from "../../lib/text.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { CardList } from "../../ui/states/card-list.tsx";
import { TeamCard } from "./team-card.tsx";
import { useTeams } from "./use-teams.ts";

export function TeamList() {
  const text = useText("community");
  const [search, setSearch] = useAsLeft("search teams", "", isText);
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
      tools={<SearchField initial={search} onSearch={setSearch} count={teams.data?.pages[0]?.total} />}
    >
      {(team) => <TeamCard team={team} tall />}
    </CardList>
  );
}
