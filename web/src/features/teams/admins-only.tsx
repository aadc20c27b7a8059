import type { Team } from "@kalivo/contract/shapes/team.ts";
import { href } from "../../paths.ts";
import { useText } from "../../lib/text.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";

/** On a team's admin page for a person who is no admin of it: the reason, and a link to the team. */
export function AdminsOnly({ team: { id, name } }: { team: Pick<Team, "id" | "name"> }) {
  const text = useText("teams");
  return (
    <EmptyState
      title={text.adminsOnly}
      action={
        <ButtonLink size="medium" href={href("team", { id })}>
          {text.toTeam(name)}
        </ButtonLink>
      }
    />
  );
}
