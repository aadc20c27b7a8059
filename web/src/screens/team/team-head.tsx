import { useText } from "../../lib/text.tsx";
import type { TeamDetail } from "@kalivo/contract/shapes/team.ts";
import { MembershipBadge } from "../../features/teams/team-card.tsx";
import { showDate, showMoney } from "../../lib/format.ts";
import { Avatar } from "../../ui/avatar.tsx";
import css from "./team-screen.module.css";

/** Banner, picture, member count, founding date, and the reader's role. */
export function TeamHead({ team }: { team: TeamDetail }) {
  const text = useText("teams");
  return (
    <div className={css.head}>
      {team.banner !== null && (
        <img className={css.banner} src={team.banner.url} alt="" width={1120} height={280} decoding="async" />
      )}
      <div className={css.who}>
        <Avatar id={team.id} first_name={team.name} last_name="" picture={team.picture} size={72} square />
        <div className={css.facts}>
          <MembershipBadge pivot={team.pivot} />
          <span>
            {text.members(team.users_count)} · {text.created(showDate(team.created_at))}
          </span>
          {team.total_donated > 0 && <span>{text.gaveTotal(showMoney(team.total_donated))}</span>}
        </div>
      </div>
    </div>
  );
}
