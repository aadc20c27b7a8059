import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "#web/lib/text.tsx";
import type { AdminFeedbackDetail } from "@kalivo/contract/shapes/admin.ts";
import { MailCheck, MailOpen } from "lucide-react";
import { showDate } from "#web/lib/format.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card, Section, Stack } from "#web/ui/card.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { CardSkeleton } from "#web/ui/states/skeleton.tsx";
import { AdminAction } from "../admin-action.tsx";
import { AdminPage } from "../admin-page.tsx";
import { adminHref } from "../admin-place.ts";
import { useAdminRead } from "../use-admin.ts";
import css from "./message-page.module.css";

/** A message and its log. It is marked read by a button, once dealt with, not on opening. */
export function MessagePage({ id }: { id: number }) {
  const text = useText("admin").feedback;
  const message = useAdminRead(pathTo(api.readFeedback, { id }));
  return (
    <AdminPage
      part="feedback"
      title={text.title}
      inside
      footer={message.data && <MarkRead message={message.data} />}
    >
      <Loaded query={message} skeleton={<CardSkeleton />}>
        {(shown) => (
          <>
            <Message message={shown} />
            {shown.log !== null && (
              <Section title={text.log}>
                <p className={css.quiet}>{text.logHelp}</p>
                {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keys */}
                <section className={css.log} aria-label={text.log} tabIndex={0}>
                  {shown.log}
                </section>
              </Section>
            )}
          </>
        )}
      </Loaded>
    </AdminPage>
  );
}

type Shown = { message: AdminFeedbackDetail };

function Message({ message: { person, body, created_at, read_at, handled_by } }: Shown) {
  const { feedback: text, unknownPerson } = useText("admin");
  return (
    <Card roomy>
      <Stack gap={16}>
        <div>
          <p className={css.from}>{person?.name ?? text.anonymous}</p>
          <p className={css.quiet}>{showDate(created_at)}</p>
        </div>
        <p className={css.body}>{body}</p>
        {read_at !== null && (
          <p className={css.quiet}>{text.readBy(handled_by?.name ?? unknownPerson, showDate(read_at))}</p>
        )}
        {person !== null && (
          <div className={css.actions}>
            <ButtonLink size="medium" href={`mailto:${person.email}`}>
              {text.answer}
            </ButtonLink>
            <ButtonLink size="medium" variant="ghost" href={adminHref("people", { id: person.id })}>
              {text.account}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function MarkRead({ message: { id, read_at } }: Shown) {
  const text = useText("admin").feedback;
  const path = pathTo(api.readFeedback, { id });
  const unread = read_at === null;
  return (
    <AdminAction
      sticky
      variant={unread ? "leaf" : "secondary"}
      icon={unread ? <MailCheck size={22} aria-hidden /> : <MailOpen size={22} aria-hidden />}
      label={unread ? text.markRead : text.markUnread}
      path={pathTo(api.markFeedback, { id })}
      data={{ read: unread }}
      answers={path}
      done={unread ? text.read : text.unreadAgain}
    />
  );
}
