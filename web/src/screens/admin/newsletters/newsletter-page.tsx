import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "#web/lib/text.tsx";
import type { NewsletterDetail } from "@kalivo/contract/shapes/admin-mail.ts";
import { FlaskConical, Pencil, Send, Trash2 } from "lucide-react";
import { showDate } from "#web/lib/format.ts";
import { go } from "#web/lib/navigation.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { CardSkeleton } from "#web/ui/states/skeleton.tsx";
import { AdminAction } from "../admin-action.tsx";
import { AdminPage } from "../admin-page.tsx";
import { adminHref } from "../admin-place.ts";
import { useFormSheet } from "../form-sheet.tsx";
import { MailFrame } from "../mails/mail-frame.tsx";
import { useAdminRead } from "../use-admin.ts";
import css from "./newsletter-page.module.css";
import { NewsletterSheet } from "./newsletter-sheet.tsx";

/** A newsletter as recipients see it. A draft can be sent to oneself, then to all; a sent one is immutable. */
export function NewsletterPage({ id }: { id: number }) {
  const { parts } = useText("admin");
  const newsletter = useAdminRead(pathTo(api.readNewsletter, { id }));
  const draft = newsletter.data?.state === "draft" ? newsletter.data : null;
  return (
    <AdminPage
      part="newsletters"
      title={newsletter.data?.subject ?? parts.newsletters}
      inside
      footer={draft !== null && draft.readers_count > 0 ? <SendButton newsletter={draft} /> : undefined}
    >
      <Loaded query={newsletter} skeleton={<CardSkeleton />}>
        {(shown) => <Content newsletter={shown} />}
      </Loaded>
    </AdminPage>
  );
}

type Shown = { newsletter: NewsletterDetail };

function Content({ newsletter }: Shown) {
  const text = useText("admin").newsletters;
  const { state, sent_at, recipients_count, readers_count, html } = newsletter;
  return (
    <>
      {sent_at !== null && (
        <Banner kind="success">{text.sentOn(showDate(sent_at), recipients_count ?? 0)}</Banner>
      )}
      {state === "draft" && (
        <>
          <Banner kind="info">{readers_count > 0 ? text.readers(readers_count) : text.nobody}</Banner>
          <DraftActions newsletter={newsletter} />
        </>
      )}
      <Section title={text.preview}>
        <MailFrame title={text.preview} html={html} />
      </Section>
    </>
  );
}

function DraftActions({ newsletter }: Shown) {
  const { newsletters: text, edit } = useText("admin");
  const sheet = useFormSheet();
  return (
    <div className={css.actions}>
      <Button size="medium" icon={<Pencil size={20} aria-hidden />} onClick={sheet.show}>
        {edit}
      </Button>
      <AdminAction
        size="medium"
        icon={<FlaskConical size={20} aria-hidden />}
        label={text.test}
        path={pathTo(api.testNewsletter, { id: newsletter.id })}
        done={text.tested}
      />
      <AdminAction
        size="medium"
        variant="ghost"
        icon={<Trash2 size={20} aria-hidden />}
        label={text.remove}
        path={pathTo(api.deleteNewsletter, { id: newsletter.id })}
        ask={{ title: text.removeTitle, help: text.removeAsk, action: text.remove }}
        done={text.removed}
        onDone={() => go.up(adminHref("newsletters"))}
      />
      <NewsletterSheet key={sheet.opened} open={sheet.open} onClose={sheet.close} newsletter={newsletter} />
    </div>
  );
}

function SendButton({ newsletter: { id, readers_count } }: Shown) {
  const text = useText("admin").newsletters;
  const path = pathTo(api.readNewsletter, { id });
  return (
    <AdminAction
      sticky
      variant="leaf"
      icon={<Send size={22} aria-hidden />}
      label={text.send}
      path={pathTo(api.sendNewsletter, { id })}
      answers={path}
      ask={{
        title: text.sendTitle(readers_count),
        help: text.sendAsk,
        action: text.sendAction(readers_count),
      }}
      done={text.sentNow}
    />
  );
}
