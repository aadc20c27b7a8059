import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "#web/lib/text.tsx";
import { Card, Section } from "#web/ui/card.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { CardSkeleton } from "#web/ui/states/skeleton.tsx";
import { AdminPage } from "../admin-page.tsx";
import { Facts } from "../facts.tsx";
import { showInstant } from "../show-instant.ts";
import { useAdminRead } from "../use-admin.ts";
import { MailFrame } from "./mail-frame.tsx";
import css from "./mail-page.module.css";

/** One stored mail. Opening it is logged. */
export function MailPage({ id }: { id: number }) {
  const { parts, mails: text } = useText("admin");
  const mail = useAdminRead(pathTo(api.readKeptMail, { id }), { logged: true });
  return (
    <AdminPage part="mails" title={mail.data?.subject ?? parts.mails} inside>
      <Loaded query={mail} skeleton={<CardSkeleton />}>
        {({ recipient, sent_at, html, text: plain }) => (
          <>
            <Card roomy>
              <Facts
                facts={[
                  { label: text.to, value: recipient },
                  { label: text.sentAt, value: showInstant(sent_at) },
                ]}
              />
            </Card>
            <MailFrame title={text.frame} html={html} />
            <Section title={text.plain}>
              <Card roomy>
                <p className={css.plain}>{plain}</p>
              </Card>
            </Section>
          </>
        )}
      </Loaded>
    </AdminPage>
  );
}
