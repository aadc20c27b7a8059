import { href } from "../../paths.ts";
import { useMe } from "../../features/me/session.ts";
import { TeamCard } from "../../features/teams/team-card.tsx";
import { useMoreText } from "../../lib/text.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Section, Stack } from "../../ui/card.tsx";
import { SectionLink } from "./section-link.tsx";

/** One's own teams; without any, how to find one. */
export function MyTeams() {
  const text = useMoreText();
  const { teams } = useMe();
  return (
    <Section
      title={text.home.teams}
      action={<SectionLink href={href("manageTeams")}>{text.home.seeAll}</SectionLink>}
    >
      {teams.length === 0 ? (
        <ButtonLink href={href("communityTab", { tab: "teams" })}>{text.teams.browse}</ButtonLink>
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
