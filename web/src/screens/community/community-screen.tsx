import { COMMUNITY_TABS, href } from "../../paths.ts";
import { OrganisationCard } from "../../features/organisations/organisation-card.tsx";
import { OrganisationList } from "../../features/organisations/organisation-list.tsx";
import { PeopleList } from "../../features/people/people-list.tsx";
import { RefreshButton } from "../../features/pull-to-refresh/refresh-button.tsx";
import { TeamList } from "../../features/teams/team-list.tsx";
import { go } from "../../lib/navigation.ts";
import { useText } from "../../lib/text.tsx";
import { Page } from "../../ui/page/page.tsx";
import { SwipeTabs, type SwipeTab } from "../../ui/tabs/swipe-tabs.tsx";

type TabId = (typeof COMMUNITY_TABS)[number];

/** The number of organisation cards visible on a phone. */
const FIRST_SEEN = 3;

/** The lists of people, teams and organisations; the tab is part of the path. */
export function CommunityScreen({ params }: { params: { tab?: string } }) {
  const navigation = useText("navigation");
  const community = useText("community");
  const active = COMMUNITY_TABS.find((tab) => tab === params.tab) ?? "burners";
  const tabs: readonly SwipeTab<TabId>[] = [
    { id: "burners", label: navigation.communityTabs.burners, panel: <PeopleList list="burners" /> },
    { id: "donors", label: navigation.communityTabs.donors, panel: <PeopleList list="donors" /> },
    { id: "teams", label: navigation.communityTabs.teams, panel: <TeamList /> },
    {
      id: "organisations",
      label: navigation.communityTabs.organisations,
      panel: (
        <OrganisationList
          card={(organisation, place) => (
            <OrganisationCard
              organisation={organisation}
              soon={active === "organisations" && place < FIRST_SEEN}
            />
          )}
        />
      ),
    },
  ];
  return (
    <Page title={community.title} tab={navigation.communityTabs[active]} actions={<RefreshButton />}>
      <SwipeTabs
        label={community.title}
        tabs={tabs}
        active={active}
        onChange={(tab) => go.replace(href("communityTab", { tab }))}
      />
    </Page>
  );
}
