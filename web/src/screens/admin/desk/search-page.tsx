import * as api from "@kalivo/contract/api-paths.ts";
import type { AdminFound } from "@kalivo/contract/shapes/admin-desk.ts";
import { useText } from "#web/lib/text.tsx";
import { go } from "#web/lib/navigation.ts";
import { Banner } from "#web/ui/banner.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { EmptyState } from "#web/ui/states/message-state.tsx";
import { Repeat, RowSkeleton } from "#web/ui/states/skeleton.tsx";
import { AdminPage } from "../admin-page.tsx";
import { adminHref } from "../admin-place.ts";
import { Tools } from "../admin-search.tsx";
import { useAdminRead } from "../use-admin.ts";
import { FoundMoney } from "./found-money.tsx";
import { FoundOthers } from "./found-others.tsx";

/** The longest reference has 70 characters, a name 200. */
const LONGEST = 200;
const SKELETON_ROWS = 3;

/** Searches all kinds of records by name, number, address or reference. */
export function SearchPage({ search }: { search: string }) {
  const text = useText("admin").desk;
  const tooLong = search.length > LONGEST;
  const asked = tooLong ? "" : search.trim();
  const found = useAdminRead(api.findAnything, {
    data: { search: asked },
    keep: true,
  });
  return (
    <AdminPage part="search" title={text.title}>
      <Tools>
        <SearchField
          initial={search}
          label={text.search}
          placeholder={text.placeholder}
          count={found.data === undefined ? undefined : countOf(found.data)}
          onSearch={(typed) => go.replace(adminHref("search", { search: typed }))}
        />
        <p>{text.help}</p>
      </Tools>
      {tooLong && <Banner kind="warning">{text.tooLong(LONGEST)}</Banner>}
      <Loaded
        query={found}
        skeleton={
          <Repeat times={SKELETON_ROWS}>
            <RowSkeleton />
          </Repeat>
        }
        {...(asked !== "" && {
          empty: {
            when: (all: AdminFound) => countOf(all) === 0,
            show: <EmptyState title={text.none} help={text.noneHelp} />,
          },
        })}
      >
        {(all) => (
          <>
            <FoundMoney found={all} />
            <FoundOthers found={all} />
          </>
        )}
      </Loaded>
    </AdminPage>
  );
}

const countOf = (found: AdminFound) => Object.values(found).reduce((sum, list) => sum + list.length, 0);
