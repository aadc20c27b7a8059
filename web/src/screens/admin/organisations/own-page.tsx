import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminOrganisationDetail } from "@kalivo/contract/shapes/admin.ts";
import { showDate } from "#web/lib/format.ts";
import { useText } from "#web/lib/text.tsx";
import { Card, Section, Stack } from "#web/ui/card.tsx";
import { AdminAction } from "../admin-action.tsx";
import css from "./organisation-page.module.css";

/** The organisation's own way in, and whether it said that it takes part. */
export function OwnPage({ organisation }: { organisation: AdminOrganisationDetail }) {
  const { looks: text } = useText("admin");
  const { id, confirmed, contact_mail: contact } = organisation;
  const path = pathTo(api.readAnyOrganisation, { id });
  return (
    <Section title={text.link}>
      <Card roomy>
        <Stack gap={16}>
          <p className={css.short}>
            {confirmed === null ? text.notConfirmed : text.confirmed(confirmed.by, showDate(confirmed.at))}
          </p>
          <p className={css.quiet}>{text.linkHelp}</p>
          <div className={css.actions}>
            {contact !== null && (
              <AdminAction
                size="medium"
                label={text.sendLink}
                path={pathTo(api.sendOrganisationLink, { id })}
                done={text.linkSent}
              />
            )}
            {confirmed !== null && (
              <AdminAction
                size="medium"
                variant="ghost"
                label={text.unconfirm}
                path={pathTo(api.removeConfirmation, { id })}
                answers={path}
                ask={{ title: text.unconfirm, help: text.unconfirmHelp, action: text.unconfirm }}
                done={text.unconfirmed}
              />
            )}
          </div>
        </Stack>
      </Card>
    </Section>
  );
}
