import { useText } from "../../lib/text.tsx";
import { Plus } from "lucide-react";
import { useState } from "react";
import { href } from "../../paths.ts";
import { useMe } from "../../features/me/session.ts";
import { TeamCard } from "../../features/teams/team-card.tsx";
import { TeamList } from "../../features/teams/team-list.tsx";
import { useMedia } from "../../lib/media.ts";
import { RefreshButton } from "../../features/pull-to-refresh/refresh-button.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card, Grid, Section } from "../../ui/card.tsx";
import { HelpBubble } from "../../ui/layers/help-bubble.tsx";
import { Page } from "../../ui/page/page.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { CreateTeamSheet } from "./create-team-sheet.tsx";

/** One's own teams. */
export function TeamsScreen() {
  const text = useText("teams");
  const { teams } = useMe();
  const wide = useMedia("(min-width: 1200px)");
  const [creating, setCreating] = useState(false);
  return (
    <Page
      title={text.title}
      back={href("home")}
      actions={
        <>
          <RefreshButton />
          <HelpBubble title={text.title}>
            <p>{text.donatingHelp}</p>
            <p>{text.howToJoin}</p>
          </HelpBubble>
        </>
      }
      action={
        <Button variant="leaf" icon={<Plus size={22} aria-hidden />} onClick={() => setCreating(true)}>
          {text.create}
        </Button>
      }
    >
      {teams.length === 0 ? (
        <EmptyState title={text.empty} help={text.emptyHelp} action={<Browse />} />
      ) : (
        <>
          <Grid columns={2}>
            {teams.map((team) => (
              <li key={team.id}>
                <TeamCard team={team} tall />
              </li>
            ))}
            {!wide && (
              <li>
                <Another />
              </li>
            )}
          </Grid>
          {wide && (
            <Section title={text.browse}>
              <TeamList without={teams.map(({ id }) => id)} />
            </Section>
          )}
        </>
      )}
      <CreateTeamSheet open={creating} onClose={() => setCreating(false)} />
    </Page>
  );
}

/** Ways to join or create another team. */
function Another() {
  return (
    <Card tone="outline">
      <EmptyState title={useText("teams").emptyHelp} action={<Browse />} />
    </Card>
  );
}

function Browse() {
  return (
    <ButtonLink size="medium" href={href("communityTab", { tab: "teams" })}>
      {useText("teams").browse}
    </ButtonLink>
  );
}
