import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "#web/lib/text.tsx";
import type { AdminPerson } from "@kalivo/contract/shapes/admin.ts";
import { href } from "#web/paths.ts";
import { showDate } from "#web/lib/format.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Banner } from "#web/ui/banner.tsx";
import { Card, Section } from "#web/ui/card.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { CardSkeleton, Repeat } from "#web/ui/states/skeleton.tsx";
import { Proposals } from "../proposals/proposal-card.tsx";
import { AdminPage } from "../admin-page.tsx";
import { Facts } from "../facts.tsx";
import { useAdminRead } from "../use-admin.ts";
import { accountName } from "./account-name.ts";
import { PayerMonths } from "./payer-months.tsx";
import { PersonActions } from "./person-actions.tsx";
import { useAccountFacts, useGivingFacts, usePaymentFacts } from "./person-facts.tsx";
import css from "./person-page.module.css";
import { RoleBadges } from "./role-badges.tsx";

/** One account, with the data needed to answer a mail; never a single workout (rule 28). */
export function PersonPage({ id }: { id: number }) {
  const text = useText("admin");
  const person = useAdminRead(pathTo(api.readAnyPerson, { id }), { logged: true });
  const title =
    person.data === undefined ? text.parts.people : accountName(person.data, text.people.erasedName);
  return (
    <AdminPage part="people" title={title} inside>
      <Loaded
        query={person}
        skeleton={
          <Repeat times={3}>
            <CardSkeleton />
          </Repeat>
        }
      >
        {(account) => <Account person={account} />}
      </Loaded>
    </AdminPage>
  );
}

function Account({ person }: { person: AdminPerson }) {
  const text = useText("admin").people;
  const account = useAccountFacts(person);
  const giving = useGivingFacts(person);
  return (
    <>
      <div className={css.head}>
        <Avatar {...person} size={72} />
        <div className={css.who}>
          <p className={css.badges}>
            <RoleBadges person={person} />
          </p>
          {person.erased_at === null && (
            <a className="text-link" href={href("userProfile", { id: person.id })}>
              {text.profile}
            </a>
          )}
          <p className={css.quiet}>{text.logged}</p>
        </div>
      </div>
      {person.erased_at !== null && <Banner kind="info">{text.erasedOn(showDate(person.erased_at))}</Banner>}
      {person.erased_at === null && (
        <Section title={text.account}>
          <Card roomy>
            <Facts facts={account} />
          </Card>
        </Section>
      )}
      <Section title={text.giving}>
        <Card roomy>
          <Facts facts={giving} />
        </Card>
      </Section>
      {person.payment !== null && <Payment payment={person.payment} />}
      <PayerMonths person={person} />
      {person.erased_at === null && <Proposals person={person} />}
      {person.erased_at === null && <PersonActions person={person} />}
    </>
  );
}

function Payment({ payment }: { payment: NonNullable<AdminPerson["payment"]> }) {
  const text = useText("admin").people;
  const facts = usePaymentFacts(payment);
  return (
    <Section title={text.payment}>
      {payment.paused_at !== null && (
        <Banner kind="warning">{text.paused(showDate(payment.paused_at))}</Banner>
      )}
      {payment.blocked_at !== null && (
        <Banner kind="error">{text.blocked(showDate(payment.blocked_at))}</Banner>
      )}
      <Card roomy>
        <Facts facts={facts} />
      </Card>
    </Section>
  );
}
