import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "#web/lib/text.tsx";
import type { Newsletter, NewsletterDetail } from "@kalivo/contract/shapes/admin-mail.ts";
import { PenLine } from "lucide-react";
import { showDate } from "#web/lib/format.ts";
import { go } from "#web/lib/navigation.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { AdminList } from "../admin-list.tsx";
import { AdminPage } from "../admin-page.tsx";
import { adminHref } from "../admin-place.ts";
import { useFormSheet } from "../form-sheet.tsx";
import { RecordList, RecordRow } from "../record-row.tsx";
import { useAdminPages } from "../use-admin.ts";
import { NewsletterSheet } from "./newsletter-sheet.tsx";

const EVERYTHING = {};

/** Drafts first, then sent ones. */
export function NewslettersPage() {
  const { parts, newsletters: text } = useText("admin");
  const sheet = useFormSheet();
  const newsletters = useAdminPages(api.listNewsletters, EVERYTHING);
  return (
    <AdminPage
      part="newsletters"
      title={parts.newsletters}
      footer={
        <Button variant="leaf" icon={<PenLine size={22} aria-hidden />} onClick={sheet.show}>
          {text.write}
        </Button>
      }
    >
      <AdminList query={newsletters} empty={{ title: text.none, help: text.noneHelp }}>
        {(items) => (
          <RecordList label={parts.newsletters}>
            {items.map((newsletter) => (
              <NewsletterRow key={newsletter.id} newsletter={newsletter} />
            ))}
          </RecordList>
        )}
      </AdminList>
      <NewsletterSheet
        key={sheet.opened}
        open={sheet.open}
        onClose={sheet.close}
        newsletter={null}
        onSaved={({ id }: NewsletterDetail) => go.to(adminHref("newsletters", { id }))}
      />
    </AdminPage>
  );
}

function NewsletterRow({ newsletter }: { newsletter: Newsletter }) {
  const text = useText("admin").newsletters;
  const { id, subject, state, updated_at, sent_at, recipients_count, created_by, sent_by } = newsletter;
  const writer = sent_by ?? created_by;
  return (
    <RecordRow
      to={adminHref("newsletters", { id })}
      title={subject}
      badges={<Badge tone={state === "draft" ? "warning" : "leaf"}>{text[state]}</Badge>}
      facts={[
        sent_at === null
          ? text.changed(showDate(updated_at))
          : text.sentOn(showDate(sent_at), recipients_count ?? 0),
        writer === null ? null : text.by(writer.name),
      ]}
    />
  );
}
