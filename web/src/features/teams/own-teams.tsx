import { Grid } from "../../ui/card.tsx";
import { useMe } from "../me/session.ts";
import { TeamCard } from "./team-card.tsx";

/** The teams one is in, beside one of them. */
export const OwnTeams = ({ current }: { current: string }) => (
  <Grid>
    {useMe().teams.map((team) => (
      <li key={team.id}>
        <TeamCard team={team} isCurrent={String(team.id) === current} />
      </li>
    ))}
  </Grid>
);
