import { Search } from "lucide-react";
import { useRef } from "react";
import { COMMUNITY_TABS, href } from "../../paths.ts";
import { SearchEverything } from "../../features/finding/search-everything.tsx";
import { OrganisationCard } from "../../features/organisations/organisation-card.tsx";
import { OrganisationList } from "../../features/organisations/organisation-list.tsx";
import { type BurnerFilters, filtersInAddress, filtersIn } from "../../features/people/burner-filters.ts";
import { PeopleList } from "../../features/people/people-list.tsx";
import { RefreshButton } from "../../features/pull-to-refresh/refresh-button.tsx";
import { TeamList } from "../../features/teams/team-list.tsx";
import { go } from "../../lib/navigation.ts";
import { useText } from "../../lib/text.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Page } from "../../ui/page/page.tsx";
import { SwipeTabs, type SwipeTab } from "../../ui/tabs/swipe-tabs.tsx";
import { useSearchOverAll } from "./use-search-over-all.ts";

type TabId = (typeof COMMUNITY_TABS)[number];

/** The number of organisation cards visible on a phone. */
const FIRST_SEEN = 3;

type CommunityScreenProps = { params: { tab?: string }; query: URLSearchParams };

/** The lists of people, teams and organisations, and behind a button one search over everything: tab, filters and words stand in the address. */
export function CommunityScreen({ params, query }: CommunityScreenProps) {
  const navigation = useText("navigation");
  const community = useText("community");
  const active = COMMUNITY_TABS.find((tab) => tab === params.tab) ?? "burners";
  const filters = filtersIn(query);
  const tabs = useTabs({
    active,
    search: query.get("search") ?? "",
    filters,
    onFilters: (asked) => show("burners", asked),
  });
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const everything = useSearchOverAll({ button, field }, query, (more) => {
    const asked = { ...filtersInAddress(filters), ...more };
    return params.tab === undefined
      ? href("community", {}, asked)
      : href("communityTab", { tab: active }, asked);
  });
  return (
    <Page
      title={community.title}
      tab={navigation.communityTabs[active]}
      actions={
        <>
          {!everything.isOpen && (
            <IconButton
              ref={button}
              label={community.findAnything}
              icon={<Search size={22} aria-hidden />}
              onClick={everything.open}
            />
          )}
          <RefreshButton />
        </>
      }
    >
      {everything.isOpen ? (
        <div ref={field} style={{ display: "contents" }}>
          <SearchEverything search={everything.words} onSearch={everything.type} onClose={everything.close} />
        </div>
      ) : (
        <SwipeTabs
          label={community.title}
          tabs={tabs}
          active={active}
          onChange={(tab) => show(tab, filters)}
        />
      )}
    </Page>
  );
}

const show = (tab: TabId, asked: BurnerFilters) =>
  go.replace(href("communityTab", { tab }, filtersInAddress(asked)));

type Asked = {
  active: TabId;
  /** The words that the open list begins with. */
  search: string;
  filters: BurnerFilters;
  onFilters: (filters: BurnerFilters) => void;
};

function useTabs({ active, search, filters, onFilters }: Asked): readonly SwipeTab<TabId>[] {
  const { communityTabs } = useText("navigation");
  const begun = (tab: TabId) => (tab === active ? search : "");
  const panels = {
    burners: (
      <PeopleList list="burners" search={begun("burners")} filtered={{ filters, onChange: onFilters }} />
    ),
    donors: <PeopleList list="donors" search={begun("donors")} />,
    teams: <TeamList search={begun("teams")} />,
    organisations: (
      <OrganisationList
        search={begun("organisations")}
        card={(organisation, place) => (
          <OrganisationCard
            organisation={organisation}
            soon={active === "organisations" && place < FIRST_SEEN}
          />
        )}
      />
    ),
  };
  return COMMUNITY_TABS.map((id) => ({ id, label: communityTabs[id], panel: panels[id] }));
}
