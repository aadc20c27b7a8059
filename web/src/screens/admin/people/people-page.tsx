import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "#web/lib/text.tsx";
import type { AdminPersonRow } from "@kalivo/contract/shapes/admin.ts";
import { showDate } from "#web/lib/format.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { AdminList } from "../admin-list.tsx";
import { AdminPage } from "../admin-page.tsx";
import { adminHref, type AdminPlace } from "../admin-place.ts";
import { AdminSearch } from "../admin-search.tsx";
import { RecordList, RecordRow } from "../record-row.tsx";
import { useAdminPages } from "../use-admin.ts";
import { accountName } from "./account-name.ts";
import { RoleBadges } from "./role-badges.tsx";

/** All accounts, searchable by name, email or id. */
export function PeoplePage({ place }: { place: AdminPlace }) {
  const text = useText("admin");
  const people = useAdminPages(api.listAllPeople, { search: place.search });
  return (
    <AdminPage part="people" title={text.parts.people}>
      <AdminSearch
        part="people"
        place={place}
        label={text.people.searchLabel}
        count={people.data?.pages[0]?.total}
      />
      <AdminList query={people} empty={{ title: text.people.none, help: text.people.noneHelp }}>
        {(items) => (
          <RecordList label={text.parts.people}>
            {items.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </RecordList>
        )}
      </AdminList>
    </AdminPage>
  );
}

function PersonRow({ person }: { person: AdminPersonRow }) {
  const text = useText("admin").people;
  return (
    <RecordRow
      to={adminHref("people", { id: person.id })}
      picture={<Avatar {...person} size={44} />}
      title={accountName(person, text.erasedName)}
      badges={<RoleBadges person={person} />}
      facts={[
        person.pseudo,
        person.erased_at === null ? person.email : null,
        text.joined(showDate(person.created_at)),
      ]}
    />
  );
}
