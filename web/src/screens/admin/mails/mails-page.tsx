import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "#web/lib/text.tsx";
import { go } from "#web/lib/navigation.ts";
import { Select } from "#web/ui/layers/select.tsx";
import { AdminList } from "../admin-list.tsx";
import { AdminPage } from "../admin-page.tsx";
import { adminHref, type AdminPlace } from "../admin-place.ts";
import { Tools } from "../admin-search.tsx";
import { RecordList, RecordRow } from "../record-row.tsx";
import { showInstant } from "../show-instant.ts";
import { useAdminPages } from "../use-admin.ts";
import { Outbox } from "./outbox.tsx";

const VIEWS = ["kept", "waiting", "notices_not_sent", "given_up", "sent", "dropped"] as const;

/** The stored mails, and the outbox by state. */
export function MailsPage({ place }: { place: AdminPlace }) {
  const { parts, mails: text } = useText("admin");
  const view = VIEWS.find((name) => name === place.show) ?? "kept";
  return (
    <AdminPage part="mails" title={parts.mails}>
      <Tools compact>
        <Select
          look="pill"
          label={text.view}
          options={VIEWS.map((value) => ({ value, label: text.views[value] }))}
          value={view}
          onChange={(next) => go.replace(adminHref("mails", { show: next }))}
        />
      </Tools>
      {view === "kept" ? <Mailbox /> : <Outbox key={view} view={view} />}
    </AdminPage>
  );
}

const EVERYTHING = {};

function Mailbox() {
  const text = useText("admin").mails;
  const mails = useAdminPages(api.listKeptMails, EVERYTHING);
  return (
    <AdminList query={mails} empty={{ title: text.none, help: text.noneKept }}>
      {(items) => (
        <RecordList label={text.views.kept}>
          {items.map(({ id, subject, recipient, sent_at }) => (
            <RecordRow
              key={id}
              to={adminHref("mails", { id })}
              title={subject}
              facts={[recipient, showInstant(sent_at)]}
            />
          ))}
        </RecordList>
      )}
    </AdminList>
  );
}
