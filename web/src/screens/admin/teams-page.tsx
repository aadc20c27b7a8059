import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "../../lib/text.tsx";
import type { AdminTeam } from "@kalivo/contract/shapes/admin.ts";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { href } from "../../paths.ts";
import { showDate, showMoney } from "../../lib/format.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { AdminList } from "./admin-list.tsx";
import { AdminPage } from "./admin-page.tsx";
import type { AdminPlace } from "./admin-place.ts";
import { AdminSearch } from "./admin-search.tsx";
import { RecordList, RecordRow } from "./record-row.tsx";
import { useAdminPages } from "./use-admin.ts";

/** All teams, including deleted ones; an existing one links to its page. */
export function TeamsPage({ place }: { place: AdminPlace }) {
  const text = useText("admin");
  const teams = useAdminPages(api.listAllTeams, { search: place.search });
  return (
    <AdminPage part="teams" title={text.parts.teams}>
      <AdminSearch part="teams" place={place} count={teams.data?.pages[0]?.total} />
      <AdminList query={teams} empty={{ title: text.teams.none }}>
        {(items) => (
          <RecordList label={text.parts.teams}>
            {items.map((team) => (
              <TeamRow key={team.id} team={team} />
            ))}
          </RecordList>
        )}
      </AdminList>
    </AdminPage>
  );
}

function TeamRow({ team }: { team: AdminTeam }) {
  const text = useText("admin").teams;
  const { id, name, picture, admins, deleted_at } = team;
  return (
    <RecordRow
      {...(deleted_at === null && { to: href("team", { id }) })}
      picture={<Avatar id={id} first_name={name} last_name="" picture={picture} size={44} square />}
      title={name}
      badges={
        <>
          {deleted_at !== null && <Badge tone="quiet">{text.deleted}</Badge>}
          {team.method_state !== null && <PaymentBadge state={team.method_state} />}
        </>
      }
      excerpt={admins.length > 0 ? text.ledBy(admins.map((admin) => admin.name).join(", ")) : undefined}
      facts={[
        text.members(team.users_count),
        text.donated(showMoney(team.donated_in_euros)),
        text.created(showDate(team.created_at)),
      ]}
    />
  );
}

function PaymentBadge({ state }: { state: NonNullable<AdminTeam["method_state"]> }) {
  const text = useText("admin").teams.payment;
  if (state === "none") return <Badge tone="quiet">{text.none}</Badge>;
  const Icon = state === "active" ? CircleCheck : TriangleAlert;
  return (
    <Badge tone={state === "active" ? "leaf" : "warning"} icon={<Icon size={14} aria-hidden />}>
      {text[state]}
    </Badge>
  );
}
