import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "#web/lib/text.tsx";
import type { AdminOutboxMail } from "@kalivo/contract/shapes/admin-mail.ts";
import { Ban, CircleCheck, Clock, Send, TriangleAlert } from "lucide-react";
import { Badge } from "#web/ui/badge.tsx";
import { AdminAction } from "../admin-action.tsx";
import { AdminList } from "../admin-list.tsx";
import { RecordList, RecordRow } from "../record-row.tsx";
import { showInstant } from "../show-instant.ts";
import { useAdminPages } from "../use-admin.ts";

/** Mails by state; a failed one can be sent again while it is still useful. */
export function Outbox({ view }: { view: AdminOutboxMail["state"] | "notices_not_sent" }) {
  const text = useText("admin").mails;
  const mails = useAdminPages(api.listOutbox, { state: view });
  return (
    <AdminList query={mails} empty={{ title: text.none }}>
      {(items) => (
        <>
          {view === "given_up" && items.some(({ can_retry }) => can_retry) && (
            <AdminAction
              icon={<Send size={20} aria-hidden />}
              label={text.retryAll}
              path={api.retryMails}
              ask={{
                title: text.retryAll,
                help: text.retryAllAsk(mails.data?.pages[0]?.total ?? items.length),
                action: text.retryAll,
              }}
              done={text.retriedAll}
            />
          )}
          <RecordList label={text.views[view]}>
            {items.map((mail) => (
              <OutboxRow key={mail.id} mail={mail} />
            ))}
          </RecordList>
        </>
      )}
    </AdminList>
  );
}

const ICONS = { waiting: Clock, sent: CircleCheck, given_up: TriangleAlert, dropped: Ban } as const;
const TONES = { waiting: "quiet", sent: "leaf", given_up: "warning", dropped: "quiet" } as const;

function OutboxRow({ mail }: { mail: AdminOutboxMail }) {
  const { mails: text, unknownPerson } = useText("admin");
  const { kind, recipient, state, tries, last_error, not_before } = mail;
  const Icon = ICONS[state];
  const ended = mail.sent_at ?? mail.given_up_at;
  return (
    <RecordRow
      title={recipient?.name ?? unknownPerson}
      badges={
        <Badge tone={TONES[state]} icon={<Icon size={14} aria-hidden />}>
          {text.states[state]}
        </Badge>
      }
      excerpt={last_error ?? undefined}
      facts={[
        kind.replaceAll("_", " "),
        recipient?.email ?? null,
        text.tries(tries),
        ended === null ? text.notBefore(showInstant(not_before)) : showInstant(ended),
      ]}
      action={mail.can_retry || mail.can_give_up ? <MailAction mail={mail} /> : undefined}
    />
  );
}

function MailAction({ mail: { id, recipient, can_retry } }: { mail: AdminOutboxMail }) {
  const { mails: text, unknownPerson } = useText("admin");
  if (can_retry)
    return (
      <AdminAction
        size="medium"
        icon={<Send size={20} aria-hidden />}
        label={text.retry}
        path={pathTo(api.retryMail, { id })}
        done={text.retried}
      />
    );
  return (
    <AdminAction
      size="medium"
      variant="ghost"
      label={text.giveUp}
      path={pathTo(api.giveUpMail, { id })}
      ask={{
        title: text.giveUp,
        help: text.giveUpAsk(recipient?.name ?? unknownPerson),
        action: text.giveUp,
      }}
      done={text.gaveUp}
    />
  );
}
