import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "#web/lib/text.tsx";
import type { AdminOrganisationDetail } from "@kalivo/contract/shapes/admin.ts";
import { ExternalLink, Pencil } from "lucide-react";
import { href } from "#web/paths.ts";
import { showDate, showMoney } from "#web/lib/format.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Card, Section, Stack } from "#web/ui/card.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { CardSkeleton, Repeat } from "#web/ui/states/skeleton.tsx";
import { AdminAction } from "../admin-action.tsx";
import { AdminPage } from "../admin-page.tsx";
import { useFormSheet } from "../form-sheet.tsx";
import { useAdminRead } from "../use-admin.ts";
import { Contact } from "./contact.tsx";
import { Costs } from "./costs.tsx";
import { BankAccount } from "./bank-account.tsx";
import css from "./organisation-page.module.css";
import { OwnPage } from "./own-page.tsx";
import { OrganisationSheet } from "./organisation-sheet.tsx";

/** One organisation: its page, whether it is listed, and its bank account. */
export function OrganisationPage({ id }: { id: number }) {
  const text = useText("admin");
  const organisation = useAdminRead(pathTo(api.readAnyOrganisation, { id }));
  return (
    <AdminPage part="organisations" title={organisation.data?.name ?? text.parts.organisations} inside>
      <Loaded
        query={organisation}
        skeleton={
          <Repeat times={3}>
            <CardSkeleton />
          </Repeat>
        }
      >
        {(shown) => (
          <>
            <About organisation={shown} />
            <Visibility organisation={shown} />
            {shown.is_association ? (
              <Costs />
            ) : (
              <>
                <BankAccount organisation={shown} />
                <Contact organisation={shown} />
                <OwnPage organisation={shown} />
              </>
            )}
          </>
        )}
      </Loaded>
    </AdminPage>
  );
}

type Shown = { organisation: AdminOrganisationDetail };

function About({ organisation }: Shown) {
  const { organisations: text, edit, page } = useText("admin");
  const sheet = useFormSheet();
  const { id, name, logo, banner, short_description, long_description } = organisation;
  return (
    <Section title={text.about}>
      <Card roomy>
        <Stack gap={16}>
          {banner !== null && <img className={css.banner} src={banner.url} alt="" decoding="async" />}
          <div className={css.head}>
            <Avatar id={id} first_name={name} last_name="" picture={logo} square />
            <div>
              <p className={css.short}>{short_description}</p>
              <p className={css.quiet}>
                {text.raised(showMoney(organisation.donations_sum_total_in_euros))} ·{" "}
                {text.burners(organisation.users_count)}
              </p>
            </div>
          </div>
          <p className={css.long}>{long_description || text.noDescription}</p>
          <div className={css.actions}>
            <Button size="medium" icon={<Pencil size={20} aria-hidden />} onClick={sheet.show}>
              {edit}
            </Button>
            <ButtonLink
              size="medium"
              variant="ghost"
              icon={<ExternalLink size={20} aria-hidden />}
              href={href("organisation", { id })}
            >
              {page}
            </ButtonLink>
          </div>
        </Stack>
      </Card>
      <OrganisationSheet
        key={sheet.opened}
        open={sheet.open}
        onClose={sheet.close}
        organisation={organisation}
      />
    </Section>
  );
}

function Visibility({ organisation: { id, name, hidden_at, users_count } }: Shown) {
  const text = useText("admin").organisations;
  const path = pathTo(api.readAnyOrganisation, { id });
  const shown = hidden_at === null;
  return (
    <Section title={text.visibility}>
      <Card roomy>
        <Stack gap={16}>
          {hidden_at !== null && <p className={css.short}>{text.hiddenSince(showDate(hidden_at))}</p>}
          <p className={css.quiet}>{shown ? text.visibleHelp : text.hiddenHelp}</p>
          <AdminAction
            size="medium"
            label={shown ? text.hide : text.unhide}
            path={pathTo(api.hideOrganisation, { id })}
            data={{ hidden: shown }}
            answers={path}
            ask={
              shown
                ? { title: text.hideTitle(name), help: text.hideAsk(users_count), action: text.hide }
                : undefined
            }
            done={shown ? text.hideDone : text.unhideDone}
          />
        </Stack>
      </Card>
    </Section>
  );
}
