import { useMoreText } from "../../lib/text.tsx";
import { Shield } from "lucide-react";
import type { Team } from "@kalivo/contract/shapes/team.ts";
import { href } from "../../app/paths.ts";
import { showDate } from "../../lib/format.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import css from "./team-card.module.css";

/** Name, members, since when, and what the reader is in it; leads to the team's page. */
export function TeamCard({ team }: { team: Team }) {
  const text = useMoreText().teams;
  return (
    <a className={css.card} href={href("team", { id: team.id })}>
      <Avatar id={team.id} first_name={team.name} last_name="" picture={team.picture} square />
      <span className={css.text}>
        <span className={css.name}>{team.name}</span>
        <span className={css.facts}>
          {text.members(team.users_count)} · {text.created(showDate(team.created_at))}
        </span>
      </span>
      <MembershipBadge pivot={team.pivot} />
    </a>
  );
}

export function MembershipBadge({ pivot }: Pick<Team, "pivot">) {
  const text = useMoreText().teams.badges;
  if (pivot === null) return <Badge tone="quiet">{text.team}</Badge>;
  if (!pivot.is_admin) return <Badge tone="leaf">{text.member}</Badge>;
  return <Badge icon={<Shield size={14} aria-hidden />}>{text.admin}</Badge>;
}
