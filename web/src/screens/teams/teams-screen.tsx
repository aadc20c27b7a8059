import { useMoreText } from "../../lib/text.tsx";
import { Plus } from "lucide-react";
import { useState } from "react";
import { href } from "../../app/paths.ts";
import { useMe } from "../../features/me/session.ts";
import { TeamCard } from "../../features/teams/team-card.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Grid } from "../../ui/card.tsx";
import { Page } from "../../ui/page/page.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { CreateTeamSheet } from "./create-team-sheet.tsx";

/** The teams one is in. */
export function TeamsScreen() {
  const text = useMoreText().teams;
  const { teams } = useMe();
  const [creating, setCreating] = useState(false);
  return (
    <Page
      title={text.title}
      back={href("home")}
      footer={
        <Button variant="leaf" icon={<Plus size={22} aria-hidden />} onClick={() => setCreating(true)}>
          {text.create}
        </Button>
      }
    >
      {teams.length === 0 ? (
        <EmptyState
          title={text.empty}
          help={text.emptyHelp}
          action={
            <ButtonLink size="medium" href={href("communityTab", { tab: "teams" })}>
              {text.browse}
            </ButtonLink>
          }
        />
      ) : (
        <Grid columns={2}>
          {teams.map((team) => (
            <li key={team.id}>
              <TeamCard team={team} />
            </li>
          ))}
        </Grid>
      )}
      <CreateTeamSheet open={creating} onClose={() => setCreating(false)} />
    </Page>
  );
}
