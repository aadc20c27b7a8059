import { useText } from "../../lib/text.tsx";
import type { TeamDetail } from "@kalivo/contract/shapes/team.ts";
import { DangerZone } from "./danger-zone.tsx";
import { EditMembers } from "./edit-members.tsx";
import { TeamCodes } from "./team-codes.tsx";
import { TeamDonating } from "./team-donating.tsx";
import { TeamInfo } from "./team-info.tsx";
import css from "./team-screen.module.css";

/** For admins of the team. On wide screens with a menu of its sections. */
export function TeamManage({ team }: { team: TeamDetail }) {
  const text = useText("teams");
  const sections = [
    { id: "team-info", title: text.info, part: <TeamInfo team={team} /> },
    { id: "team-codes", title: text.codes, part: <TeamCodes team={team} /> },
    { id: "team-donating", title: text.donating, part: <TeamDonating team={team} /> },
    { id: "team-members", title: text.editMembers, part: <EditMembers team={team} /> },
    { id: "team-danger", title: text.danger, part: <DangerZone team={team} /> },
  ];
  return (
    <div className={css.manage}>
      <nav className={css.index} aria-label={useText("navigation").teamTabs.manage}>
        {sections.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <div className={css.pane}>
        {sections.map(({ id, part }) => (
          <div key={id} id={id}>
            {part}
          </div>
        ))}
      </div>
    </div>
  );
}
