import type { TeamDetail } from "@kalivo/contract/shapes/team.ts";
import { href } from "../../paths.ts";
import { TeamHead } from "./team-head.tsx";
import { TeamManage } from "./team-manage.tsx";
import { TeamMembers } from "./team-members.tsx";
import { TeamOverview } from "./team-overview.tsx";
import { TeamSkeleton } from "./team-skeleton.tsx";
import { useMe } from "../../features/me/session.ts";
import { useMeter } from "../../features/payment/use-meter.ts";
import { useStats } from "../../features/people/use-people.ts";
import { useRelay } from "../../features/teams/relay/use-relay.ts";
import { useTeam } from "../../features/teams/use-teams.ts";
import { ListBeside } from "../../features/finding/list-beside.tsx";
import { SharePage } from "../../features/people/share-page.tsx";
import { RefreshButton } from "../../features/pull-to-refresh/refresh-button.tsx";
import { useAsLeft } from "../../lib/as-left.ts";
import { useText } from "../../lib/text.tsx";
import { useFailureToast } from "../../ui/toast/use-failure-toast.ts";
import { Page } from "../../ui/page/page.tsx";
import { isNotThere, Loaded } from "../../ui/states/loaded.tsx";
import { SwipeTabs, type SwipeTab } from "../../ui/tabs/swipe-tabs.tsx";

type TabId = "overview" | "members" | "manage";

const isTab = (id: string): id is TabId => id === "overview" || id === "members" || id === "manage";

/** A team: Overview, Members, and for its admins Manage. */
export const TeamScreen = ({ params }: { params: { id: string } }) => (
  <ListBeside of={["teams"]} id={params.id}>
    <TeamPage id={params.id} />
  </ListBeside>
);

function TeamPage({ id: teamId }: { id: string }) {
  const global = useText("global");
  const navigation = useText("navigation");
  const community = useText("community");
  const team = useTeam(teamId);
  useFailureToast(team.isError);
  const mine = useMe().teams.find(({ id }) => `${id}` === teamId);
  // Prefetched in parallel with the team.
  useStats("team", teamId);
  useRelay(Number(teamId), mine !== undefined);
  useMeter(mine?.pivot?.is_admin === true ? { teamId: Number(teamId) } : null);
  const list = href("communityTab", { tab: "teams" });
  return (
    <Page
      title={team.data?.name ?? (isNotThere(team) ? global.nothingHere : navigation.communityTabs.teams)}
      back={list}
      actions={
        <>
          <RefreshButton />
          {team.data !== undefined && <SharePage kind="team" id={team.data.id} name={team.data.name} />}
        </>
      }
    >
      <Loaded query={team} skeleton={<TeamSkeleton />} elsewhere={{ href: list, label: community.all.teams }}>
        {(found) => (
          <>
            <TeamHead team={found} />
            <Tabs team={found} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Tabs({ team }: { team: TeamDetail }) {
  const text = useText("navigation").teamTabs;
  const [tab, setTab] = useAsLeft<TabId>("team", "overview", isTab);
  const tabs: SwipeTab<TabId>[] = [
    { id: "overview", label: text.overview, panel: <TeamOverview team={team} /> },
    { id: "members", label: text.members, panel: <TeamMembers team={team} /> },
  ];
  if (team.pivot?.is_admin === true)
    tabs.push({ id: "manage", label: text.manage, panel: <TeamManage team={team} /> });
  return <SwipeTabs label={team.name} tabs={tabs} active={tab} onChange={setTab} />;
}
