import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "#web/lib/text.tsx";
import type { AdminFeedback } from "@kalivo/contract/shapes/admin.ts";
import { ScrollText } from "lucide-react";
import { showDate } from "#web/lib/format.ts";
import { go } from "#web/lib/navigation.ts";
import { Badge } from "#web/ui/badge.tsx";
import { RadioCards } from "#web/ui/radio-cards.tsx";
import { AdminList } from "../admin-list.tsx";
import { AdminPage } from "../admin-page.tsx";
import { adminHref, type AdminPlace } from "../admin-place.ts";
import { Tools } from "../admin-search.tsx";
import { RecordList, RecordRow } from "../record-row.tsx";
import { useAdminPages } from "../use-admin.ts";

const STATES = ["unread", "all"] as const;

/** People's messages; by default the unread ones. */
export function FeedbackPage({ place }: { place: AdminPlace }) {
  const { parts, feedback: text, show } = useText("admin");
  const state = place.show === "all" ? "all" : "unread";
  const messages = useAdminPages(api.listFeedback, { state });
  return (
    <AdminPage part="feedback" title={parts.feedback}>
      <Tools>
        <RadioCards
          legend={show}
          quietLegend
          look="segments"
          options={STATES.map((value) => ({ value, label: text.states[value] }))}
          value={state}
          onChange={(next) => go.replace(adminHref("feedback", { show: next }))}
        />
      </Tools>
      <AdminList query={messages} empty={{ title: state === "all" ? text.none : text.noneUnread }}>
        {(items) => (
          <RecordList label={parts.feedback}>
            {items.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </RecordList>
        )}
      </AdminList>
    </AdminPage>
  );
}

function MessageRow({ message }: { message: AdminFeedback }) {
  const text = useText("admin").feedback;
  const { id, person, body, created_at, read_at, has_log } = message;
  return (
    <RecordRow
      to={adminHref("feedback", { id })}
      title={person?.name ?? text.anonymous}
      fresh={read_at === null}
      badges={
        <>
          {read_at === null && <Badge tone="leaf">{text.unread}</Badge>}
          {has_log && (
            <Badge tone="quiet" icon={<ScrollText size={14} aria-hidden />}>
              {text.withLog}
            </Badge>
          )}
        </>
      }
      excerpt={body}
      facts={[showDate(created_at)]}
    />
  );
}
