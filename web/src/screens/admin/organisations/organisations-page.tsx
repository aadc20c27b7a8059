import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "#web/lib/text.tsx";
import type { AdminOrganisation } from "@kalivo/contract/shapes/admin.ts";
import { EyeOff, Landmark, Plus } from "lucide-react";
import { showMoney } from "#web/lib/format.ts";
import { go } from "#web/lib/navigation.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { AdminList } from "../admin-list.tsx";
import { AdminPage } from "../admin-page.tsx";
import { adminHref, type AdminPlace } from "../admin-place.ts";
import { AdminSearch } from "../admin-search.tsx";
import { useFormSheet } from "../form-sheet.tsx";
import { RecordList, RecordRow } from "../record-row.tsx";
import { useAdminPages } from "../use-admin.ts";
import { OrganisationSheet } from "./organisation-sheet.tsx";

/** All organisations, including hidden ones. */
export function OrganisationsPage({ place }: { place: AdminPlace }) {
  const text = useText("admin");
  const global = useText("global");
  const sheet = useFormSheet();
  const organisations = useAdminPages(api.listAllOrganisations, {
    search: place.search,
  });
  return (
    <AdminPage
      part="organisations"
      title={text.parts.organisations}
      footer={
        <Button variant="leaf" icon={<Plus size={22} aria-hidden />} onClick={sheet.show}>
          {text.organisations.add}
        </Button>
      }
    >
      <AdminSearch part="organisations" place={place} count={organisations.data?.pages[0]?.total} />
      <AdminList
        query={organisations}
        empty={
          place.search === ""
            ? { title: text.organisations.none, help: text.organisations.noneHelp }
            : { title: global.nothingMatches }
        }
      >
        {(items) => (
          <RecordList label={text.parts.organisations}>
            {items.map((organisation) => (
              <OrganisationRow key={organisation.id} organisation={organisation} />
            ))}
          </RecordList>
        )}
      </AdminList>
      <OrganisationSheet
        key={sheet.opened}
        open={sheet.open}
        onClose={sheet.close}
        organisation={null}
        onSaved={({ id }) => go.to(adminHref("organisations", { id }))}
      />
    </AdminPage>
  );
}

function OrganisationRow({ organisation }: { organisation: AdminOrganisation }) {
  const text = useText("admin").organisations;
  const { id, name, logo, hidden_at, bank_account, iban_change_waiting } = organisation;
  return (
    <RecordRow
      to={adminHref("organisations", { id })}
      picture={<Avatar id={id} first_name={name} last_name="" picture={logo} size={44} square />}
      title={name}
      badges={
        <>
          {hidden_at !== null && (
            <Badge tone="quiet" icon={<EyeOff size={14} aria-hidden />}>
              {text.hidden}
            </Badge>
          )}
          {iban_change_waiting && (
            <Badge tone="warning" icon={<Landmark size={14} aria-hidden />}>
              {text.ibanWaits}
            </Badge>
          )}
        </>
      }
      facts={[
        text.raised(showMoney(organisation.donations_sum_total_in_euros)),
        text.burners(organisation.users_count),
        bank_account === null ? text.noAccount : text.accountEnds(bank_account.iban_end),
      ]}
    />
  );
}
