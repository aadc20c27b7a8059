import { useState } from "react";
import { allItems } from "../../lib/pages.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Grid, Stack } from "../../ui/card.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { CardSkeleton, Repeat } from "../../ui/states/skeleton.tsx";
import { TeamCard } from "./team-card.tsx";
import { useTeams } from "./use-teams.ts";

const SKELETON_CARDS = 5;

/** Every team, searchable. */
export function TeamList() {
  const text = useText();
  const [search, setSearch] = useState("");
  const teams = useTeams(search);
  return (
    <Stack gap={16}>
      <SearchField onSearch={setSearch} count={teams.data?.pages[0]?.total} />
      <Loaded
        query={teams}
        skeleton={
          <Repeat times={SKELETON_CARDS}>
            <CardSkeleton />
          </Repeat>
        }
        empty={{
          when: ({ pages }) => pages[0]?.total === 0,
          show: <EmptyState title={text.community.noTeam} />,
        }}
      >
        {({ pages }) => (
          <Grid>
            {allItems(pages).map((team) => (
              <li key={team.id}>
                <TeamCard team={team} />
              </li>
            ))}
          </Grid>
        )}
      </Loaded>
      {teams.hasNextPage && (
        <Button loading={teams.isFetchingNextPage} onClick={() => void teams.fetchNextPage()}>
          {text.global.more}
        </Button>
      )}
    </Stack>
  );
}
