import { href } from "../../paths.ts";
import { useMe } from "../../features/me/session.ts";
import { TeamCard } from "../../features/teams/team-card.tsx";
import { useText } from "../../lib/text.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Section, Stack } from "../../ui/card.tsx";
import { SectionLink } from "./section-link.tsx";

/** One's own teams; without any, how to find one. */
export function MyTeams() {
  const home = useText("home");
  const teamsText = useText("teams");
  const { teams } = useMe();
  return (
    <Section title={home.teams} action={<SectionLink href={href("manageTeams")}>{home.seeAll}</SectionLink>}>
      {teams.length === 0 ? (
        <ButtonLink href={href("communityTab", { tab: "teams" })}>{teamsText.browse}</ButtonLink>
      ) : (
        <Stack>
          {teams.map((team) => (
            <TeamCard key={team.id} team={team} />
          ))}
        </Stack>
      )}
    </Section>
  );
}
