import { type ReactNode, useState } from "react";
import { type COMMUNITY_TABS, pathOf } from "../../paths.ts";
import { usePageBefore } from "../../lib/use-page-before.ts";
import { useText } from "../../lib/text.tsx";
import { Beside } from "../../ui/page/beside.tsx";
import { OrganisationCard } from "../organisations/organisation-card.tsx";
import { OrganisationList } from "../organisations/organisation-list.tsx";
import { filtersIn } from "../people/burner-filters.ts";
import { PeopleList } from "../people/people-list.tsx";
import { OwnTeams } from "../teams/own-teams.tsx";
import { TeamList } from "../teams/team-list.tsx";

type Tab = (typeof COMMUNITY_TABS)[number];

type ListBesideProps = {
  /** The lists of Community that lead to such a page. */
  of: readonly Tab[];
  /** Of the page that is shown. */
  id: string;
  children: ReactNode;
};

/** In a wide window a page that was opened from a list stands beside that list; any other stands alone. */
export function ListBeside({ of, id, children }: ListBesideProps) {
  const { communityTabs } = useText("navigation");
  const before = usePageBefore(id);
  const list = listAt(before, of);
  return (
    <Beside
      label={list === null ? null : communityTabs[list.tab]}
      list={() => list !== null && <List {...list} query={before?.searchParams} current={id} />}
    >
      {children}
    </Beside>
  );
}

/** The list that an address shows, if it is one of these; `own`: of one's own teams. */
function listAt(address: URL | null, of: readonly Tab[]): { tab: Tab; own: boolean } | null {
  const found = pathOf(address?.pathname ?? "/");
  if (found?.name === "manageTeams") return of.includes("teams") ? { tab: "teams", own: true } : null;
  // What a search over everything finds is of several lists.
  if (address?.searchParams.has("query") === true) return null;
  const shown = found?.name === "community" ? "burners" : found?.params["tab"];
  const tab = of.find((known) => known === shown);
  return tab === undefined ? null : { tab, own: false };
}

const NOTHING_ASKED = new URLSearchParams();

type ListProps = { tab: Tab; own: boolean; query: URLSearchParams | undefined; current: string };

function List({ tab, own, query = NOTHING_ASKED, current }: ListProps) {
  const search = query.get("search") ?? "";
  const [filters, onChange] = useState(() => filtersIn(query));
  if (own) return <OwnTeams current={current} />;
  if (tab === "burners")
    return <PeopleList list={tab} filtered={{ filters, onChange }} {...{ search, current }} />;
  if (tab === "donors") return <PeopleList list={tab} {...{ search, current }} />;
  if (tab === "teams") return <TeamList {...{ search, current }} />;
  return (
    <OrganisationList
      search={search}
      slim
      card={(organisation) => (
        <OrganisationCard organisation={organisation} isCurrent={String(organisation.id) === current} />
      )}
    />
  );
}
