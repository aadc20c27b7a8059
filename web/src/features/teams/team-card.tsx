import { useText } from "../../lib/text.tsx";
import { Shield } from "lucide-react";
import type { Team } from "@kalivo/contract/shapes/team.ts";
import { href } from "../../paths.ts";
import { showDate } from "../../lib/format.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import css from "./team-card.module.css";

type TeamCardProps = {
  team: Team;
  /** With banner and description where the screen is wide enough. */
  tall?: boolean;
  /** In a list beside its page: this one is shown. */
  isCurrent?: boolean;
};

/** Name, members, founding date and the reader's role; links to the team's page. */
export function TeamCard({ team, tall = false, isCurrent = false }: TeamCardProps) {
  const text = useText("teams");
  return (
    <a
      className={classNames(css.card, tall && css.tall)}
      href={href("team", { id: team.id })}
      aria-current={isCurrent ? "page" : undefined}
    >
      {tall && (
        <span className={css.banner}>
          {team.banner !== null && (
            <img src={team.banner.url} alt="" width={548} height={132} loading="lazy" decoding="async" />
          )}
        </span>
      )}
      <Avatar id={team.id} first_name={team.name} last_name="" picture={team.picture} square />
      <span className={css.text}>
        <span className={css.head}>
          <span className={css.name}>{team.name}</span> <MembershipBadge pivot={team.pivot} />
        </span>
        <span className={css.facts}>
          <span className={css.fact}>{text.members(team.users_count)} ·</span>{" "}
          <span className={css.fact}>{text.created(showDate(team.created_at))}</span>
        </span>
      </span>
      {tall && team.description !== "" && (
        <span className={css.description} lang="">
          {team.description}
        </span>
      )}
    </a>
  );
}

export function MembershipBadge({ pivot }: Pick<Team, "pivot">) {
  const text = useText("teams").badges;
  if (pivot === null) return <Badge tone="quiet">{text.team}</Badge>;
  if (!pivot.is_admin) return <Badge tone="leaf">{text.member}</Badge>;
  return <Badge icon={<Shield size={14} aria-hidden />}>{text.admin}</Badge>;
}
