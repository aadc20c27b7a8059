import type { Team } from "@kalivo/contract/shapes/team.ts";
import { href } from "../../paths.ts";
import { useMoreText } from "../../lib/text.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";

/** On a page of a team for whoever does not administer it: why there is nothing, and the way to what there is. */
export function AdminsOnly({ team: { id, name } }: { team: Pick<Team, "id" | "name"> }) {
  const text = useMoreText().teams;
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
