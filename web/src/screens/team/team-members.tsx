import { useText } from "../../lib/text.tsx";
import type { TeamDetail } from "@kalivo/contract/shapes/team.ts";
import { useMe } from "../../features/me/session.ts";
import { PersonCard } from "../../features/people/person-card.tsx";
import { Grid } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { TeamCodes } from "./team-codes.tsx";
import css from "./team-screen.module.css";

/** The members, as far as visible to the reader. */
export function TeamMembers({ team }: { team: TeamDetail }) {
  const text = useText("teams");
  const me = useMe();
  const hidden = team.users_count - team.users.length;
  if (team.users_count <= 1 && team.pivot !== null) {
    return (
      <div className={css.pane}>
        <EmptyState title={text.onlyYou} help={text.onlyYouHelp} />
        {team.pivot.is_admin && <TeamCodes team={team} />}
      </div>
    );
  }
  return (
    <div className={css.pane}>
      <Grid>
        {team.users.map((member) => (
          <li key={member.id}>
            <PersonCard
              person={{ ...member, pivot: member.pledge }}
              isMe={member.id === me.id}
              isAdmin={member.pivot.is_admin}
            />
          </li>
        ))}
      </Grid>
      {hidden > 0 && <p>{text.hiddenMembers(hidden)}</p>}
    </div>
  );
}
